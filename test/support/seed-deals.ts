import { deals } from '../../demo/store/deals/seed/deals.ts'

/** Bodies for `POST /__fixtures` that reset the shop's deals to its opening, because their time runs on. */
export const seedDeals = deals.map(({ lasts, startsIn = 0, ...deal }) => ({
  deal: { ...deal, startsIn, endsIn: startsIn + lasts },
}))
