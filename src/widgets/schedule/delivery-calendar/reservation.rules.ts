/** Reservation ids (CAL-054): slot id; carriers; per-item ^ per-shipment ^ currency; services. */

/** A reservation id in parts. Each part is as it was written, so that writing gives the same text. */
export interface Reservation {
  slotId: string
  carriers: readonly string[]
  /** Amounts as decimal texts, in currency units. */
  perItem: string
  perShipment: string
  currency: string
  services: string
}

/** What differs less costs the same (CAL-055). */
const tolerance = 0.01
/** 10.00 - 9.99 is a little more than 0.01 in binary. */
const rounding = 1e-9

/** null: the text is no reservation id. */
export function readReservation(id: string): Reservation | null {
  const [slotId = '', carriers = '', charges = '', services, ...rest] = id.split(';')
  const [perItem = '', perShipment = '', currency, ...more] = charges.split('^')
  if (services === undefined || rest.length > 0) return null
  if (currency === undefined || more.length > 0) return null
  return { slotId, carriers: carriers.split(','), perItem, perShipment, currency, services }
}

export const writeReservation = (parts: Reservation): string =>
  [
    parts.slotId,
    parts.carriers.join(','),
    [parts.perItem, parts.perShipment, parts.currency].join('^'),
    parts.services,
  ].join(';')

const isSameAmount = (one: string, other: string): boolean =>
  Math.abs(Number(one) - Number(other)) <= tolerance + rounding

/** CAL-055. Ids that cannot be read have the same price only if they are the same. */
export function haveSamePrice(one: string | undefined, other: string | undefined): boolean {
  if (one === other) return true
  const first = readReservation(one ?? '')
  const second = readReservation(other ?? '')
  return (
    !!first &&
    !!second &&
    isSameAmount(first.perItem, second.perItem) &&
    isSameAmount(first.perShipment, second.perShipment) &&
    first.currency === second.currency &&
    first.services === second.services
  )
}
