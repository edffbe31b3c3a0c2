import type { DealBox } from '../../../../elements/deals/deal-box.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { clock } from '../../../parts/icons/clock.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Message } from '../../../parts/message.tsx'
import { ProgressBar } from '../../../parts/progress-bar.tsx'
import { QuantityPicker } from '../../../parts/quantity-picker.tsx'
import { formatDuration } from '../../../rules/duration.ts'
import { range } from '../../../rules/range.ts'
import { code } from './code.ts'
import type { messages } from './deal-box.messages.ts'
import type { DealBoxModel } from './deal-box.model.ts'
import type { DealView } from './deal-box.parts.ts'

export type DealProps = ViewProps<DealBoxModel, DealBox, typeof messages>

/** What the views of a deal are given. */
export interface DrawnProps extends DealProps {
  view: DealView
}

/** The time left; `role=timer` is silent, as who counts aloud is not heard out (COR-104). */
const Timer = ({ config, text, view: { timer, ending } }: DrawnProps) =>
  timer && (
    <span className="timer" data-ending={ending || undefined} role="timer">
      <Icon path={clock} />
      {text(timer.id, { time: formatDuration(timer.left, 'h:mm:ss', config.locale) })}
    </span>
  )

function Progress({ view: { progress }, text }: DrawnProps) {
  if (!progress) return null
  const { percent, tone } = progress
  const words = progress.text ?? text('deal.percentClaimed', { percent })
  return <ProgressBar part="progress" percent={percent} text={words} tone={tone} />
}

/** Drop-down and button of a deal that can be claimed. */
const Claim = ({ model, config, text, view }: DrawnProps) => {
  return (
    <div className="claim">
      <QuantityPicker
        value={view.quantity}
        options={range(1, config.maxQuantity)}
        label={text('quantity.label')}
        locale={config.locale}
        onChoose={chosen => model.choose(Number(chosen))}
      />
      <BusyButton
        part="button"
        busy={view.claiming}
        busyLabel={text('deal.processing')}
        onPress={model.claim}
      >
        {text('deal.addToCart')}
      </BusyButton>
    </div>
  )
}

function Body(props: DrawnProps) {
  const { view, text } = props
  return (
    <KeepFocus className="body" label={text(view.header)}>
      <Progress {...props} />
      {code.more?.More(props)}
      {view.control === 'claim' && <Claim {...props} />}
      {view.failure && (
        <Message tone="error" part="message">
          {text(view.failure)}
        </Message>
      )}
    </KeepFocus>
  )
}

/** The deal, once an answer has said how it stands; the fallback until then (DEA-071). */
export function View(props: DealProps) {
  const { config, model, text } = props
  const view = model.$view.get()
  if (!view) return <slot />
  const drawn = { ...props, view }
  const title = <span className="title">{text(view.header)}</span>
  const timer = <Timer {...drawn} />
  const body = <Body {...drawn} />
  if (config.layout === 'accordion') return code.row?.Row({ ...drawn, title, timer, body })
  return (
    <div className="box" part="body">
      <div className="head" part="header">
        {title}
        {timer}
      </div>
      {body}
    </div>
  )
}
