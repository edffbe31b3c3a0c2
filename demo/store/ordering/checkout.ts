import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Address, CheckoutView, Payment, Step } from '../../pages/ordering/data.ts'
import type { Orm } from '../database/database.ts'
import { defaultAddress } from '../delivery/index.ts'
import { addressFaults, paymentFaults, placeOfAddress } from './judge.ts'
import { checkout, type CheckoutRow } from './tables.ts'

/** No letter that one reads as a digit. */
const signs = '23456789BCDFGHJKLMNPQRSTVWXYZ'
const sign = () => signs[randomInt(signs.length)] ?? ''
const four = () => Array.from({ length: 4 }, sign).join('')
export const newOrderId = (): string => `HP-${four()}-${four()}`

async function rowOf(orm: Orm, sessionId: string): Promise<CheckoutRow | undefined> {
  const [row] = await orm.select().from(checkout).where(eq(checkout.sessionId, sessionId))
  return row
}

/** Keeps what a step was given, right or wrong: the step shows it again. */
export async function keepStep(
  orm: Orm,
  sessionId: string,
  given: Partial<Pick<CheckoutRow, 'address' | 'payment' | 'speed'>>,
): Promise<void> {
  await orm
    .insert(checkout)
    .values({ sessionId, id: newOrderId(), ...given })
    .onConflictDoUpdate({ target: checkout.sessionId, set: given })
}

/** How far the shopper has come. Who has an address book starts with its default address. */
export async function checkoutOf(orm: Orm, sessionId: string): Promise<CheckoutView> {
  const row = await rowOf(orm, sessionId)
  const address: Address | null = row?.address ?? (await defaultAddress(orm, sessionId))
  const faults = address ? await addressFaults(orm, address) : []
  const payment: Payment | null = row?.payment ?? null
  const view = {
    id: row?.id ?? '',
    address,
    addressFaults: faults,
    place: address && faults.length === 0 ? await placeOfAddress(orm, address) : null,
    speed: row?.speed ?? 'standard',
    payment,
    paymentFaults: payment ? paymentFaults(payment) : [],
  }
  return { ...view, open: firstOpenStep(view) }
}

/** A default address, too, has to be confirmed: before that there is no number. */
function firstOpenStep(view: Omit<CheckoutView, 'open'>): Step {
  if (!view.place || !view.id) return 'address'
  return view.payment && view.paymentFaults.length === 0 ? 'review' : 'payment'
}
