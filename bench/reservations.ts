import type { Figure } from './figures.ts'
import { post, rushFigures } from './rushes.ts'

const count = 2_000
/** Places of each slot. Those who want one of them ask one after another, so that they meet. */
const capacity = 20
/** A shopper holds one slot for a product: each rush is about another product. */
const asins = ['B0WASHER01', 'B0DISHWA01', 'B0COFFEE01']

/** Measures a rush on delivery slots, by the form of the buy box. */
export const reservations = (): Promise<Figure[]> =>
  rushFigures({
    what: 'slot reservations',
    places: 'places',
    count,
    late: 250,
    async open(origin, n) {
      const asin = asins[n % asins.length] ?? ''
      const ids = Array.from({ length: count / capacity }, (_slot, at) => `BENCH-${n}-${at}`)
      const slots = ids.map(id => ({ id, capacity }))
      await post(`${origin}/__fixtures`, { deliveryOption: { id: `bench-${n}`, slots } })
      return {
        rush: {
          path: '/gp/product/handle-buy-box',
          type: 'application/x-www-form-urlencoded',
          name: `slot-${n}`,
          granted: '"count"',
        },
        body(place) {
          const SlotId = ids[Math.floor(place / capacity) % ids.length] ?? ''
          return new URLSearchParams({ asin, SlotId, ReservationId: `${SlotId};;;` }).toString()
        },
        async taken() {
          const facts = ids.map(async (id): Promise<{ taken: number }> =>
            (await fetch(`${origin}/__facts/delivery-slot/${id}`)).json(),
          )
          return (await Promise.all(facts)).reduce((sum, { taken }) => sum + taken, 0)
        },
      }
    },
  })
