import { eq } from 'drizzle-orm'
import type {
  ChosenSlot,
  Delivery,
  Ordered,
  OrderedLine,
  Place,
  Shipment,
  Speed,
} from '../../pages/delivery/data.ts'
import type { ProductKind } from '../../pages/shop/data.ts'
import { dayOf, daysLater, momentOf, weekdayOf } from '../../shop-day.ts'
import type { Orm } from '../database/database.ts'
import { home, isIsland } from './home.ts'
import { deliveryRate, type DeliveryRate, type Goods, type Zone } from './tables.ts'

const sunday = 0

/** The warehouse is in Hamburg. */
const near = new Set('HH SH NI HB MV'.split(' '))
const europe = new Set(
  'AD AL AT BA BE BG CH CY CZ DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA'.split(
    ' ',
  ),
)

/** While nobody has said where to, it is taken to be somewhere in the country. */
function zoneOf(place: Place | null): Zone {
  if (!place) return 'far'
  const { countryCode, state = '', zipCode = '' } = place
  if (countryCode !== home) return europe.has(countryCode) ? 'europe' : 'world'
  if (isIsland(zipCode)) return 'islands'
  return near.has(state) ? 'near' : 'far'
}

type Sent = Extract<Delivery, { way: 'sent' }>
type Way = Goods | 'mail'

const special: Partial<Record<ProductKind, Way>> = {
  fresh: 'chilled',
  appliance: 'bulky',
  'gift-card': 'mail',
  service: 'mail',
}

const wayOf = (kind: ProductKind): Way => special[kind] ?? 'parcel'

/** A service, or a plan, comes with the product that it is for. */
function wayIn(lines: readonly OrderedLine[]): (line: OrderedLine) => Way {
  const byId = new Map(lines.map(line => [line.id, line]))
  return line => {
    const base = line.kind === 'service' ? byId.get(line.associatedTo ?? '') : undefined
    return wayOf((base ?? line).kind)
  }
}

/** All rates are in the currency of the shop. */
const money = (amount: number) => ({ amount, currency: 'EUR' })

/** When what is ordered now arrives, what that costs and until when it holds. Moments: epoch ms. */
function promiseOf(rate: DeliveryRate, items: number, member: boolean, now: number): Sent {
  const today = dayOf(now)
  const cutoff = momentOf(today, rate.cutoffHour)
  const leaves = cutoff > now ? today : daysLater(today, 1)
  const earliest = daysLater(leaves, rate.days)
  const arrives = weekdayOf(earliest) === sunday ? daysLater(earliest, 1) : earliest
  const isFree = member || (rate.freeFrom !== null && items >= rate.freeFrom)
  return {
    way: 'sent',
    arrives,
    cost: money(isFree ? 0 : rate.cost),
    freeFrom: isFree || rate.freeFrom === null ? null : money(rate.freeFrom),
    orderBy: momentOf(leaves, rate.cutoffHour),
  }
}

/**
 * How an order comes to a place: what travels alike goes together and costs once. A page of a product asks for an order of
 * that product alone, so that it says what a cart of it would (STO-046).
 */
export async function shipmentsOf(
  orm: Orm,
  { lines, member, speed = 'standard' }: Ordered,
  place: Place | null,
  now: number,
): Promise<Shipment[]> {
  const rates = await orm
    .select()
    .from(deliveryRate)
    .where(eq(deliveryRate.zone, zoneOf(place)))
  const rateOf = (goods: Way) => rates.find(rate => rate.goods === goods)
  const groups = Map.groupBy(lines, wayIn(lines))
  return [...groups].map(([way, held]) => {
    const slot = held.find(line => line.slot)?.slot
    // What is done at the door makes no delivery free.
    const goods = held.filter(({ kind }) => kind !== 'service')
    const items = goods.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
    const express = way === 'parcel' ? rateOf('express') : undefined
    const rate = (speed === 'express' && express) || rateOf(way)
    const told = (chosen: DeliveryRate | undefined): Delivery =>
      chosen
        ? atSlot(promiseOf(chosen, items, member && chosen !== express, now), slot)
        : { way: 'none' }
    return {
      goods: way,
      lines: held.map(({ id }) => id),
      delivery: way === 'mail' ? { way: 'mailed' } : told(rate),
      ...(express && way === 'parcel'
        ? { choices: choicesOf(told(rateOf(way)), told(express)) }
        : {}),
    }
  })
}

/** Who has chosen a time gets it, for what it costs. */
const atSlot = (promise: Sent, slot: ChosenSlot | undefined): Sent =>
  slot
    ? { ...promise, arrives: dayOf(slot.startsAt), cost: money(promise.cost.amount + slot.price) }
    : promise

const choicesOf = (standard: Delivery, express: Delivery): Record<Speed, Delivery> => ({
  standard,
  express,
})
