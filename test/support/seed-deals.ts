import { deals } from '../../demo/store/deals/seed/deals.ts'

/** What `POST /__fixtures` takes to have the deals of the shop as they were when it opened: time goes on for them. */
export const seedDeals = deals.map(({ lasts, startsIn = 0, ...deal }) => ({
  deal: { ...deal, startsIn, endsIn: startsIn + lasts },
}))
