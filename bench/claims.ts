import type { Figure } from './figures.ts'
import { post, rushFigures } from './rushes.ts'

const count = 5_000

interface Facts {
  claimed: number
  claims: readonly { state: string; quantity: number }[]
}

/** Measures a rush on a deal. */
export const claims = (): Promise<Figure[]> =>
  rushFigures({
    what: 'deal claims',
    places: 'units',
    count,
    late: 250,
    atLeast: { PGlite: 1_000, PostgreSQL: 1_700 },
    async open(origin, n) {
      const asin = `B0BENCH00${n}`
      const dealId = `DEAL-${asin}`
      await post(`${origin}/__fixtures`, { product: { asin }, deal: { asin, total: count } })
      const body = JSON.stringify({ asin, quantity: 1, devicePreRegistered: false })
      return {
        rush: {
          path: `/dp/deals/claim/${dealId}/claim-and-add-to-cart?ref_=bench`,
          type: 'application/json',
          name: dealId,
          granted: '"INCART"',
        },
        body: () => body,
        async taken() {
          const facts: Facts = await (await fetch(`${origin}/__facts/deal/${dealId}`)).json()
          const sold = facts.claims.reduce(
            (sum, { state, quantity }) => sum + (state === 'IN_CART' ? quantity : 0),
            0,
          )
          if (sold === facts.claimed) return sold
          throw new Error(`${sold} units are stored and ${facts.claimed} counted`)
        },
      }
    },
  })
