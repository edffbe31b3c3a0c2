import { useRef } from 'react'
import type { QuantityItem } from '../../../../elements/buying/quantity-selector.ts'
import { AdaptivePanel } from '../../../parts/adaptive-panel.tsx'
import { Listbox } from '../../../parts/listbox.tsx'
import type { QuantityProps } from './quantity-selector.view.tsx'
import layer from '../../../parts/layer.css'
import listbox from '../../../parts/listbox.css'
import modal from '../../../parts/modal.css'
import popover from '../../../parts/popover.css'
import sheet from '../../../parts/sheet.css'
import { Styled } from '../../../parts/styled.tsx'
import fields from '../../../styles/fields.css'
import primary from '../../../styles/primary.css'
import own from './choice.css'
import { choosing } from './choice.model.ts'
import { Failure } from './failure.view.tsx'
import { TypedQuantity } from './typed-quantity.view.tsx'
import { Variations } from './variations.view.tsx'

export { Failure, TypedQuantity }

const styles = [primary, fields, layer, modal, popover, sheet, listbox, own]
const popoverWidth = 320
/** SCROLL_TO_ITEM_CONSTANT, _INCREMENT, _ADJUSTMENT (QTY-018). */
const scrollTo = (index: number) => Math.max(0, 19 + 45 * index - 20)
/** QTY-020, QTY-021. */
const closeOnScroll = { px: 20, afterMs: 250 }

/** QTY-012 to QTY-014. */
function sheetHeight({ config }: QuantityProps, confirms: boolean): number {
  const in2D = config.enabledBottomSheetWith2DSupport
  const height = in2D ? (confirms ? 410 : 358) : confirms ? 355 : 303
  return config.disclaimer ? height + (in2D ? 41 : 40) : height
}

/** QTY-016, QTY-092: the parts there are, the symbol on its side. */
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

function Quantities(props: QuantityProps) {
  const { model, text } = props
  const choice = model.choice(choosing)
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

/** The confirmation view: add or update, or back (QTY-030). */
function Confirmation({ model, text }: QuantityProps) {
  const { quantity } = model.$shown.get()
  return (
    <div className="confirmation">
      <button
        type="button"
        className="button primary"
        part="button"
        onClick={model.choice(choosing).confirm}
      >
        {text(quantity ? 'quantity.update' : 'quantity.add')}
      </button>
      <button type="button" className="link" onClick={model.dismiss}>
        {text('quantity.change')}
      </button>
    </div>
  )
}

/** What opens: popover or bottom sheet with the quantities, the input, or the confirmation. */
export function Choice(props: QuantityProps) {
  const { model, config, text } = props
  const state = model.choice(choosing).$view.get()
  const ref = useRef<HTMLSpanElement>(null)
  const anchor = () => {
    const { ownerDocument, parentElement } = ref.current ?? {}
    const { dropdownAnchorId } = config
    return (
      (dropdownAnchorId && ownerDocument?.getElementById(dropdownAnchorId)) ||
      parentElement?.firstElementChild ||
      null
    )
  }
  const typing = state === 'typing'
  return (
    <>
      <span ref={ref} hidden />
      <Styled styles={styles} />
      <AdaptivePanel
        open
        presentation={config.viewType === 'mobile' ? 'sheet' : 'popover'}
        label={text('quantity.choose')}
        closeLabel={config.viewType === 'mobile' ? text('common.close') : undefined}
        anchor={anchor}
        width={popoverWidth}
        size={sheetHeight(props, state === 'confirming')}
        closeOnScroll={closeOnScroll}
        closeOnResize
        oneAtATime
        onClose={model.dismiss}
      >
        {typing ? (
          <TypedQuantity {...props} onCancel={model.dismiss} />
        ) : (
          <>
            <Variations {...props} />
            <Quantities {...props} />
          </>
        )}
        {config.disclaimer && <p className="disclaimer muted small">{config.disclaimer}</p>}
        {state === 'confirming' && <Confirmation {...props} />}
      </AdaptivePanel>
    </>
  )
}
