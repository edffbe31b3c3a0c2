import { locationChanged } from '../../src/contract/delivery/location-events.ts'
import {
  addStarted,
  beforeNavigate,
  cartFailed,
  quantityCommitted,
} from '../../src/contract/events.ts'
import { freshCartCalls } from '../../src/contract/fresh/index.ts'
import {
  additionalParams,
  anything,
  beforeFreshAdd,
  conflictData,
  conflictsRequested,
  freshAdded,
  introRequested,
  itemOfStore,
  storeAndBrand,
  storedItems,
} from '../../src/contract/fresh/fresh-events.ts'
import { list, text as string } from '../../src/contract/schema.ts'
import {
  asin,
  cartUrl,
  choice,
  describe,
  flag,
  json,
  number,
  text,
  whole,
} from '../../src/element/describe.ts'
import { quantityToAdd } from '../../src/element/readings.ts'
import { freshCartExamples } from './fresh-cart.examples.ts'

export const freshCart = describe({
  tag: 'dp-fresh-cart',
  about:
    'Adds groceries to the cart of a store or to an order, and settles what an address or a delivery time changes.',
  fields: {
    mode: choice(['cart', 'order', 'multi'], {
      about:
        'What the element adds to. cart: one item to the cart. multi: several items to the cart. order: one item to an order that the shopper has placed.',
      default: 'cart',
    }),
    asin: {
      ...asin,
      about:
        'Product id. Default: the product of the page. Without a product, the element serves the quantity selectors of all products of the store.',
    },
    storeId: text({ about: 'Id of the store that sells the item.', required: true }),
    brandId: text({ about: 'Id of the brand that the store belongs to.', required: true }),
    quantity: whole({
      about: 'Quantity that the button adds. Default: what the shopper has chosen, or 1.',
      unit: 'count',
      min: 1,
      max: 999,
      store: quantityToAdd,
      default: 1,
    }),
    amountInUom: number({
      about: 'Amount in the unit of an item that is not sold by count.',
      unit: 'count',
      min: 0,
    }),
    isItemSoldByCount: flag({ about: 'The item is sold by count, not by weight.', default: true }),
    clientID: text({ about: 'Id of the part of your page. Sent with each add.' }),
    sessionID: text({
      about: 'Id of the session. Sent with each add. Default: the session of the page.',
      store: 'context.sessionId',
    }),
    qsUID: text({
      about:
        'Id of the quantity selector. Sent with each add. Default: that of the selector that asks.',
    }),
    reftag: text({ about: 'Reference tag. Sent with each add.' }),
    gsc: text({ about: 'Sent as gsc with each add.' }),
    csrfToken: text({
      about: 'Anti-forgery token. Sent as a header; of an add to an order also in the URL.',
      required: true,
      meta: 'dp-csrf-token',
    }),
    offerListingDiscriminator: text({ about: 'Names the offer. Sent with each add.' }),
    pickingStrategy: text({ about: 'How the store picks the item. Sent with each add.' }),
    showButton: flag({
      about: 'Shows the button. Without it, quantity selectors of the item start the adds.',
      default: true,
    }),
    reloadAfterAdd: flag({ about: 'Loads the page again after an add.', default: false }),
    deviceType: text({
      about: "Kind of device. Sent with calls about the address. Default: the shopper's.",
      store: 'shopper.deviceType',
    }),
    pageType: text({
      about: 'Kind of page. Sent with calls about the address. Default: that of the page.',
      store: 'context.pageType',
      default: 'detail',
    }),
    actionSource: text({ about: 'Sent with calls about the address.', default: '' }),
    storeContext: text({ about: 'Sent with calls about the address.', default: '' }),
    locationType: text({ about: 'Sent with calls about the address.', default: '' }),
    cartUrl,
    items: json(storedItems, {
      about: 'The items that mode multi adds.',
      from: 'state',
      default: [],
    }),
    discoveredAsins: json(list(string), {
      about: 'Product ids that the page has shown. Sent with each add.',
      from: 'state',
      default: [],
    }),
    queryLogInfoParams: json(anything, {
      about: 'What your page says of the search. Sent with each add.',
      from: 'state',
    }),
    additionalParams: json(additionalParams, {
      about: 'Further parameters. Sent with each add.',
      from: 'state',
    }),
    conflictData: json(conflictData, {
      about: 'What the cart is to suit. Sent with calls about conflicts.',
      from: 'state',
    }),
  },
  events: {
    'dp-before-add-to-cart': {
      about: 'Items are about to be added. Cancel the event, and nothing is added.',
      detail: beforeFreshAdd,
      cancelable: true,
    },
    'dp-add-started': {
      about: 'The element adds what a quantity selector has asked for.',
      detail: addStarted,
    },
    'dp-cart-added': { about: 'The items are in the cart or in the order.', detail: freshAdded },
    'dp-cart-failed': { about: 'The items could not be added.', detail: cartFailed },
    'dp-conflicts-resolved': {
      about: 'The cart suits the new address or delivery time.',
      detail: storeAndBrand,
    },
    'dp-slot-cancelled': {
      about: 'The delivery time is cancelled, so that the item can be added.',
      detail: itemOfStore,
    },
    'dp-cart-progress-changed': {
      about: 'Your page can show anew how far the cart has come.',
      detail: storeAndBrand,
    },
    'dp-before-navigate': {
      about: 'The browser is about to leave or reload the page.',
      detail: beforeNavigate,
      cancelable: true,
    },
    'dp-location-changed': {
      about: 'The delivery has moved to another address.',
      detail: locationChanged,
    },
    'dp-intro-requested': {
      about: 'Asks for an introduction of the store. If you show one, cancel this event.',
      detail: introRequested,
      cancelable: true,
    },
  },
  hears: {
    'dp-quantity-committed': {
      about:
        'A quantity selector of the same item and store asks for a quantity. The element adds it. Without a product of its own, it does so for every item of the store.',
      detail: quantityCommitted,
      sample: {
        widgetId: 'milk',
        asin: 'B0MILK0001',
        storeId: 'HALL',
        quantity: 2,
        previousQuantity: 1,
        isStepper: true,
        setQuantity: true,
        reftag: '_qs_add',
      },
    },
    'dp-cart-conflicts-requested': {
      about: 'The element checks whether the cart suits this data.',
      detail: conflictsRequested,
    },
  },
  takes: ['dp-quantity-committed', 'dp-cart-conflicts-requested'],
  calls: freshCartCalls,
  states: {
    adding: 'An add is under way.',
    checking: 'The cart is being checked against an address or a delivery time.',
    open: 'A dialog is open.',
  },
  parts: {
    button: 'The button.',
    dialog: 'The dialog that says why an item is not added.',
    message: 'A message to the shopper.',
  },
  slots: { '': "Fallback: your server's own form. Shows until the element is ready." },
  keyboard: {
    'Enter, Space': 'On the button: adds. In the dialog: presses its buttons.',
    Escape: 'Closes the dialog. Focus returns to what opened it.',
  },
  examples: freshCartExamples,
})
export type FreshCart = typeof freshCart
