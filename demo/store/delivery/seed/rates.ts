import type { DeliveryRate, Goods, Zone } from '../tables.ts'

/** Days and cost (integer minor units of euros) by zone; what is missing is not delivered there. */
type Rates = Partial<Record<Zone, readonly [days: number, cost: number]>>

const goods: Readonly<
  Record<Goods, { rates: Rates; freeFrom: number | null; cutoffHour: number }>
> = {
  parcel: {
    rates: {
      near: [1, 490],
      far: [3, 490],
      islands: [6, 1290],
      europe: [5, 1490],
      world: [9, 2490],
    },
    freeFrom: 3_500,
    cutoffHour: 18,
  },
  bulky: {
    rates: { near: [3, 2900], far: [6, 4900], islands: [14, 14_900] },
    freeFrom: null,
    cutoffHour: 12,
  },
  // Instead of a parcel, for who cannot wait.
  express: { rates: { far: [1, 990] }, freeFrom: null, cutoffHour: 15 },
  chilled: {
    rates: { near: [0, 390], far: [1, 690] },
    freeFrom: 6_000,
    cutoffHour: 16,
  },
}

/** Only at home is the delivery of a large order free. */
const home = new Set<Zone>(['near', 'far'])

const zones: readonly Zone[] = ['near', 'far', 'islands', 'europe', 'world']

export const deliveryRates: readonly DeliveryRate[] = Object.entries(goods).flatMap(
  ([name, { rates, freeFrom, cutoffHour }]) =>
    zones.flatMap(zone => {
      const rate = rates[zone]
      if (!rate) return []
      const [days, cost] = rate
      const free = home.has(zone) ? freeFrom : null
      return [{ goods: name as Goods, zone, days, cost, freeFrom: free, cutoffHour }]
    }),
)
