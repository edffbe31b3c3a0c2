import { cartCount } from '../../src/contract/buying/cart.ts'
import {
  beforeAddToCart,
  beforeNavigate,
  cartAdded,
  cartFailed,
  quantityChanged,
} from '../../src/contract/events.ts'
import {
  groceryAdd as addCall,
  groceryWeblabTrigger,
  reservationConflict,
} from '../../src/contract/fresh/grocery-add.ts'
import {
  assistantItemAdded,
  assistantItemFailed,
  conflict,
  coupon,
  listItemAdded,
  listItemFailed,
  sellerOffer,
} from '../../src/contract/fresh/grocery-events.ts'
import {
  assistantListAdd,
  listLogEvents,
  shoppingListAdd,
} from '../../src/contract/fresh/grocery-lists.ts'
import { flag as boolean, lenientList, means, object, optional } from '../../src/contract/schema.ts'
import {
  address,
  asin,
  cartUrl,
  describe,
  flag,
  json,
  text,
  whole,
} from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { groceryAddExamples } from './grocery-add.examples.ts'

export const groceryAdd = describe({
  tag: 'dp-grocery-add',
  about:
    'Adds a grocery to the cart, of one seller or of several, and to lists. Says what the shop cannot deliver.',
  fields: {
    asin,
    title: text({
      about: 'Title of the item. Nothing is added without it. Default: that of the product.',
      store: 'product.title',
    }),
    offerListingId: text({
      about: 'Id of the offer. Nothing is added without it. Default: that of the product.',
      store: 'product.offerListingId',
    }),
    sessionId: text({
      about: 'Id of the session. Nothing is added without it. Default: the session of the page.',
      store: 'context.sessionId',
    }),
    quantity: whole({
      about: 'Quantity at the start, if nobody has chosen one.',
      unit: 'count',
      min: 1,
      max: 999,
      default: 1,
    }),
    quantityOptions: whole({
      about:
        'Where the list of quantities ends. The last entry, such as 10+, lets the shopper type a quantity.',
      unit: 'count',
      min: 2,
      max: 999,
      default: 10,
    }),
    reftag: text({ about: 'Reference tag. Sent with each add.', default: 'dp_grocery_add' }),
    addUrl: address(addCall, {
      about: `URL that adds to the cart. Default: ${addCall.path}.`,
    }),
    conflictUrl: address(reservationConflict, {
      about: `URL of the HTML that says why an item is not added. Default: ${reservationConflict.path}.`,
    }),
    cartCountUrl: address(cartCount, {
      about: `URL that returns the number of items in the cart. Default: ${cartCount.path}.`,
    }),
    listUrl: address(shoppingListAdd, {
      about: `URL that adds to the shopping list. Default: ${shoppingListAdd.path}.`,
    }),
    listId: text({ about: 'Id of the shopping list. Without it, there is no such button.' }),
    listToken: text({ about: 'Token of the shopping list. Without it, there is no such button.' }),
    assistantListUrl: address(assistantListAdd, {
      about: "URL that adds to the voice assistant's list. Without it, there is no such button.",
    }),
    assistantMetadata: text({ about: "Sent as a header with the add to the assistant's list." }),
    logEventsUrl: address(listLogEvents, {
      about: `URL that counts adds to the assistant's list. Default: ${listLogEvents.path}.`,
    }),
    signInUrl: text({
      about: 'URL of the sign-in page. Default: that of the page.',
      store: 'context.signInUrl',
      ...url,
    }),
    marketplaceId: text({
      about: 'Id of the marketplace. Default: that of the page.',
      store: 'context.marketplaceId',
      default: '',
    }),
    pageName: text({
      about: "Name of the page, for counting adds to the assistant's list.",
      default: 'detail',
    }),
    eventType: text({
      about: "Kind of event, for counting adds to the assistant's list.",
      default: 'ADD_ITEM',
    }),
    listType: text({
      about: "Kind of list, for counting adds to the assistant's list.",
      default: 'SHOPPING_LIST',
    }),
    weblabValue: text({ about: 'Name of an experiment that the shopper takes part in.' }),
    weblabTreatment: text({ about: 'What the shopper sees of the experiment.' }),
    requestId: text({
      about: 'Id of the request that made the page. Default: that of the page.',
      store: 'context.requestId',
    }),
    offersPerPage: whole({
      about: 'How many other offers show at once.',
      unit: 'count',
      min: 1,
      max: 50,
      default: 3,
    }),
    offerCount: whole({
      about:
        'How many offers the page state has. Keeps their space until the code comes. Default: keeps no space.',
      unit: 'count',
      min: 0,
      max: 999,
    }),
    hasCoupon: flag({
      about: 'The page state has a coupon. Keeps its space until the code comes.',
      default: false,
    }),
    cartUrl,
    offers: json(means(lenientList(sellerOffer), 'The offers, in the order to show.'), {
      about: 'Offers of other sellers. The shopper can add each of them.',
      from: 'state',
      default: [],
    }),
    coupon: json(coupon, {
      about: 'A coupon for the item. An add clips it. Without it, there is no coupon area.',
      from: 'state',
    }),
  },
  events: {
    'dp-before-add-to-cart': {
      about: 'An item is about to be added. Cancel the event, and nothing is added.',
      detail: beforeAddToCart,
      cancelable: true,
    },
    'dp-cart-added': {
      about: 'The item is in the cart.',
      detail: object({
        ...cartAdded.entries,
        couponClipped: optional(
          means(boolean, 'The shopper has the coupon. Missing: the server says nothing of it.'),
        ),
      }),
    },
    'dp-cart-failed': { about: 'The item could not be added.', detail: cartFailed },
    'dp-grocery-conflict-opened': {
      about: 'A dialog says why the item is not added.',
      detail: conflict,
    },
    'dp-grocery-conflict-closed': { about: 'The shopper has closed the dialog.', detail: conflict },
    'dp-list-item-added': { about: 'The item is on the shopping list.', detail: listItemAdded },
    'dp-list-item-failed': {
      about: 'The item could not be put on the shopping list, or is there already.',
      detail: listItemFailed,
    },
    'dp-assistant-item-added': {
      about: "The item is on the voice assistant's list.",
      detail: assistantItemAdded,
    },
    'dp-assistant-item-failed': {
      about: "The item could not be put on the voice assistant's list.",
      detail: assistantItemFailed,
    },
    'dp-quantity-changed': {
      about: 'The shopper has chosen another quantity.',
      detail: quantityChanged,
    },
    'dp-before-navigate': {
      about: 'The browser is about to go to the sign-in page.',
      detail: beforeNavigate,
      cancelable: true,
    },
  },
  calls: [
    addCall,
    reservationConflict,
    cartCount,
    shoppingListAdd,
    assistantListAdd,
    listLogEvents,
    groceryWeblabTrigger,
  ],
  states: {
    adding: 'An add to the cart is under way.',
    invalid: 'The typed quantity cannot be bought.',
    clipped: 'The shopper has the coupon.',
    open: 'The dialog that says why an item is not added is open.',
  },
  parts: {
    box: 'The block.',
    quantity: 'The button that opens the list of quantities.',
    list: 'The list of quantities.',
    item: 'A quantity in the list.',
    input: 'The field for a typed quantity.',
    button: 'The button that adds to the cart.',
    coupon: 'The coupon.',
    offers: 'The offers of other sellers.',
    offer: 'One of these offers.',
    'offer-button': 'The button that adds the offer to the cart.',
    'list-button': 'The button of the shopping list.',
    'assistant-button': "The button of the voice assistant's list.",
    dialog: 'A dialog.',
    message: 'A message to the shopper.',
  },
  pageFormats: ['.offer-price', '.offer-delivery', '.coupon'],
  slots: { '': "Fallback: your server's own form. Shows until the element is ready." },
  keyboard: {
    'Enter, Space': 'On a button: does what it says. In the list: chooses the quantity.',
    Enter: 'In the field for a quantity: takes the quantity, and adds.',
    '↑, ↓, Home, End': 'In the list: moves.',
    Escape: 'Closes the list or the dialog. Focus returns to what opened it.',
  },
  examples: groceryAddExamples,
})
export type GroceryAdd = typeof groceryAdd
