import { Message } from '../../../parts/message.tsx'
import type { CalendarProps } from './delivery-calendar.model.ts'

/** Why the shopper cannot choose. null: dp-scheduled-delivery says it, or there is nothing to say. */
function reason({ config, model, text }: CalendarProps): string | null {
  const data = model.$data.get()
  const { errorCode, slotQualityDetail = 'NORMAL' } = data?.slotQualityInfo ?? {}
  const isOwn = !model.isNested || !(errorCode || data?.errorMsg || slotQualityDetail !== 'NORMAL')
  if (!isOwn) return null
  if (data?.errorMsg) return data.errorMsg
  if (model.$state.get() === 'deferred') return text('sd.unknown')
  return config.buyBox
    ? (config.noSlotsForAddressBuyBox ?? text('sd.noSlotsForAddressBuyBox'))
    : (config.noSlotsForAddress ?? text('sd.noSlotsForAddress'))
}

/** The latest shipment, where there is no slot because the item is not in stock yet (CAL-038, CAL-039). */
function promise({ model, text }: CalendarProps): string | null {
  const data = model.$data.get()
  const { maxShipDisplay } = data?.defaultDates ?? {}
  const isRestricted = data?.slotQualityInfo?.slotQualityDetail === 'SD_INVENTORY_STATE_RESTRICTED'
  return isRestricted && maxShipDisplay ? text('sd.shipPromise', { date: maxShipDisplay }) : null
}

/** What the shopper has to know beside the choice, with a way on. */
export function Messages(props: CalendarProps) {
  const { config, model, text } = props
  const state = model.$state.get()
  const notice = model.$notice.get()
  if (state === 'failed') {
    return (
      <Message tone="error" part="message" retryLabel={text('common.retry')} onRetry={model.retry}>
        {config.retrieveError ?? text('sd.retrieveError')}
      </Message>
    )
  }
  if (state === 'empty' || state === 'deferred') {
    const shipped = promise(props)
    const why = shipped ? null : reason(props)
    return (
      <>
        {shipped && (
          <Message tone="info" part="promise">
            {shipped}
          </Message>
        )}
        {why && (
          <Message tone="info" part="message">
            {why}
          </Message>
        )}
      </>
    )
  }
  if (!notice) return null
  const own = notice === 'sd.inconsistent' ? config.inconsistent : undefined
  return (
    <Message tone="info" part="message">
      {own ?? text(notice)}
    </Message>
  )
}
