import { asin as productId } from '../../src/contract/fields.ts'
import { getRegions, sdAvailability } from '../../src/contract/schedule/availability.ts'
import {
  availabilityResolved,
  deliveryIntentChanged,
  deliveryRegionChanged,
  deliveryStateChanged,
  postalCodeChanged,
} from '../../src/contract/schedule/scheduled-events.ts'
import {
  flag as boolean,
  list,
  means,
  object,
  optional,
  text as string,
  whole,
} from '../../src/contract/schema.ts'
import { address, asin, choice, describe, flag, json, text } from '../../src/element/describe.ts'
import { selector, url } from '../../src/element/formats.ts'
import { scheduledDeliveryExamples } from './scheduled-delivery.examples.ts'

const part = (about: string, example: string) => optional(means(string, about, example))

export const scheduledDelivery = describe({
  tag: 'dp-scheduled-delivery',
  about:
    'Lets a shopper order a delivery at a chosen day and time, with a dp-delivery-calendar inside.',
  fields: {
    asin,
    merchantId: text({ about: 'Id of the merchant.', store: 'product.merchantId' }),
    offerListingId: text({ about: 'Id of the offer.', store: 'product.offerListingId' }),
    addressId: text({ about: 'Id of the saved address.', store: 'location.addressId' }),
    marketplaceId: text({
      about: 'Id of the marketplace.',
      required: true,
      store: 'context.marketplaceId',
    }),
    sku: text({ about: "The merchant's own id of the product.", default: '' }),
    fmid: text({ about: 'Id of the fulfillment.', default: '' }),
    shipoption: text({ about: 'Shipping option.', default: '' }),
    heavyBulky: flag({ about: 'The item is heavy or bulky. Sent to your server.', default: false }),
    required: flag({
      about: 'The item can only be bought with a delivery time.',
      default: false,
    }),
    blockPlaceOrder: flag({
      about: 'Blocks the buttons of placeOrder, too, while no time is chosen.',
      default: true,
    }),
    hideOnError: flag({
      about:
        'Hides the calendar if nothing can be chosen, and says it in short. false: says it at length. The calendar inside gets this value.',
      default: true,
    }),
    availabilityUrl: address(sdAvailability, {
      about: 'URL that tells which items can be delivered at a chosen time.',
    }),
    regionsUrl: address(getRegions, { about: 'URL that returns the regions to choose from.' }),
    destination: choice(['postal-code', 'region'], {
      about: 'How the shopper says where the delivery goes.',
      default: 'postal-code',
    }),
    useCase: text({ about: 'Use case of the calendar inside.', default: '' }),
    postalPattern: text({
      about: 'Regular expression of a valid postal code.',
      default: String.raw`^\d{5}(-\d{4})?$`,
    }),
    addToCart: text({
      about: 'Selector of the buttons that add to the cart.',
      default: '#add-to-cart-button',
      ...selector,
    }),
    placeOrder: text({
      about: 'Selector of the buttons that place an order.',
      default: '[data-dp-place-order]',
      ...selector,
    }),
    disabledImage: text({
      about:
        'URL of an image in place of the buttons that add to the cart while they are blocked. Default: the buttons stay, and look disabled.',
      ...url,
    }),
    merchantType: choice(['standard', 'installation'], {
      about: 'Kind of the merchant. It decides which page helpId is a page of.',
      default: 'standard',
    }),
    helpId: text({ about: 'Id of the help page. Without it, there is no link to help.' }),
    items: json(
      list(
        object({
          asin: productId,
          merchantID: part('Id of the merchant. Default: that of the product.', 'MHARBORPINE'),
          sku: part("The merchant's own id of the product.", 'WM-9'),
          fmid: part('Id of the fulfillment.', 'F1'),
          offerListingID: part('Id of the offer.', 'OLB0WASHER01'),
          quantity: optional(means(whole, 'Quantity.', 1, 'count')),
          shipoption: part('Shipping option.', 'scheduled'),
          addressId: part('Id of the saved address.', 'A1'),
          marketplace: part('Id of the marketplace.', 'DP-DE'),
          isSDAvailable: optional(
            means(boolean, 'What your server knows already. Missing: the element asks.'),
          ),
        }),
      ),
      {
        about:
          'All items that the buy box may show, such as variations. The element asks for all of them at once.',
        from: 'state',
      },
    ),
    phoneMessageMarketplaceId: text({
      about: 'Id of the marketplace in which the shop calls shoppers to agree on a date.',
      from: 'state',
    }),
    phoneNumber: text({ about: 'Phone number at which the shop calls.', from: 'state' }),
    phoneChangeUrl: text({
      about: 'URL of the page on which the shopper changes the phone number.',
      from: 'state',
      ...url,
    }),
  },
  events: {
    'dp-delivery-intent-changed': {
      about: 'The shopper wants a delivery at a chosen time, or no longer.',
      detail: deliveryIntentChanged,
    },
    'dp-delivery-state-changed': {
      about: 'It is another state than before.',
      detail: deliveryStateChanged,
    },
    'dp-delivery-availability-resolved': {
      about: 'Your server has told which items can be delivered at a chosen time.',
      detail: availabilityResolved,
    },
    'dp-postal-code-changed': {
      about: 'The shopper has entered a postal code.',
      detail: postalCodeChanged,
    },
    'dp-delivery-region-changed': {
      about: 'The shopper has chosen a region.',
      detail: deliveryRegionChanged,
    },
  },
  calls: [getRegions, sdAvailability],
  configures: { slot: 'calendar', tag: 'dp-delivery-calendar' },
  methods: {
    trigger: {
      about:
        'Takes a trigger: enable and disable say whether a time can be chosen, require and unrequire whether one must be.',
      parameters: { name: "'enable' | 'disable' | 'require' | 'unrequire'" },
    },
  },
  states: {
    enabled: 'A delivery time can be chosen.',
    required: 'A delivery time must be chosen.',
    intent: 'The shopper wants a delivery at a chosen time, or has to.',
  },
  parts: {
    intent: 'The check box and its label.',
    help: 'The link to the help page.',
    'postal-code': 'The field for the postal code.',
    go: 'The button beside the field.',
    'postal-message': 'What is wrong with the postal code.',
    region: 'The list of regions.',
    message: 'Why nothing can be chosen.',
  },
  slots: {
    '': "Fallback: your server's own text. It shows until the element is ready, or if it cannot load.",
    calendar: 'The dp-delivery-calendar. It shows once the shopper wants to choose a time.',
  },
  // The phone number as the page writes it, also where it is announced.
  pageFormats: ['[part=message]', '[role=status]'],
  keyboard: {
    Space: 'On the check box: checks or unchecks it.',
    Enter: 'In the field for the postal code: does what the button beside it does.',
    'Arrow keys': 'In the list of regions: choose another one.',
  },
  examples: scheduledDeliveryExamples,
})
export type ScheduledDelivery = typeof scheduledDelivery
