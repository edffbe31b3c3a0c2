import type { ProductCard } from '../shop/data.ts'
import type { Deal } from './data.ts'

/** Deals that run or are to come, for the home page. */
export function runningDeals(cards: readonly ProductCard[], now: number) {
  const isOpen = (card: ProductCard): card is ProductCard & { deal: Deal } =>
    card.deal !== undefined && card.deal.endTime > now
  return cards.filter(isOpen).slice(0, 4)
}
