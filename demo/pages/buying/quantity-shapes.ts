import type { Visit } from '../render/visit.ts'
import type { Offer, ProductCard } from '../shop/data.ts'
import { quantityItems, quantityOptions, trailingPlus, type Priced } from './quantity.ts'

interface Selector {
  /** Name of the shape, for people who read this code; pages do not show it. */
  name: string
  widgetId: string
  attributes: Readonly<Record<string, string>>
  state: object
  /** Options of the page's own select. null: the page's own control is a number field, which begins at 1. */
  options: ReturnType<typeof quantityOptions> | null
}

/** Makes the quantity selector of one row. */
export type Shape = (card: ProductCard, offer: Offer | undefined, visit: Visit) => Selector

interface Preset {
  name: string
  attributes: Readonly<Record<string, string>>
  items?: (priced: Priced) => object[]
  state?: object
  /** The page's own control is a number field. */
  isTyped?: true
}

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
    options: preset.isTyped ? null : offer ? quantityOptions(offer) : [],
  })

const itemStepper: Preset = {
  name: 'Stepper with listed quantities',
  attributes: { 'data-shape-type': 'QUANTITY_STEPPER', 'data-selected-quantity': '1' },
  items: () => [...quantityItems([1, 2, 3, 4, 6, 12]), trailingPlus(24)],
}
const simpleStepper: Preset = {
  name: 'Stepper in steps of one',
  attributes: { 'data-shape-type': 'SIMPLIFIED_QUANTITY_STEPPER', 'data-selected-quantity': '1' },
  isTyped: true,
}

const cycle =
  (presets: readonly Preset[]) =>
  (row: number): Shape =>
    shape(presets[row % presets.length] ?? simpleStepper)

/** The shape of a row of the search page, by its position. */
export const searchShape = cycle([itemStepper, simpleStepper])
