import { defineCall } from '../call.ts'
import { flag, means, object, text } from '../schema.ts'

/** Calls about the place that groceries go to (docs/spec/fresh.md). */

const setting = (about: string, example: string) => means(text, `${about} Empty: unknown.`, example)

const deviceType = setting('Kind of device.', 'desktop')
const pageType = setting('Kind of page.', 'detail')
const actionSource = setting('Place in the page where the shopper made the change.', 'fresh-cart')
const addressId = means(text, 'Id of the saved address. Empty: none.', 'A1')

/** FRS-020, FRS-055. */
export const glowAddressSelections = defineCall({
  id: 'glow-address-selections',
  about: 'Returns the name of the delivery location, and its address.',
  method: 'GET',
  path: '/portal-migration/hz/glow/get-rendered-address-selections',
  query: object({
    deviceType,
    pageType,
    storeContext: setting('Context of the store.', 'fresh'),
    actionSource,
  }),
  output: object({
    label: means(text, 'Name of the location, as shoppers see it.', '22767 Hamburg'),
    addressId,
  }),
  timeout: 10_000,
})

/** FRS-021, FRS-022, FRS-056. */
export const glowAddressChange = defineCall({
  id: 'glow-address-change',
  about: 'Moves the delivery to a saved address.',
  method: 'POST',
  path: '/portal-migration/hz/glow/address-change',
  body: object({
    addressId,
    almBrandId: means(text, 'Id of the brand that the store belongs to.', 'HARBOR'),
    actionSource,
    locationType: setting('What the address is to the shopper.', 'ACCOUNT_ADDRESS'),
    deviceType,
    pageType,
  }),
  output: object({
    successful: means(flag, 'The delivery has moved.'),
    addressId,
  }),
  headers: ['csrf'],
  timeout: 10_000,
})
