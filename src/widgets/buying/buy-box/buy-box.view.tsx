import type { BuyBox } from '../../../../elements/buying/buy-box.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { info } from '../../../parts/icons/info.ts'
import { Later } from '../../../parts/later.tsx'
import { QuantityPicker } from '../../../parts/quantity-picker.tsx'
import { range } from '../../../rules/range.ts'
import { code, loads } from './code.ts'
import type { messages } from './buy-box.messages.ts'
import type { BuyBoxModel } from './buy-box.model.ts'

export type BuyBoxProps = ViewProps<BuyBoxModel, BuyBox, typeof messages>

const popUp = () => loads.minimumOrder().then(({ MinimumOrder }) => MinimumOrder)

export function View(props: BuyBoxProps) {
  const { config, model, text } = props
  const { disabled, explained, helps, minimums, quantity } = model.$shown.get()
  return (
    <>
      {code.extras?.ConditionLine(props)}
      {helps && config.showQuantity && (
        <div className="line" onPointerEnter={popUp}>
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
      )}
      {code.extras?.GiftWrap(props)}
      {/* Bare: what the page puts in stays a child of the page's own layout. */}
      <slot />
      {code.extras?.Place(props)}
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
      {code.oneClick?.OrderUnderWay(props)}
      {code.fresh?.Outcome(props)}
      {explained !== null && <Later load={popUp} props={props} onFail={model.dismiss} />}
    </>
  )
}
