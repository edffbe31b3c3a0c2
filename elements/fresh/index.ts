import type { Family } from '../../src/element/describe.ts'
import { freshCart } from './fresh-cart.ts'
import { groceryAdd } from './grocery-add.ts'
import { storeIntro } from './store-intro.ts'

export const fresh: Family = {
  name: 'fresh',
  title: 'Fresh groceries',
  about: 'Adds groceries to a cart or an order, where they stand in the page.',
  elements: [freshCart, groceryAdd, storeIntro],
}
