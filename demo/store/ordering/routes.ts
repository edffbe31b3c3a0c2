import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type {
  Address,
  CheckoutView,
  Payment,
  PaymentMethod,
  Step,
} from '../../pages/ordering/data.ts'
import { cartOf, lockCart, orderCart } from '../buying/index.ts'
import { addressBookEntry, choosePlace, home } from '../delivery/index.ts'
import type { Orm } from '../database/database.ts'
import { offersOf } from '../products/page-data.ts'
import type { Shop } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { readForm } from '../server/request-body.ts'
import { personOf, type SessionVariables } from '../server/session.ts'
import { chooseSlot, judgeSlots, slotAtOnce } from '../schedule/index.ts'
import { checkoutOf, keepStep } from './checkout.ts'
import { addressFaults, ibanEnd, isIban, paymentFaults, placeOfAddress } from './judge.ts'
import { ordersOf, placeOrder, type Item } from './orders.ts'
import { checkout } from './tables.ts'

type Fields = Record<string, string>

/** More than this of a field is not kept: the step says that it is too long. */
const kept = 120
const field = (fields: Fields, name: string) =>
  (fields[name] ?? '').replaceAll('\0', '').trim().slice(0, kept)

const addressOf = (fields: Fields): Address => ({
  recipient: field(fields, 'recipient'),
  street: field(fields, 'street'),
  zip: field(fields, 'zip'),
  city: field(fields, 'city'),
  country: field(fields, 'country') || home,
})

/** The shipping option without a slot. */
const standard = 'standard'

const steps: readonly Step[] = ['address', 'delivery', 'payment', 'review']
const methods = [
  'invoice',
  'direct-debit',
  'prepayment',
] as const satisfies readonly PaymentMethod[]
const method = v.picklist(methods)
const units = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1))
const amount = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** An account that is right is kept as its end alone; one that is wrong, not at all. */
function paymentOf(fields: Fields): Payment | null {
  const chosen = v.safeParse(method, fields['method'])
  if (!chosen.success) return null
  if (chosen.output !== 'direct-debit') return { method: chosen.output }
  const iban = field(fields, 'iban')
  return { method: chosen.output, ...(isIban(iban) ? { iban: ibanEnd(iban) } : {}) }
}

/** The forms of the checkout, which work with scripts off. Each step is judged here, and again when the order is placed. */
export function orderingRoutes(shop: Shop): Hono<SessionVariables> {
  const { orm, now } = shop
  const app = new Hono<SessionVariables>()
  const cartEmpty = async (sessionId: string) => (await cartOf(shop, sessionId)).lines.length === 0

  // Nobody comes to a step before the ones ahead of it are done.
  app.get('/checkout/:step', async (c, next) => {
    const sessionId = c.get('sessionId')
    const asked = steps.findIndex(step => step === c.req.param('step'))
    if (asked < 0) return next()
    if (await cartEmpty(sessionId)) return c.redirect('/cart', 303)
    const { open } = await checkoutOf(orm, sessionId)
    return asked > steps.indexOf(open) ? c.redirect('/checkout', 303) : next()
  })

  app.post('/checkout/address', async c => {
    const fields = await readForm(c)
    const sessionId = c.get('sessionId')
    const address = await addressGiven(orm, sessionId, fields)
    await keepStep(orm, sessionId, { address })
    const faults = await addressFaults(orm, address)
    if (faults.length > 0) return c.redirect('/checkout/address?check=1', 303)
    // From now on every page promises for the place to which the order goes.
    const { addressId } = fields
    const abroad = address.country !== home && { countryCode: address.country }
    await orm.transaction(tx =>
      choosePlace(tx, sessionId, addressId ? { addressId } : abroad || { zip: address.zip }),
    )
    return refusedTo(c, '/checkout/delivery', async () => {
      const place = await placeOfAddress(orm, address)
      if (place) await judgeSlots(orm, sessionId, place)
      return '/checkout/delivery'
    })
  })

  app.post('/checkout/delivery', async c => {
    const fields = await readForm(c)
    const sessionId = c.get('sessionId')
    const speed = fields['speed'] === 'express' ? 'express' : 'standard'
    await keepStep(orm, sessionId, { speed })
    // Whoever is refused finds their option chosen still.
    const option = field(fields, 'shipoption')
    const back = `/checkout/delivery${option && `?${new URLSearchParams({ shipoption: option })}`}`
    return refusedTo(c, back, async () => {
      const wanted = slotOf(fields)
      if (wanted) {
        const { place } = await checkoutOf(orm, sessionId)
        const line = { lineId: wanted.lineId, sessionId, place, now: now() }
        await orm.transaction(tx => chooseSlot(tx, line, wanted.slotId))
      }
      return '/checkout/payment'
    })
  })

  app.post('/checkout/payment', async c => {
    const payment = paymentOf(await readForm(c))
    if (payment) await keepStep(orm, c.get('sessionId'), { payment })
    const isFine = payment && paymentFaults(payment).length === 0
    return c.redirect(isFine ? '/checkout/review' : '/checkout/payment?check=1', 303)
  })

  app.post('/checkout/order', async c => {
    const fields = await readForm(c)
    const sessionId = c.get('sessionId')
    const id = field(fields, 'id')
    const total = v.safeParse(amount, fields['total'])
    const [done] = await ordersOf(orm, sessionId, id)
    if (done) return c.redirect(`/orders/${id}?placed=1`, 303)
    return refusedTo(c, '/checkout/review', async () => {
      await orm.transaction(async tx => {
        await lockCart(tx, sessionId)
        const given = await checkoutOf(tx, sessionId)
        if (given.id !== id || !total.success) throw new Refused('incomplete', 'PRICE_CHANGED')
        const { lines } = await cartOf({ ...shop, orm: tx }, sessionId)
        const { prime } = await personOf(tx, sessionId)
        const order = { ...ready(given), id, sessionId, items: lines, member: prime, now: now() }
        await placeOrder(tx, order, total.output)
        await orderCart(tx, order, shop.cartFacts)
        await tx.delete(checkout).where(eq(checkout.sessionId, sessionId))
      })
      return `/orders/${id}?placed=1`
    })
  })

  // One press: to the default address, as paid the last time.
  app.post('/buy/:asin{[A-Z0-9]{10}}', async c => {
    const fields = await readForm(c)
    const sessionId = c.get('sessionId')
    const asin = c.req.param('asin')
    const wanted = v.safeParse(units, fields['quantity'] ?? '1')
    const total = v.safeParse(amount, fields['total'])
    const id = field(fields, 'id')
    const back = `/buy/${asin}?${new URLSearchParams({ offer: field(fields, 'offer') })}`
    const [done] = await ordersOf(orm, sessionId, id)
    if (done) return c.redirect(`/orders/${id}?placed=1`, 303)
    return refusedTo(c, back, async () => {
      if (!wanted.success || !total.success || !/^HP-\w{4}-\w{4}$/.test(id)) {
        throw new Refused('incomplete', 'INVALID_INPUT')
      }
      await orm.transaction(async tx => {
        await lockCart(tx, sessionId)
        const given = await checkoutOf(tx, sessionId)
        const slotId = field(fields, 'SlotId')
        const slot = slotId
          ? await slotAtOnce(tx, { slotId, sessionId, asin, now: now() }, given.place)
          : null
        const item = {
          ...(await itemOf(tx, asin, field(fields, 'offer'), wanted.output)),
          ...(slot?.slot && { notes: slot.notes, slot: slot.slot }),
        }
        for (const { adding } of shop.cartFacts) await adding?.(tx, [item])
        const payment = given.payment ?? { method: 'invoice' as const }
        const { prime, recognized } = await personOf(tx, sessionId)
        if (!recognized) throw new Refused('incomplete', 'SIGN_IN_REQUIRED')
        const order = { ...ready({ ...given, payment }), speed: 'standard' as const }
        await placeOrder(
          tx,
          { ...order, id, sessionId, items: [item], member: prime, now: now() },
          total.output,
        )
        await slot?.keep(id)
      })
      return `/orders/${id}?placed=1`
    })
  })
  return app
}

const lineNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** The slot that the step of the delivery asks for. null: the step offers none. */
function slotOf(fields: Fields): { lineId: number; slotId: string | null } | null {
  const lineId = v.safeParse(lineNumber, fields['slot-line'])
  const option = field(fields, 'shipoption')
  if (!lineId.success || !option) return null
  const slotId = field(fields, 'SlotId')
  if (option !== standard && !slotId) throw new Refused('incomplete', 'NO_SLOT')
  return { lineId: lineId.output, slotId: option === standard ? null : slotId }
}

/** An entry of the shopper's own address book, or what they wrote. */
async function addressGiven(orm: Orm, sessionId: string, fields: Fields): Promise<Address> {
  const { addressId } = fields
  return (addressId && (await addressBookEntry(orm, sessionId, addressId))) || addressOf(fields)
}

/** What an order needs of a checkout; refuses one that is not at its end. */
function ready({ address, place, speed, payment, paymentFaults: faults }: CheckoutView) {
  if (!address || !place) throw new Refused('incomplete', 'NO_ADDRESS')
  if (!payment || faults.length > 0) throw new Refused('incomplete', 'NO_PAYMENT')
  return { address, place, speed, payment: payment.method }
}

async function refusedTo(c: Context, back: string, deed: () => Promise<string>) {
  try {
    return c.redirect(await deed(), 303)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const more = back.includes('?') ? '&' : '?'
    return c.redirect(`${back}${more}error=${encodeURIComponent(error.reason)}`, 303)
  }
}

/** One offer as an item of an order, at the price of now. */
async function itemOf(orm: Orm, asin: string, offerId: string, quantity: number): Promise<Item> {
  const sold = await offersOf(orm, asin)
  const found = sold.find(({ offer }) => offer.id === offerId) ?? sold[0]
  if (!found || found.product.byInvitation) throw new Refused('incomplete', 'UNKNOWN_OFFER')
  if (!found.product.soldAlone) throw new Refused('incomplete', 'NOT_SOLD_ALONE')
  const { offer, product } = found
  if (offer.moq && quantity < offer.moq) throw new Refused('incomplete', 'MINIMUM_ORDER')
  return {
    lineId: offer.id,
    asin,
    offerListingId: offer.id,
    kind: product.kind,
    price: { amount: offer.price, currency: offer.currency },
    quantity,
  }
}
