import type { PageData } from '../data.ts'
import type { ProductCard, ProductPage } from '../shop/data.ts'
import type { Deal } from './data.ts'

/** Deals that run or are to come, for the home page. */
export async function runningDeals(cards: ProductCard[], data: PageData, now: number) {
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
