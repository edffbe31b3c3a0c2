import { BusyButton } from '../../parts/busy-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { spinner } from '../../parts/icons/spinner.ts'
import { Message } from '../../parts/message.tsx'
import { QuantityPicker } from '../../parts/quantity-picker.tsx'
import type { DrawnProps } from './deal.view.tsx'

const upTo = (highest: number): number[] => {
  const all: number[] = []
  for (let quantity = 1; quantity <= highest; quantity++) all.push(quantity)
  return all
}

/** Drop-down and button of a deal that can be claimed. */
const Claim = ({ deal, config, text, view }: DrawnProps) => {
  const numbers = new Intl.NumberFormat(config.locale)
  return (
    <div className="claim" onPointerEnter={deal.prepare} onFocusCapture={deal.prepare}>
      <QuantityPicker
        value={view.quantity}
        options={upTo(config.maxQuantity)}
        label={text('deal.quantity')}
        format={quantity => numbers.format(quantity)}
        onChoose={chosen => typeof chosen === 'number' && deal.choose(chosen)}
      />
      <BusyButton
        part="button"
        busy={view.claiming}
        busyLabel={text('deal.processing')}
        onPress={deal.claim}
      >
        {text('deal.addToCart')}
      </BusyButton>
    </div>
  )
}

/** What the shopper can do. */
export function Controls(props: DrawnProps) {
  const { deal, config, text, view } = props
  switch (view.control) {
    case 'claim':
      return <Claim {...props} />
    case 'download':
      return config.appDownloadUrl ? (
        <a className="button primary download" part="button" href={config.appDownloadUrl}>
          {text('deal.appDownload')}
        </a>
      ) : null
    case 'updating':
      return (
        <p className="updating muted" part="message">
          <Icon path={spinner} className="spinner" />
          {text('deal.processing')}
        </p>
      )
    case 'retry':
      return (
        <Message tone="error" part="message" retryLabel={text('deal.retry')} onRetry={deal.retry}>
          {text('deal.notUpdated')}
        </Message>
      )
    default:
      return null
  }
}
