import { and, eq } from 'drizzle-orm'
import type { Money } from '../../../src/contract/schema.ts'
import type { Delivery, Place } from '../../pages/delivery/data.ts'
import type { ProductKind } from '../../pages/shop/data.ts'
import type { Orm } from '../database/database.ts'
import { deliveryRate, type DeliveryRate, type Goods, type Zone } from './tables.ts'

const hour = 3_600_000
const day = 24 * hour
const sunday = 0

/** The warehouse is in Maine. */
const near = new Set('ME NH VT MA RI CT NY NJ PA'.split(' '))
const islands = new Set(['AK', 'HI'])
const europe = new Set(
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA'.split(
    ' ',
  ),
)

/** While nobody has said where to, it is taken to be somewhere in the country. */
function zoneOf(place: Place | null): Zone {
  if (!place) return 'far'
  const { countryCode, state = '' } = place
  if (countryCode !== 'US') return europe.has(countryCode) ? 'europe' : 'world'
  if (islands.has(state)) return 'islands'
  return near.has(state) ? 'near' : 'far'
}

const special: Partial<Record<ProductKind, Goods>> = { fresh: 'chilled', appliance: 'bulky' }

export interface Ordered {
  kind: ProductKind
  price: Money
  /** Members pay for no delivery. */
  member: boolean
}

/** When an order of now arrives, what that costs and until when it holds. Moments: epoch ms. */
function promiseOf(rate: DeliveryRate, { price, member }: Ordered, now: number): Delivery {
  const today = now - (now % day)
  const cutoff = today + rate.cutoffHour * hour
  const orderBy = cutoff > now ? cutoff : cutoff + day
  const earliest = orderBy - (orderBy % day) + rate.days * day
  const arrives = new Date(earliest).getUTCDay() === sunday ? earliest + day : earliest
  const isFree = member || (rate.freeFrom !== null && price.amount >= rate.freeFrom)
  const cost = { amount: isFree ? 0 : rate.cost, currency: price.currency }
  return { way: 'sent', arrives, cost, orderBy }
}

/** What is promised for a product and a place. */
export async function deliveryOf(
  orm: Orm,
  ordered: Ordered,
  place: Place | null,
  now: number,
): Promise<Delivery> {
  if (ordered.kind === 'gift-card') return { way: 'mailed' }
  const goods = special[ordered.kind] ?? 'parcel'
  const isThis = and(eq(deliveryRate.goods, goods), eq(deliveryRate.zone, zoneOf(place)))
  const [rate] = await orm.select().from(deliveryRate).where(isThis)
  return rate ? promiseOf(rate, ordered, now) : { way: 'none' }
}
