import type { StoreSource } from './describe.ts'

const byDevice = (map: (type: unknown) => unknown): StoreSource => ({
  path: 'shopper.deviceType',
  map,
})

/** "In the app": the three device types that end in App. */
export const inApp = byDevice(type => type && `${type}`.endsWith('App'))
/** Mobile web: mobile and iPad. */
export const onMobileWeb = byDevice(type => type && (type === 'mobile' || type === 'iPad'))
/** As the calls of locations name devices: mobile web counts as the app (LOC-034). */
export const wireDevice = byDevice(type => (type === 'mobile' ? 'mobileApp' : type))
