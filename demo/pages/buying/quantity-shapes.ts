import type { Visit } from '../render/visit.ts'
import type { Offer, ProductCard } from '../shop/data.ts'
import { quantityItems, quantityOptions, trailingPlus, type Priced } from './quantity.ts'

interface Selector {
  /** Name of the shape, for people who read this code; pages do not show it. */
  name: string
  widgetId: string
  attributes: Readonly<Record<string, string>>
  state: object
  options: ReturnType<typeof quantityOptions>
}

/** Makes the quantity selector of one row. */
export type Shape = (card: ProductCard, offer: Offer | undefined, visit: Visit) => Selector

interface Preset {
  name: string
  attributes: Readonly<Record<string, string>>
  items?: (priced: Priced) => object[]
  state?: object
}

const few = [1, 2, 3, 4, 5, 6]

const shape =
  (preset: Preset): Shape =>
  (card, offer, visit) => ({
    name: preset.name,
    widgetId: `quantity-${card.asin}`,
    attributes: {
      'data-max-quantity': String(Math.max(1, Math.min(offer?.stock ?? 1, 999))),
      ...preset.attributes,
    },
    state: {
      staticData: { asin: card.asin },
      ...(preset.items && {
        qsItems: preset.items({ price: card.price, language: visit.preferences.language }),
      }),
      ...preset.state,
    },
    options: offer ? quantityOptions(offer) : [],
  })

const itemStepper: Preset = {
  name: 'Stepper with listed quantities',
  attributes: { 'data-shape-type': 'QUANTITY_STEPPER', 'data-selected-quantity': '1' },
  items: () => [...quantityItems([1, 2, 3, 4, 6, 12]), trailingPlus(24)],
}
const simpleStepper: Preset = {
  name: 'Stepper in steps of one',
  attributes: { 'data-shape-type': 'SIMPLIFIED_QUANTITY_STEPPER', 'data-selected-quantity': '1' },
}

/** The quantities are the options that the page's select has. */
const ownSelect: Preset = { name: "The shop's own select", attributes: {} }

/** Sizes above the quantities, as in a sheet that a phone opens. */
const sizes = {
  size: {
    selectedId: 'regular',
    items: [
      { id: 'regular', displayTextForMobile: 'Regular', displayTextForDesktop: 'Regular size' },
      { id: 'family', displayTextForMobile: 'Family', displayTextForDesktop: 'Family size' },
    ],
  },
}

const cycle =
  (presets: readonly Preset[]) =>
  (row: number): Shape =>
    shape(presets[row % presets.length] ?? ownSelect)

/** The shape of a row of the search page, by its position. */
export const searchShape = cycle([itemStepper, simpleStepper])

/** The same for the groceries: all shapes in turn. */
export const freshShape = cycle([
  simpleStepper,
  {
    name: 'Drop-down with prices',
    attributes: { 'data-selected-quantity': '1' },
    items: (priced: Priced) => [...quantityItems(few, priced), trailingPlus(7)],
  },
  itemStepper,
  {
    name: 'Text link',
    attributes: { 'data-initial-view': 'text_link', 'data-selected-quantity': '1' },
    items: () => quantityItems(few),
  },
  {
    name: 'Choose, then confirm',
    attributes: { 'data-action-trigger': 'on_confirmation', 'data-selected-quantity': '1' },
    items: () => quantityItems(few),
  },
  {
    name: 'Nothing chosen yet',
    attributes: { 'data-initial-view': 'choose_quantity' },
    items: () => quantityItems(few),
  },
  {
    name: 'Sheet with sizes',
    attributes: { 'data-view-type': 'mobile', 'data-selected-quantity': '1' },
    items: (priced: Priced) => quantityItems(few, priced),
    state: { enabledBottomSheetWith2DSupport: true, variationSelectorListsMap: sizes },
  },
  ownSelect,
])
