import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { builtin } from '../../../dom/builtin.ts'
import { isBlockedKey, useDigitsOnly } from '../../../parts/digits-only.ts'
import { Listbox } from '../../../parts/listbox.tsx'
import { Message } from '../../../parts/message.tsx'
import { QuantityPanel } from '../../../parts/quantity-panel.tsx'
import type { ChoiceModel } from './choice.model.ts'
import type { QuantityItem } from './quantity-selector.rules.ts'
import type { QuantityProps } from './quantity-selector.view.tsx'

interface ChoiceProps extends QuantityProps {
  choice: ChoiceModel
}

/** Returns the scroll position of an item, in px: SCROLL_TO_ITEM_CONSTANT, _INCREMENT and _ADJUSTMENT (QTY-018). */
const scrollTo = (index: number) => Math.max(0, 19 + 45 * index - 20)

/** Returns the height of the bottom sheet, in px (QTY-012 to QTY-014). */
function sheetHeight({ config }: QuantityProps, confirms: boolean): number {
  const in2D = config.enabledBottomSheetWith2DSupport
  const height = in2D ? (confirms ? 410 : 358) : confirms ? 355 : 303
  return config.disclaimer ? height + (in2D ? 41 : 40) : height
}

/**
 * Returns the price of an item, with the symbol on the configured side (QTY-016). Leaves out missing parts (QTY-092).
 */
function priceText({ price }: QuantityItem, position: 'left' | 'right'): string {
  if (!price?.wholeValue) return ''
  const { currencySymbol = '', wholeValue, decimalSeparator = '', fractionValue = '' } = price
  const amount = `${wholeValue}${decimalSeparator}${fractionValue}`
  return position === 'left' ? `${currencySymbol}${amount}` : `${amount}${currencySymbol}`
}

function options({ model, config, text }: QuantityProps) {
  return model.items().map(item => {
    const amount = item.quantityText ?? text('quantity.number', item.data)
    const price = priceText(item, config.currencySymbolPosition)
    const full = item.quantityTextFullSuffix ?? item.quantityTextAbbreviatedSuffix ?? ''
    return {
      id: item.id,
      text: [`${amount}${full}`, price].filter(Boolean).join(', '),
      content: (
        <>
          <span dir="auto">
            {amount}
            {item.quantityTextAbbreviatedSuffix}
          </span>
          {price && (
            <span className="muted" dir="auto">
              {price}
            </span>
          )}
        </>
      ),
    }
  })
}

function Quantities(props: ChoiceProps) {
  const { model, choice, text } = props
  const { selected } = model.$shown.get()
  const index = model.items().findIndex(({ id }) => id === selected.id)
  return (
    <Listbox
      part="list"
      optionPart="item"
      label={text('quantity.choose')}
      options={options(props)}
      selectedId={selected.id}
      scrollTop={scrollTo(Math.max(index, 0))}
      onScrollStop={choice.countScroll}
      onChoose={id => {
        const item = model.items().find(one => one.id === id)
        if (item) choice.choose(item)
      }}
    />
  )
}

/** Lists of variations above the quantities (QTY-069, QTY-070). */
function Variations({ choice, config }: ChoiceProps) {
  const variations = choice.$variations.get()
  return Object.entries(config.variationSelectorListsMap ?? {}).map(([listId, list]) => {
    const { items, selectedId } = list
    const chosenId = variations[listId] ?? selectedId ?? items.find(one => one.isSelected)?.id
    const chosen = items.find(({ id }) => id === chosenId)
    return (
      <div key={listId} className="variations">
        <div className="variation-list" role="group">
          {items.map(item => (
            <button
              key={item.id}
              type="button"
              className="button variation"
              aria-pressed={item.id === chosenId}
              aria-label={item.ariaLabelText}
              onClick={() => choice.chooseVariation(listId, item.id)}
            >
              {config.viewType === 'mobile'
                ? item.displayTextForMobile
                : item.displayTextForDesktop}
            </button>
          ))}
        </div>
        {chosen?.displayTextWithQuantityList && (
          <p className="variation-text muted small">{chosen.displayTextWithQuantityList}</p>
        )}
      </div>
    )
  })
}

