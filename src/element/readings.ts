import type { StoreSource } from './describe.ts'

const byDevice = (map: (type: unknown) => unknown): StoreSource => ({
  path: 'shopper.deviceType',
  map,
})

/** "In the app": the three device types that end in App. */
export const inApp = byDevice(type => type && `${type}`.endsWith('App'))
/** Mobile web: mobile and iPad. */
export const onMobileWeb = byDevice(type => type && (type === 'mobile' || type === 'iPad'))
