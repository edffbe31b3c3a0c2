import type { StoreSource } from './describe.ts'

const byDevice = (map: (type: unknown) => unknown): StoreSource => ({
  path: 'shopper.deviceType',
  map,
})

/** true for the three device types whose name ends in App. */
export const inApp = byDevice(type => type && `${type}`.endsWith('App'))
/** true for mobile web: mobile and iPad. */
export const onMobileWeb = byDevice(type => type && (type === 'mobile' || type === 'iPad'))
/** The device name that location calls send. Mobile web counts as the app (LOC-034). */
export const wireDevice = byDevice(type => (type === 'mobile' ? 'mobileApp' : type))
/** What a shopper who presses a button adds: blank and 0 count as 1 (core.md, $quantity). */
export const quantityToAdd: StoreSource = {
  path: 'quantity',
  map: held => held || undefined,
}
/** How a panel opens (OPT-010). undefined: the device is not known, so the width of the window decides (COR-108). */
export const panelByDevice = byDevice(type => type && (type === 'desktop' ? 'popover' : 'sheet'))
