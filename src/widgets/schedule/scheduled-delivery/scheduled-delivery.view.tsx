import { CheckItem } from '../../../parts/check-list.tsx'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Late } from '../../../parts/late.tsx'
import { MovingHeight } from '../../../parts/moving-height.tsx'
import { safeUrl } from '../../../rules/url.ts'
import { helpUrl } from './help.rules.ts'
import { late } from './scheduled-delivery.late.ts'
import type { ScheduledProps } from './scheduled-delivery.model.ts'

function Help({ config, text }: ScheduledProps) {
  const url = helpUrl(config)
  if (!url) return null
  return (
    <a className="link help" part="help" href={safeUrl(url)}>
      {text('sd.help')}
    </a>
  )
}

/** The check box. Where a delivery time is required, there is nothing to check (SCH-017). */
function Intent(props: ScheduledProps) {
  const { model, text } = props
  const checked = model.$intent.get()
  const check = { id: 'intent', content: text('sd.intent'), checked }
  return (
    <div className="head">
      {model.isRequired() ? (
        <strong className="title">{text('sd.intent')}</strong>
      ) : (
        <CheckItem
          name="intent"
          part="intent"
          check={check}
          onCheck={(_, wanted) => model.check(wanted)}
        />
      )}
    </div>
  )
}

function Chooser(props: ScheduledProps) {
  const { model } = props
  const hasCalendar = model.$isAsked.get() && model.verdict().kind !== 'ineligible'
  return (
    <div className="chooser">
      <Late file={late.place} props={props} onFail={model.losePlace}>
        <div className="place-room" />
      </Late>
      <div className="calendar" hidden={!hasCalendar}>
        <slot name="calendar" />
      </div>
      <Help {...props} />
    </div>
  )
}

export function View(props: ScheduledProps) {
  const { model, text } = props
  // The room of the check box stays while nobody knows whether it shows.
  if (!model.isOpen()) {
    const { required } = props.config
    return <div className="room" data-required={required} hidden={!model.$isAsking.get()} />
  }
  return (
    <KeepFocus label={text('sd.intent')} className="scheduled">
      <Intent {...props} />
      <MovingHeight of={`${model.$intent.get()}`}>
        {model.$intent.get() && <Chooser {...props} />}
      </MovingHeight>
    </KeepFocus>
  )
}
