import type { StoreSource } from './describe.ts'

/** Desktop or unknown is desktop, every other mobile. Apart from the readings that fewer elements need. */
export const deviceView: StoreSource = {
  path: 'shopper.deviceType',
  map: type => type && (type === 'desktop' ? 'desktop' : 'mobile'),
}
