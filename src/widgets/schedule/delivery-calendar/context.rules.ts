import type { CalendarConfig } from './delivery-calendar.ports.ts'

export type Context = 'checkout' | 'shipOptionSelect' | 'oneClick' | 'detail'

/** What page the shopper is on (CAL-059). */
export function contextOf(
  config: Pick<CalendarConfig, 'checkoutSelectCallback' | 'shipOptionSelectCallback' | 'oneClick'>,
): Context {
  if (config.checkoutSelectCallback) return 'checkout'
  if (config.shipOptionSelectCallback) return 'shipOptionSelect'
  return config.oneClick ? 'oneClick' : 'detail'
}

/** true: the calendar belongs to one of several shipping options (CAL-032, CAL-046). */
export const isAtOption = (config: CalendarConfig): boolean =>
  !!(config.radio || config.checkoutSelectCallback || config.shipOptionSelectCallback)

/** The page as metrics name it (CAL-061). */
export function metricPageOf(config: CalendarConfig): string {
  const context = contextOf(config)
  return config.metricPage ?? (context === 'oneClick' ? 'detail' : context)
}
