import { runningDeals } from '../deals/index.ts'
import { families } from '../families.ts'
import type { PageMaker } from '../render/visit.ts'
import type { ProductCard } from './data.ts'
import { tour as shopTour } from './tour.ts'

/** The first product of each department, so that the page shows how wide the shop is. */
function oneOfEach(cards: readonly ProductCard[]) {
  const kinds = new Set<string>()
  return cards.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
}

/** `/`: what the shop has today. */
export const home: PageMaker = async ({ words, now }, data) => {
  const cards = await data.products()
  return {
    template: 'shop/home',
    title: words.t('brand'),
    model: {
      deals: runningDeals(cards, now),
      products: oneOfEach(cards.filter(({ deal }) => !deal)).slice(0, 12),
      tour: [...families.flatMap(({ tour = [] }) => tour), ...shopTour],
    },
  }
}
