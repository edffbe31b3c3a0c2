import type { Deal, PageData, ProductCard, ProductPage } from './page-data.ts'
import { tour } from './tour.ts'
import type { PageMaker } from './visit.ts'

async function runningDeals(cards: ProductCard[], data: PageData, now: number) {
  const found = await Promise.all(
    cards
      .filter(({ onDeal }) => onDeal)
      .slice(0, 8)
      .map(card => data.product(card.asin)),
  )
  const isOpen = (product: ProductPage | null): product is ProductPage & { deal: Deal } =>
    product?.deal !== undefined && product.deal.endTime > now
  return found.filter(isOpen).slice(0, 4)
}

/** The first product of each department, so that the page shows how wide the shop is. */
function oneOfEach(cards: readonly ProductCard[]) {
  const kinds = new Set<string>()
  return cards.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
}

/** `/`: what the shop has today. */
export const home: PageMaker = async ({ words, now }, data) => {
  const cards = await data.products()
  return {
    template: 'home',
    title: words.t('brand'),
    model: {
      deals: await runningDeals(cards, data, now),
      products: oneOfEach(cards.filter(({ onDeal }) => !onDeal)).slice(0, 12),
      tour: tour(cards.find(card => card.kind === 'fresh')?.asin),
    },
  }
}
