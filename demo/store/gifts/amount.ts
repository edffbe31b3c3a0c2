import { eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Told } from '../../pages/buying/data.ts'
import { offer } from '../products/tables.ts'
import { extra, once } from '../server/extra.ts'
import { Refused } from '../server/problem.ts'
import { giftCard } from './tables.ts'

/** A plain decimal number, as dp-gift-card-picker and fields of the type number submit it: 37.5 is 3750 minor units. */
const amount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/),
  v.transform(text => Math.round(Number(text) * 100)),
)

/**
 * What a gift card is worth. The store judges the amount by the limits of the card. Without an amount, the card costs what
 * its offer says.
 */
export const giftAmount = extra({
  id: 'giftAmount',
  fields: { gcCustomAmount: once(v.string()) },
  async take(tx, { gcCustomAmount }, bought) {
    const asins = bought.map(({ asin }) => asin)
    const cards = await tx
      .select({ card: giftCard, price: offer.price })
      .from(giftCard)
      .innerJoin(offer, eq(offer.asin, giftCard.asin))
      .where(inArray(giftCard.asin, asins))
    const wanted = v.safeParse(amount, gcCustomAmount)
    const free: { asin: string; amount: number }[] = []
    for (const { card, price } of cards) {
      const least = card.least ?? price
      const most = card.most ?? price
      if (!wanted.success || wanted.output < least || wanted.output > most) {
        const detail = `${card.asin} takes amounts from ${least} to ${most}, not ${gcCustomAmount}`
        throw new Refused('incomplete', 'GIFT_AMOUNT', detail)
      }
      // The price of the offer is the amount of any other card.
      if (card.least !== null) free.push({ asin: card.asin, amount: wanted.output })
    }
    return { amounts: free, kept: free.map(({ asin }) => ({ asin, value: true })) }
  },
  // A card is worth what is paid for it, whatever else a line says.
  async says(_, lines) {
    const told = new Map<number, Told>()
    for (const { id, currency, extras, price } of lines) {
      if (!extras['giftAmount']) continue
      const values = { amount: { amount: price, currency } }
      told.set(id, { notes: [{ icon: 'gift', text: 'gifts.worth', values }] })
    }
    return told
  },
})
