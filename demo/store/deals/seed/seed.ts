import type { Orm } from '../../database/database.ts'
import { currency } from '../../products/seed/rows.ts'
import { deal, type Renewal } from '../tables.ts'
import { deals, type SeedDeal } from './deals.ts'

const hour = 3_600_000

export async function seedDeals(tx: Orm): Promise<void> {
  const [found] = await tx.select({ id: deal.id }).from(deal).limit(1)
  if (!found) await tx.insert(deal).values(deals.map(dealRow)).onConflictDoNothing()
}

/** Without times yet: a deal gets them when it is renewed, at the start of a store. */
function dealRow({ startsIn = 0, lasts, claimed = 0, waiting = 0, ...row }: SeedDeal) {
  const renewal: Renewal = { startsIn, endsIn: startsIn + lasts, claimed, waiting }
  return {
    ...row,
    id: `D${row.asin}`,
    offerListingId: `OL${row.asin}`,
    currency,
    startsAt: 0,
    endsAt: 0,
    earlyAccessMs: row.accessBehavior === 'PRIME_EARLY_ACCESS' ? hour / 2 : null,
    renewal,
  }
}
