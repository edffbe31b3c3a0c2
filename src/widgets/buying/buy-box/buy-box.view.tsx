import type { BuyBox } from '../../../../elements/buying/buy-box.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { info } from '../../../parts/icons/info.ts'
import { Late } from '../../../parts/late.tsx'
import { Message, toneIcons } from '../../../parts/message.tsx'
import { QuantityPicker } from '../../../parts/quantity-picker.tsx'
import { amounts } from './buy-box.rules.ts'
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
  const near = () => files.late(late.panels)
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
      {open && <Late file={late.panels} props={props} onFail={model.closeCondition} />}
    </p>
  )
}

/** The quantity drop-down. Below a minimum, the next press opens the pop-up, so its code loads early. */
function Quantity({ config, files, model, text }: BuyBoxProps) {
  const { disabled, helps, minimums, quantity } = model.$shown.get()
  if (!helps || !config.showQuantity) return null
  const near = () => minimums.length > 0 && files.late(late.panels)
  return (
    <div className="line" onPointerEnter={near}>
      <QuantityPicker
        part="quantity"
        label={text('quantity.label')}
        value={quantity}
        options={amounts(config)}
        prompt={text('buyBox.choose')}
        closeLabel={text('common.close')}
        locale={config.locale}
        disabled={disabled}
        files={files}
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

/** Whether the item fits the shopper's machine (BOX-040). Each answer has the same room, so that none shifts anything. */
function Fitment({ config, model, text }: BuyBoxProps) {
  const { fit } = model.$shown.get()
  if (!config.showFitment) return null
  const tone = !fit ? 'info' : fit.fits ? 'success' : 'error'
  return (
    <p className="line note small fitment" part="fitment" data-tone={tone}>
      <Icon path={toneIcons[tone]} />
      <span>
        {fit
          ? text(fit.fits ? 'buyBox.fits' : 'buyBox.notFits', { model: fit.model })
          : text('buyBox.checkFit')}
      </span>
    </p>
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

/**
 * The minimums that are not met, each with a way on (BOX-039). If the quantity may be too small at the start, the room
 * stays, so that unlocking shifts nothing.
 */
function Minimums({ config, model, text }: BuyBoxProps) {
  const { disabled, minimums } = model.$shown.get()
  const { moq, quantity, quantityBlank } = config
  const keepsRoom = moq !== undefined && (quantityBlank || quantity !== undefined)
  if (!keepsRoom && minimums.length === 0) return null
  return (
    <div className="minimums">
      {minimums.map(min => (
        <p key={min} className="note small" part="message">
          <Icon path={info} />
          <span>
            <span className="reason">{text('buyBox.locked', { min })}</span>
            {!disabled && (
              <button type="button" className="link" onClick={() => model.choose(min)}>
                {text('buyBox.take', { min })}
              </button>
            )}
          </span>
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

export function View(props: BuyBoxProps) {
  const { config, model } = props
  const { explained, orderUnderWay } = model.$shown.get()
  return (
    <>
      <ConditionLine {...props} />
      <Quantity {...props} />
      <GiftWrap {...props} />
      {/* No wrapper: the page's content stays a child in the page's own layout. */}
      <slot />
      <Fitment {...props} />
      <Place {...props} />
      <Minimums {...props} />
      {orderUnderWay && <OrderUnderWay {...props} />}
      {config.variant === 'fresh' && <Late file={late.fresh} props={props} />}
      {explained !== null && (
        <Late file={late.panels} props={{ ...props, min: explained }} onFail={model.dismiss} />
      )}
    </>
  )
}
