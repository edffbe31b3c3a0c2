import type { GroceryAdd } from '../../../../elements/fresh/grocery-add.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { check } from '../../../parts/icons/check.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { MovingHeight } from '../../../parts/moving-height.tsx'
import { QuantityEntry } from '../../../parts/quantity-entry.tsx'
import { QuantityPicker } from '../../../parts/quantity-picker.tsx'
import { ViewCart } from '../../../parts/view-cart.tsx'
import { range } from '../../../rules/range.ts'
import { late } from './grocery-add.late.ts'
import type { messages } from './grocery-add.messages.ts'
import type { GroceryAddModel } from './grocery-add.model.ts'
import { Offers } from './offers.view.tsx'

export type GroceryProps = ViewProps<GroceryAddModel, GroceryAdd, typeof messages>

function Quantity({ config, files, model, text }: GroceryProps) {
  const { fault, isTyped, takesFocus, text: typed } = model.$entry.get()
  const quantity = model.$quantity.get()
  const label = text('quantity.label')
  if (isTyped) {
    return (
      <QuantityEntry
        part="input"
        label={label}
        takesFocus={takesFocus}
        value={typed ?? `${quantity}`}
        fault={fault ? text(`grocery.quantity.${fault}`) : undefined}
        onType={model.type}
        onEnter={model.add}
        onLeave={model.settle}
      />
    )
  }
  const { locale, quantityOptions: highest } = config
  return (
    <QuantityPicker
      part="quantity"
      label={label}
      value={quantity}
      options={range(1, highest - 1)}
      more={{
        text: text('grocery.quantity.more', { highest }),
        onChoose: model.startTyping,
      }}
      prompt={text('grocery.quantity.choose')}
      closeLabel={text('common.close')}
      locale={locale}
      files={files}
      onChoose={model.choose}
    />
  )
}

function Coupon({ config, model, text }: GroceryProps) {
  const { coupon } = config
  if (!coupon) return null
  const isClipped = model.$isClipped.get()
  return (
    <p className="coupon small" part="coupon" data-clipped={isClipped}>
      {isClipped && <Icon path={check} />}
      {isClipped
        ? (coupon.clipped ?? text('grocery.coupon.clipped'))
        : (coupon.unclipped ?? text('grocery.coupon.unclipped'))}
    </p>
  )
}

/** What the last add came to. */
function Outcome({ config, model, text }: GroceryProps) {
  const failure = model.$failure.get()
  if (failure) {
    return (
      <Message tone="error" part="message">
        {text(`grocery.${failure}`)}
      </Message>
    )
  }
  if (model.$state.get() !== 'added') return null
  return (
    <Message tone="success" part="message">
      {text('common.addedToCart')} <ViewCart config={config} text={text} />
    </Message>
  )
}

/** The buttons of the lists that the page has named (GRO-054). */
function Lists(props: GroceryProps) {
  const { model, text } = props
  const { assistant, list } = model
  const state = assistant.$state.get()
  if (!list.isOffered() && !assistant.isOffered()) return null
  return (
    <div className="lists">
      {list.isOffered() && (
        <button type="button" className="link" part="list-button" onClick={list.open}>
          {text('grocery.list.add')}
        </button>
      )}
      {assistant.isOffered() && (
        <BusyButton
          className="link"
          part="assistant-button"
          busy={state === 'adding'}
          busyLabel={text('common.adding')}
          disabled={assistant.isOver()}
          onPress={assistant.add}
        >
          {state === 'added' && <Icon path={check} />}
          {text(state === 'added' ? 'grocery.assistant.added' : 'grocery.assistant.add')}
        </BusyButton>
      )}
      {state === 'failed' && (
        <Message tone="error" part="message">
          {text('grocery.assistant.error')}
        </Message>
      )}
    </div>
  )
}

export function View(props: GroceryProps) {
  const { config, model, text } = props
  const isAdding = model.$state.get() === 'adding'
  const isMain = model.$offer.get() === config.offerListingId
  return (
    <div className="grocery" part="box">
      <Coupon {...props} />
      <div className="buy">
        <Quantity {...props} />
        <BusyButton
          part="button"
          className="button primary add"
          busy={isAdding && isMain}
          busyLabel={text('common.adding')}
          disabled={model.isHeld()}
          onPress={() => model.add()}
        >
          {text('common.addToCart')}
        </BusyButton>
      </div>
      <MovingHeight of={`${model.$state.get()} ${model.$failure.get()}`} className="outcome">
        <Outcome {...props} />
      </MovingHeight>
      <Lists {...props} />
      <Offers {...props} />
      {(model.$conflict.get() || model.list.$isOpen.get()) && (
        <Late file={late.dialogs} props={props} onFail={model.failDialog} />
      )}
    </div>
  )
}
