import { sumOf, type Sum } from '../../prices.ts'
import type { CartLine } from '../buying/data.ts'
import type { PageData } from '../data.ts'
import type { Place, Shipment, Speed } from '../delivery/data.ts'
import type { Visit } from '../render/visit.ts'

export interface Sums {
  shipments: readonly (Shipment & { items: readonly CartLine[] })[]
  sum: Sum
  /** Whether a part of it does not go to that place. */
  stuck: boolean
}

/** How a cart is delivered and what it comes to: cart, checkout and order say the same (STO-046). */
export async function sums(
  lines: readonly CartLine[],
  { visitor }: Visit,
  place: Place | null,
  data: PageData,
  speed: Speed = 'standard',
): Promise<Sums> {
  const ordered = lines.map(line => ({ ...line, id: line.lineId }))
  const shipments = await data.shipments({ lines: ordered, member: visitor.prime, speed }, place)
  const costs = shipments.flatMap(({ delivery }) =>
    delivery.way === 'sent' ? [delivery.cost] : [],
  )
  return {
    shipments: shipments.map(one => ({
      ...one,
      items: lines.filter(({ lineId }) => one.lines.includes(lineId)),
    })),
    sum: sumOf(lines, costs),
    stuck: shipments.some(({ delivery }) => delivery.way === 'none'),
  }
}
