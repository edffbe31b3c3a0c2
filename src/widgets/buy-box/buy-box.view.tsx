import type { BuyBox } from '../../../elements/buy-box.ts'
import type { ViewProps } from '../../element/ports.ts'
import { Icon } from '../../parts/icon.tsx'
import { info } from '../../parts/icons/info.ts'
import { spinner } from '../../parts/icons/spinner.ts'
import { Later } from '../../parts/later.tsx'
import { Message } from '../../parts/message.tsx'
import { QuantityPicker } from '../../parts/quantity-picker.tsx'
import { range } from '../../rules/range.ts'
import type { messages } from './buy-box.messages.ts'
import type { BuyBoxModel } from './buy-box.model.ts'

export type BuyBoxProps = ViewProps<BuyBoxModel, BuyBox, typeof messages>

const popUp = () => import('./minimum-order.view.tsx').then(({ MinimumOrder }) => MinimumOrder)
const popover = () => import('./condition.view.tsx').then(({ Condition }) => Condition)

/** The condition of a used item, with what opens its explanation (BOX-027). */
function ConditionLine(props: BuyBoxProps) {
  const { config, model, text } = props
  const { condition = '' } = config
  const open = model.$shown.get().conditionOpen
  return (
    <p className="line condition" part="condition">
      <span>{condition}</span>
      <button
        type="button"
        className="link small"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={popover}
        onFocus={popover}
        onClick={open ? model.closeCondition : model.openCondition}
      >
        {text('buyBox.conditionLink', { condition })}
      </button>
      {open && <Later load={popover} props={props} onFail={model.closeCondition} />}
    </p>
  )
}

function GiftWrap({ model, text }: BuyBoxProps) {
  const { disabled, giftWrap } = model.$shown.get()
  return (
    <div className="line">
      <label className="choice">
        <input
          type="checkbox"
          part="gift-wrap"
          checked={giftWrap}
          disabled={disabled}
          onChange={event => model.wrap(event.currentTarget.checked)}
        />
        {text('giftWrap.label')}
      </label>
    </div>
  )
}

/** What the shopper is told below the offers. */
function Outcome({ model, text }: BuyBoxProps) {
  const { adding, orderUnderWay, outcome } = model.$shown.get()
  if (adding) {
    return (
      <p className="line note">
        <Icon path={spinner} className="spinner" />
        {text('buyBox.adding')}
      </p>
    )
  }
  if (!orderUnderWay && !outcome) return null
  return (
    <div className="line">
      {orderUnderWay && (
        <Message tone="info" part="message">
          {text('oneClick.locked')}
        </Message>
      )}
      {outcome && (
        <Message tone={outcome === 'added' ? 'success' : 'error'} part="message">
          {text(outcome === 'added' ? 'buyBox.added' : 'buyBox.freshError')}
        </Message>
      )}
    </div>
  )
}

export function View(props: BuyBoxProps) {
  const { config, model, text } = props
  const { disabled, explained, helps, minimums, place, quantity } = model.$shown.get()
  return (
    <>
      {config.variant === 'used' && config.condition && <ConditionLine {...props} />}
      {helps && config.showQuantity && (
        <div className="line" onPointerEnter={popUp}>
          <QuantityPicker
            part="quantity"
            label={text('quantity.label')}
            value={quantity}
            options={range(config.minQuantity, config.maxQuantity)}
            disabled={disabled}
            onChoose={chosen => model.choose(chosen === 'more' ? null : chosen)}
          />
        </div>
      )}
      {helps && config.giftWrapAvailable && <GiftWrap {...props} />}
      {/* Bare: what the page puts in stays a child of the page's own layout. */}
      <slot />
      {config.showLocation && (
        <p className="line place" part="location">
          {place && text('buyBox.deliverTo', { addressLabel: place })}
        </p>
      )}
      {(config.moq !== undefined || minimums.length > 0) && (
        // Its room is kept while there is nothing to say, so that unlocking moves nothing.
        <div className="minimums">
          {minimums.map(min => (
            <p key={min} className="note small" part="message">
              <Icon path={info} />
              {text('buyBox.locked', { min })}
            </p>
          ))}
        </div>
      )}
      <Outcome {...props} />
      {explained !== null && <Later load={popUp} props={props} onFail={model.dismiss} />}
    </>
  )
}
