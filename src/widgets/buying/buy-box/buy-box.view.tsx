import type { BuyBox } from '../../../../elements/buying/buy-box.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { info } from '../../../parts/icons/info.ts'
import { spinner } from '../../../parts/icons/spinner.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { QuantityPicker } from '../../../parts/quantity-picker.tsx'
import { range } from '../../../rules/range.ts'
import { late } from './buy-box.late.ts'
import type { messages } from './buy-box.messages.ts'
import type { BuyBoxModel } from './buy-box.model.ts'

export type BuyBoxProps = ViewProps<BuyBoxModel, BuyBox, typeof messages>

/** The condition of a used item, with a link that opens its explanation (BOX-027). */
function ConditionLine(props: BuyBoxProps) {
  const { config, files, model, text } = props
  const { condition, variant } = config
  if (variant !== 'used' || !condition) return null
  const open = model.$shown.get().conditionOpen
  const near = () => files.late(late.condition)
  return (
    <p className="line condition" part="condition">
      <span>{condition}</span>
      <button
        type="button"
        className="link small"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={near}
        onFocus={near}
        onClick={open ? model.closeCondition : model.openCondition}
      >
        {text('buyBox.conditionLink', { condition })}
      </button>
      {open && <Late file={late.condition} props={props} onFail={model.closeCondition} />}
    </p>
  )
}

/** The quantity drop-down. Below a minimum, the next press opens the pop-up, so its code loads early. */
function Quantity({ config, files, model, text }: BuyBoxProps) {
  const { disabled, helps, minimums, quantity } = model.$shown.get()
  if (!helps || !config.showQuantity) return null
  const near = () => minimums.length > 0 && files.late(late.minimumOrder)
  return (
    <div className="line" onPointerEnter={near}>
      <QuantityPicker
        part="quantity"
        label={text('quantity.label')}
        value={quantity}
        options={range(config.minQuantity, config.maxQuantity)}
        locale={config.locale}
        disabled={disabled}
        onChoose={model.choose}
      />
    </div>
  )
}

function GiftWrap({ config, model, text }: BuyBoxProps) {
  const { disabled, giftWrap, helps } = model.$shown.get()
  if (!helps || !config.giftWrapAvailable) return null
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

/** The delivery address (BOX-036). An unknown address keeps its room, so that nothing shifts. */
function Place({ config, model, text }: BuyBoxProps) {
  const { place } = model.$shown.get()
  if (!config.showLocation) return null
  return (
    <p className="line place" part="location">
      {place && text('buyBox.deliverTo', { addressLabel: place })}
    </p>
  )
}

/** The minimums that are not met. With a configured minimum, the room stays, so that unlocking shifts nothing. */
function Minimums({ config, model, text }: BuyBoxProps) {
  const { minimums } = model.$shown.get()
  if (config.moq === undefined && minimums.length === 0) return null
  return (
    <div className="minimums">
      {minimums.map(min => (
        <p key={min} className="note small" part="message">
          <Icon path={info} />
          {text('buyBox.locked', { min })}
        </p>
      ))}
    </div>
  )
}

/** Says why a press on a one-click button did nothing (ONE-021). */
const OrderUnderWay = ({ text }: BuyBoxProps) => (
  <div className="line">
    <Message tone="info" part="message">
      {text('oneClick.locked')}
    </Message>
  </div>
)

/** The progress and the result of adding a fresh item (BOX-031, BOX-032). */
function Outcome({ model, text }: BuyBoxProps) {
  const { adding, outcome } = model.$shown.get()
  if (adding) {
    return (
      <p className="line note">
        <Icon path={spinner} className="spinner" />
        {text('buyBox.adding')}
      </p>
    )
  }
  return (
    outcome && (
      <div className="line">
        <Message tone={outcome === 'added' ? 'success' : 'error'} part="message">
          {text(outcome === 'added' ? 'buyBox.added' : 'buyBox.freshError')}
        </Message>
      </div>
    )
  )
}

export function View(props: BuyBoxProps) {
  const { model } = props
  const { explained, orderUnderWay } = model.$shown.get()
  return (
    <>
      <ConditionLine {...props} />
      <Quantity {...props} />
      <GiftWrap {...props} />
      {/* No wrapper: the page's content stays a child in the page's own layout. */}
      <slot />
      <Place {...props} />
      <Minimums {...props} />
      {orderUnderWay && <OrderUnderWay {...props} />}
      <Outcome {...props} />
      {explained !== null && <Late file={late.minimumOrder} props={props} onFail={model.dismiss} />}
    </>
  )
}
