import type { DealBox } from '../../../../elements/deals/deal-box.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { spinner } from '../../../parts/icons/spinner.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Message } from '../../../parts/message.tsx'
import { ProgressBar } from '../../../parts/progress-bar.tsx'
import { QuantityPicker } from '../../../parts/quantity-picker.tsx'
import { ViewCart } from '../../../parts/view-cart.tsx'
import { range } from '../../../rules/range.ts'
import { safeUrl } from '../../../rules/url.ts'
import type { messages } from './deal-box.messages.ts'
import type { DealBoxModel } from './deal-box.model.ts'
import type { DealView, Notice } from './deal-box.ports.ts'
import { timedText } from './shown.rules.ts'

export type DealProps = ViewProps<DealBoxModel, DealBox, typeof messages>

/** Props of the views of a deal. */
export interface DrawnProps extends DealProps {
  view: DealView
}

function Progress({ view: { progress }, text }: DrawnProps) {
  if (!progress) return null
  const { percent, tone } = progress
  const words = progress.text ?? text('deal.percentClaimed', { percent })
  return <ProgressBar part="progress" percent={percent} text={words} tone={tone} />
}

/** A notice. The learn-more notice is a link. Other links follow their notice (DEA-083, DEA-084, DEA-093). */
function NoticeText({ notice, text, config }: DrawnProps & { notice: Notice }) {
  const words = timedText(text, notice, config.locale)
  if (notice.link === 'cart') {
    return (
      <>
        {words} <ViewCart config={config} text={text} />
      </>
    )
  }
  if (notice.link === 'learn-more' && config.learnMoreUrl) {
    return <a href={safeUrl(config.learnMoreUrl)}>{words}</a>
  }
  if (notice.link !== 'join' || !config.joinUrl) return words
  return (
    <>
      {words} <a href={safeUrl(config.joinUrl)}>{text('deal.join')}</a>
    </>
  )
}

/** Drop-down and button of a deal that can be claimed. */
const Claim = ({ model, config, files, text, view }: DrawnProps) => (
  <div className="claim">
    <QuantityPicker
      value={view.quantity}
      options={range(1, config.maxQuantity)}
      label={text('quantity.label')}
      prompt=""
      closeLabel={text('common.close')}
      locale={config.locale}
      files={files}
      part="quantity"
      onChoose={model.choose}
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

/** The control for the shopper's next step. */
function Control(props: DrawnProps) {
  const { model, config, text, view } = props
  switch (view.control) {
    case 'claim':
      return <Claim {...props} />
    case 'download':
      return config.appDownloadUrl ? (
        <a className="button primary download" part="button" href={safeUrl(config.appDownloadUrl)}>
          {text('deal.appDownload')}
        </a>
      ) : null
    case 'updating':
      return (
        <p className="updating" part="message">
          <Icon path={spinner} className="spinner" />
          {text('deal.processing')}
        </p>
      )
    case 'retry':
      return (
        <Message
          tone="error"
          part="message"
          retryLabel={text('common.retry')}
          onRetry={model.retry}
        >
          {text('deal.notUpdated')}
        </Message>
      )
    default:
      return null
  }
}

/** Progress, notices and control of the deal. */
export function Body(props: DrawnProps) {
  const { view, text } = props
  return (
    <KeepFocus className="body" label={text(view.header)}>
      <Progress {...props} />
      {view.notices.map(notice => (
        <Message key={notice.id} tone={notice.tone} part="message">
          <NoticeText {...props} notice={notice} />
        </Message>
      ))}
      <Control {...props} />
      {view.failure && (
        <Message tone="error" part="message">
          {text(view.failure)}
        </Message>
      )}
    </KeepFocus>
  )
}
