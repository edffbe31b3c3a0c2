import type { DeviceType } from '../../../page/shapes.ts'

/** The device as metrics of protection and warranty name it (PRO-040). */
export function metricDevice(type: DeviceType | null): 'DESKTOP' | 'MOBILE' | 'MOBILE_APP' {
  if (type?.endsWith('App')) return 'MOBILE_APP'
  return type === 'mobile' || type === 'iPad' ? 'MOBILE' : 'DESKTOP'
}
