import { eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { instalmentsOf } from '../../prices.ts'
import type { Note, Told } from '../../pages/buying/data.ts'
import { boughtIn, extra, json, once, type KeptLine } from '../server/extra.ts'
import { Refused } from '../server/problem.ts'
import { atOnce, optionRows } from './page-data.ts'
import { paymentOption, type PaymentOptionRow } from './tables.ts'

/** What of executionInfo the store reads (PAY-026 to PAY-028). */
const executionInfo = v.object({
  offerType: v.picklist(['EQUAL_PAY', 'ONE_TIME_PAYMENT']),
  asin: v.string(),
  optionId: v.optional(v.string()),
})

const chosen = v.object({ optionId: v.string() })

/** Paying in instalments: kept with the line of the product, and judged again whenever the cart is shown. */
export const payment = extra({
  id: 'payment',
  fields: { paymentOfferInfo: once(json(executionInfo)) },
  async take(tx, { paymentOfferInfo: info }, bought) {
    if (!info || info.offerType === 'ONE_TIME_PAYMENT') return {}
    const { asin, quantity } = boughtIn(bought, info.asin, 'the payment plan')
    const options = await optionRows(tx, eq(paymentOption.asin, asin))
    const found = options.find(({ id }) => id === info.optionId && id !== atOnce)
    if (!found) {
      const detail = `${asin} has no payment plan ${info.optionId ?? 'without optionId'}`
      throw new Refused('incomplete', 'UNKNOWN_PAYMENT', detail)
    }
    if (quantity > (found.maxQuantity ?? quantity)) {
      const detail = `${found.id} is for at most ${found.maxQuantity} of ${asin}`
      throw new Refused('incomplete', 'PAYMENT_QUANTITY', detail)
    }
    return { kept: [{ asin, value: { optionId: found.id } }] }
  },
  async says(orm, lines) {
    const told = new Map<number, Told>()
    const held = lines.flatMap(line =>
      v.is(chosen, line.extras['payment']) ? [{ line, ...line.extras['payment'] }] : [],
    )
    if (held.length === 0) return told
    const asins = held.map(({ line }) => line.asin)
    const options = await optionRows(orm, inArray(paymentOption.asin, asins))
    for (const { line, optionId } of held) {
      const option = options.find(({ asin, id }) => asin === line.asin && id === optionId)
      // A plan that the store no longer offers is paid at once.
      if (option) told.set(line.id, toldOf(line, option))
    }
    return told
  },
})

function toldOf({ price, currency, quantity }: KeptLine, option: PaymentOptionRow): Told {
  const { maxQuantity } = option
  if (maxQuantity !== null && quantity > maxQuantity) {
    const text = 'extras.instalments.tooMany'
    return { notes: [{ icon: 'calendar', text, values: { most: maxQuantity } }] }
  }
  const { count, amount, last, interest } = instalmentsOf(
    { amount: price * quantity, currency },
    option,
  )
  const even: Note = { icon: 'calendar', text: 'extras.instalments', values: { count, amount } }
  const uneven: Note = {
    icon: 'calendar',
    text: 'extras.instalments.last',
    values: { count: count - 1, amount, last },
  }
  const notes = [last.amount === amount.amount ? even : uneven]
  if (interest.amount === 0) return { notes }
  const added: Note = { icon: 'percent', text: 'extras.interest', values: { interest } }
  return { notes: [...notes, added], interest }
}
