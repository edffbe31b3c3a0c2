import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { buyBoxPieces } from './buy-box.ts'
import { cart } from './cart.ts'
import { said, withAddOns } from './lines.ts'
import { quantityOptions } from './quantity.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

export { quantityOptions }
export { searchShape } from './quantity-shapes.ts'
export { offered, rows } from './rows.ts'

export const buying = {
  routes: { '/cart': cart },
  pieces: buyBoxPieces,
  shared: { said, withAddOns, quantities: quantityOptions },
  tour,
  sheets: sheetsIn(import.meta.url, ['buy-box', 'cart']),
  texts: { en, de, ar },
} satisfies PagesFamily
