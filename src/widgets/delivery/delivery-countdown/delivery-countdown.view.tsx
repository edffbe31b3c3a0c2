import type { DeliveryCountdown } from '../../../../elements/delivery/delivery-countdown.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Countdown } from '../../../parts/countdown.tsx'
import { splitDuration } from '../../../rules/duration.ts'
import { fillPlurals } from '../../../rules/plural.ts'
import { safeUrl } from '../../../rules/url.ts'
import type { messages } from './delivery-countdown.messages.ts'
import type { CountdownModel } from './delivery-countdown.model.ts'

type Props = ViewProps<CountdownModel, DeliveryCountdown, typeof messages>

/**
 * Returns the time left in words: hours and minutes, only minutes, or seconds in the last minute (CDN-002 to CDN-005).
 */
function words(left: number, { config, text }: Props): string {
  const { days, hours: rest, minutes, seconds } = splitDuration(left)
  const hours = days * 24 + rest
  const unit = hours ? 'hours' : minutes ? 'minutes' : 'seconds'
  const values = { hours, minutes, seconds }
  return fillPlurals(text(`countdown.${unit}`, values), values, config.locale)
}

export function View(props: Props) {
  const { config, model, text } = props
  const running = model.$running.get()
  if (!running) return <slot />
  const { until, now, ended } = running
  if (!ended) {
    return (
      <Countdown
        until={until}
        now={now}
        words={left => words(left, props)}
        onEnd={model.end}
        part="time"
      />
    )
  }
  return (
    <a
      part="link"
      href={safeUrl(config.refreshUrl) ?? ''}
      onClick={event => {
        event.preventDefault()
        model.refresh()
      }}
    >
      {text('countdown.ended')}
    </a>
  )
}
