import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { fresh } from './fresh.ts'
import { groceryPieces } from './grocery-add.ts'
import { assistantList, shoppingList } from './lists.ts'
import { orderSum } from './order.ts'
import { substitute } from './substitute.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

/** Groceries, the times at which they are delivered, and the lists of what to buy. */
export const freshPages = {
  routes: {
    '/fresh': fresh,
    '/fresh/order/:id{HP-[A-Z0-9]{4}-[A-Z0-9]{4}}/sum': orderSum,
    '/fresh/list': shoppingList,
    '/fresh/assistant': assistantList,
    '/afx/cartconflicts/resolve/substitute': substitute,
  },
  pieces: groceryPieces,
  tour,
  sheets: sheetsIn(import.meta.url, ['fresh', 'grocery']),
  texts: { en, de, ar },
} satisfies PagesFamily