/** The confirmation view: a button that adds or updates, and a link that goes back (QTY-030). */
function Confirmation({ model, choice, text }: ChoiceProps) {
  const { quantity } = model.$shown.get()
  return (
    <div className="confirmation">
      <button type="button" className="button primary" part="button" onClick={choice.confirm}>
        {text(quantity ? 'common.update' : 'common.addToCart')}
      </button>
      <button type="button" className="link" onClick={model.dismiss}>
        {text('quantity.change')}
      </button>
    </div>
  )
}

interface TypedQuantityProps extends ChoiceProps {
  /** Closes the input. Without `onCancel`, the input has no cancel link and gets no focus. */
  onCancel?: () => void
}

/** The input for a typed quantity, with an update button. */
function TypedQuantity({ model, choice, text, onCancel }: TypedQuantityProps) {
  const { quantity, disabled } = model.$shown.get()
  const standing = quantity === null ? '' : `${quantity}`
  const ref = useDigitsOnly(!!onCancel)
  const value = choice.$typed.get() ?? standing
  const parsed = choice.parse(value)
  const invalid = choice.$blocks.get()
  const canUpdate = parsed !== null && parsed !== quantity

  const update = () => {
    if (canUpdate) choice.enter(value)
  }
  const press = (event: KeyboardEvent) => {
    if (isBlockedKey(event)) event.preventDefault()
    if (event.key === 'Enter') {
      // Enter must not submit the page's form.
      event.preventDefault()
      update()
    } else if (event.key === 'Escape') choice.type(null)
  }
  return (
    <div className="typed">
      <input
        ref={ref}
        className="field"
        part="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={model.label()}
        aria-invalid={invalid}
        aria-describedby={invalid ? 'invalid' : undefined}
        disabled={disabled}
        value={value}
        onInput={event => choice.type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={onCancel ? () => value === '' && choice.type(null) : choice.leave}
      />
      {canUpdate && (
        <button type="button" className="button primary" part="button" onClick={update}>
          {text('common.update')}
        </button>
      )}
      {onCancel && (
        <button type="button" className="link" onClick={onCancel}>
          {text('quantity.cancel')}
        </button>
      )}
      {invalid && (
        <span id="invalid" className="invalid small">
          {choice.fault()}
        </span>
      )}
    </div>
  )
}

/** Popover or bottom sheet with the quantities, the input or the confirmation view. */
function Panel(props: ChoiceProps) {
  const { model, choice, config, text } = props
  const state = choice.$view.get()
  const ref = useRef<HTMLSpanElement>(null)
  const anchor = () => {
    const { ownerDocument, parentElement } = ref.current ?? {}
    const { dropdownAnchorId } = config
    return (
      (dropdownAnchorId &&
        ownerDocument &&
        builtin(ownerDocument).getElementById(dropdownAnchorId)) ||
      parentElement?.firstElementChild ||
      null
    )
  }
  return (
    <>
      <span ref={ref} hidden />
      <QuantityPanel
        presentation={config.viewType && (config.viewType === 'mobile' ? 'sheet' : 'popover')}
        label={text('quantity.choose')}
        closeLabel={text('common.close')}
        anchor={anchor}
        size={sheetHeight(props, state === 'confirming')}
        onClose={model.dismiss}
      >
        {state === 'typing' ? (
          <TypedQuantity {...props} onCancel={model.dismiss} />
        ) : (
          <>
            <Variations {...props} />
            <Quantities {...props} />
          </>
        )}
        {config.disclaimer && <p className="disclaimer muted small">{config.disclaimer}</p>}
        {state === 'confirming' && <Confirmation {...props} />}
      </QuantityPanel>
    </>
  )
}

/** The quantity could not be added or changed (QTY-067). */
const Failure = ({ text }: QuantityProps) => (
  <Message tone="error">{text('quantity.failed')}</Message>
)

interface LateProps extends QuantityProps {
  /** true: only the input, in the page, for an adopted number field (QTY-089). */
  plain?: boolean
  /** true: only what shows after a failure. */
  failed?: boolean
}

/** The choice, or what else of the selector comes with its code. */
export function Choice({ plain, failed, ...props }: LateProps) {
  if (failed) return <Failure {...props} />
  const choice = props.model.choice()
  if (!choice) return null
  const View = plain ? TypedQuantity : Panel
  return <View {...props} choice={choice} />
}
