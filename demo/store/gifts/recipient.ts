import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Note, Told } from '../../pages/buying/data.ts'
import { dayOf, daysBetween } from '../../shop-day.ts'
import { product } from '../products/tables.ts'
import type { Orm } from '../database/database.ts'
import { extra, once } from '../server/extra.ts'
import type { Adding } from '../server/family.ts'
import { Refused } from '../server/problem.ts'

const letters = (text: string): number => [...text.replaceAll('\r\n', '\n')].length
const atMost = (most: number) =>
  once(
    v.pipe(
      v.string(),
      v.check(text => letters(text) <= most, `At most ${most} characters`),
    ),
  )

const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())
const recipient = v.object({
  email: v.string(),
  name: v.optional(v.string()),
  message: v.optional(v.string()),
  day: v.optional(v.string()),
})
type Recipient = v.InferOutput<typeof recipient>

/** true: a day that the calendar has, as a form writes it. A Date takes 30 February for a day of March. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** The day of delivery is today or within a year. The shopper's day may be that before the shop's. */
function refuseDay(wanted: string): void {
  const days = isDay(wanted) ? daysBetween(dayOf(Date.now()), Date.parse(wanted)) : -2
  if (days < -1 || days > 367) {
    throw new Refused('incomplete', 'GIFT_DATE', `${wanted} is not within a year`)
  }
}

/** To whom the card goes, and what it says. */
function notesOf({ day: later, email: address, message, name }: Recipient): Note[] {
  const sent = later ? 'gifts.later' : 'gifts.sent'
  const text = name ? (`${sent}.name` as const) : sent
  const values = {
    recipient: address,
    ...(name && { name }),
    ...(later && { day: { date: later } }),
  }
  const said: Note[] = message ? [{ icon: 'quote', text: 'gifts.says', values: { message } }] : []
  return [{ icon: 'mail', text, values }, ...said]
}

/** Asins of the gift cards among these products. */
async function cardsAmong(tx: Orm, items: readonly { asin: string }[]): Promise<string[]> {
  const asins = items.map(({ asin }) => asin)
  const cards = await tx
    .select({ asin: product.asin })
    .from(product)
    .where(and(inArray(product.asin, asins), eq(product.kind, 'gift-card')))
  return cards.map(({ asin }) => asin)
}

const noRecipient = () =>
  new Refused('incomplete', 'GIFT_RECIPIENT', 'A gift card goes to one e-mail address')

/** Refuses gift cards that go to nobody, whichever way they are bought. */
export async function requireRecipients(tx: Orm, items: readonly Adding[]): Promise<void> {
  const lost = items.filter(({ extras }) => !extras?.['gift'])
  if ((await cardsAmong(tx, lost)).length > 0) throw noRecipient()
}

/** Who gets the gift card of a form, and when: kept with its line. */
export const giftRecipient = extra({
  id: 'gift',
  fields: {
    recipientEmail: once(v.string()),
    recipientName: atMost(60),
    giftMessage: atMost(200),
    deliveryDate: once(v.string()),
  },
  async take(tx, { recipientEmail, recipientName, giftMessage, deliveryDate }, bought) {
    const cards = await cardsAmong(tx, bought)
    if (cards.length === 0) return {}
    const sent = v.safeParse(email, recipientEmail)
    if (!sent.success) throw noRecipient()
    if (deliveryDate) refuseDay(deliveryDate)
    const value = {
      email: sent.output,
      ...(recipientName && { name: recipientName }),
      ...(giftMessage && { message: giftMessage }),
      ...(deliveryDate && { day: deliveryDate }),
    }
    return { kept: cards.map(asin => ({ asin, value })) }
  },
  async says(_, lines) {
    const told = new Map<number, Told>()
    for (const { id, extras } of lines) {
      const kept = v.safeParse(recipient, extras['gift'])
      if (!kept.success) continue
      told.set(id, { notes: notesOf(kept.output) })
    }
    return told
  },
})
