import { Later } from '../../../parts/later.tsx'
import { Styled } from '../../../parts/styled.tsx'
import type { BuyBoxProps } from './buy-box.view.tsx'
import own from './extras.css'

const styles = [own]
const popover = () => import('./condition.view.tsx').then(({ Condition }) => Condition)

/** The condition of a used item, with what opens its explanation (BOX-027). */
export function ConditionLine(props: BuyBoxProps) {
  const { config, model, text } = props
  const { condition, variant } = config
  if (variant !== 'used' || !condition) return null
  const open = !!model.$shown.get().conditionOpen
  const extras = model.extras()
  return (
    <p className="line condition" part="condition">
      <Styled styles={styles} />
      <span>{condition}</span>
      <button
        type="button"
        className="link small"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={popover}
        onFocus={popover}
        onClick={open ? extras?.closeCondition : extras?.openCondition}
      >
        {text('buyBox.conditionLink', { condition })}
      </button>
      {open && <Later load={popover} props={props} onFail={() => extras?.closeCondition()} />}
    </p>
  )
}

export function GiftWrap({ config, model, text }: BuyBoxProps) {
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
          onChange={event => model.extras()?.wrap(event.currentTarget.checked)}
        />
        {text('giftWrap.label')}
      </label>
    </div>
  )
}

/** Where the item goes (BOX-036); its room is kept while nobody has said. */
export function Place({ config, model, text }: BuyBoxProps) {
  const { place } = model.$shown.get()
  if (!config.showLocation) return null
  return (
    <p className="line place" part="location">
      <Styled styles={styles} />
      {place && text('buyBox.deliverTo', { addressLabel: place })}
    </p>
  )
}
