import * as v from 'valibot'
import { asin } from '../fields.ts'
import { flag, list, means, object, text, whole } from '../schema.ts'

/** Details of the events of dp-scheduled-delivery (scheduled-delivery.md). */

const states = ['notLoaded', 'disabled', 'enabled', 'requiredDisabled', 'requiredEnabled'] as const
const state = (about: string) => means(v.picklist(states), about)

export const deliveryIntentChanged = object({
  checked: means(flag, 'true: the shopper wants a delivery at a chosen time, or has to.'),
})

export const deliveryStateChanged = object({
  from: state('The state before.'),
  to: state('The state now.'),
})

/** SCH-041. */
export const availabilityResolved = object({
  items: means(
    list(
      object({
        asin,
        merchantId: means(text, 'Id of the merchant. Empty: not known.', 'MHARBORPINE'),
        sku: means(text, "The merchant's own id of the product. Empty: not known.", 'WM-9'),
        fmid: means(text, 'Id of the fulfillment. Empty: not known.', 'F1'),
        offerListingId: means(text, 'Id of the offer. Empty: not known.', 'OLB0WASHER01'),
        quantity: means(whole, 'Quantity that the shopper has chosen.', 1, 'count'),
        shipoption: means(text, 'Shipping option. Empty: not known.', 'scheduled'),
        addressId: means(text, 'Id of the saved address. Empty: not known.', 'A1'),
        marketplace: means(text, 'Id of the marketplace.', 'DP-DE'),
        isSdAvailable: means(flag, 'true: the item can be delivered at a chosen time.'),
      }),
    ),
    'The items that the server has told about.',
  ),
})

export const postalCodeChanged = object({
  zipCode: means(text, 'The postal code that the shopper has entered.', '20095'),
})

export const deliveryRegionChanged = object({
  regionId: means(text, 'Id of the region.', 'north'),
  name: means(text, 'Name of the region.', 'Northern Germany'),
})
