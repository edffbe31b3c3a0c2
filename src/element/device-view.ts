import type { StoreSource } from './describe.ts'

/**
 * Maps the device type to desktop or mobile. Without a device type, the default of the field applies. A file of its
 * own, so that tags without the other readings do not load them.
 */
export const deviceView: StoreSource = {
  path: 'shopper.deviceType',
  map: type => type && (type === 'desktop' ? 'desktop' : 'mobile'),
}
