import { Fragment } from 'react'
import { Countdown } from '../../../parts/countdown.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { calendar } from '../../../parts/icons/calendar.ts'
import { clock } from '../../../parts/icons/clock.ts'
import { spinner } from '../../../parts/icons/spinner.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Late } from '../../../parts/late.tsx'
import { MovingHeight } from '../../../parts/moving-height.tsx'
import { late } from './delivery-calendar.late.ts'
import type { CalendarProps } from './delivery-calendar.model.ts'
import { Dropdown } from './dropdown.view.tsx'
import { Messages } from './messages.view.tsx'
import { leftWords, slotWords } from './words.rules.ts'

/** The chosen slot, or what to do (CAL-057, CAL-058). */
function Face({ config, model, text }: CalendarProps) {
  const selected = model.$selected.get()
  if (!selected) {
    const isLoading = model.$state.get() === 'loading'
    const title = config.popupTitle ?? text('sd.popup.title')
    return <span className="face">{isLoading ? text('sd.loading') : title}</span>
  }
  const [day, ...rest] = slotWords(selected, config.locale)
  return (
    <>
      <span className="face" part="delivery-message" dir="auto">
        <strong>{day}</strong>
        {rest.length > 0 && (
          <span className="slot-more">
            {rest.map((words, at) => (
              <Fragment key={words}>
                {at > 0 && ' · '}
                <bdi>{words}</bdi>
              </Fragment>
            ))}
          </span>
        )}
        {selected.given.promotion && <span className="promotion">{text('sd.promotion')}</span>}
      </span>
      <span className="change">{text('sd.change')}</span>
    </>
  )
}

function Trigger(props: CalendarProps) {
  const { config, model } = props
  const state = model.$state.get()
  if (config.hideOnError && (state === 'empty' || state === 'deferred' || state === 'failed'))
    return null
  return (
    <button
      type="button"
      part="trigger"
      className="button trigger"
      aria-haspopup="dialog"
      aria-expanded={model.$open.get()}
      disabled={(state !== 'available' && !model.$open.get()) || model.$disabled.get()}
      onPointerEnter={() => model.comeNear('pointer')}
      onFocus={() => model.comeNear('focus')}
      onClick={model.toggle}
    >
      {state === 'loading' ? <Icon path={spinner} className="spinner" /> : <Icon path={calendar} />}
      <Face {...props} />
    </button>
  )
}

/** The time left to order for the chosen slot. Empty without a cutoff (CAL-087). */
function Cutoff({ config, model, text }: CalendarProps) {
  const cutoff = model.$selected.get()?.given.cutoff
  if (cutoff === undefined) return null
  return (
    <p className="cutoff">
      <Icon path={clock} />
      <Countdown
        part="cutoff"
        until={cutoff * 1000}
        now={model.now}
        words={left => text('sd.cutoff', { time: leftWords(left, config.locale) })}
        onEnd={model.expire}
      />
    </p>
  )
}

export function View(props: CalendarProps) {
  const { config, model, text } = props
  const state = model.$state.get()
  // Inside dp-scheduled-delivery, nobody has asked yet.
  if (state === 'idle') return <span hidden />
  const selected = model.$selected.get()
  return (
    <KeepFocus label={config.popupTitle ?? text('sd.popup.title')} className="delivery">
      {config.layout === 'dropdown' ? <Dropdown {...props} /> : <Trigger {...props} />}
      <MovingHeight of={`${state} ${model.$notice.get()} ${selected?.key}`} className="below">
        {selected && <Cutoff {...props} />}
        <Messages {...props} />
      </MovingHeight>
      {(model.$open.get() || model.$ahead.get()) && (
        <Late file={late.panel} props={props} onFail={model.close} />
      )}
    </KeepFocus>
  )
}
