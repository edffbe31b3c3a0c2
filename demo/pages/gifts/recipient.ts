import { dayOf } from '../../shop-day.ts'
import type { Piece, ProductVisit } from '../render/family.ts'

/** The store judges the same (demo/store/gifts/recipient.ts). */
const most = { name: 60, message: 200, lines: 5 }

const constraint = (method: string, errorId: string, value?: number | string) => ({
  method,
  errorId,
  ...(value !== undefined && { value }),
})

/** What the elements check, by the name of the field. */
const constraints = {
  recipientEmail: [
    constraint('notEmpty', 'gift-email-empty'),
    constraint('isOneEmail', 'gift-email-several'),
    constraint('isValidEmail', 'gift-email-invalid'),
  ],
  recipientName: [constraint('lengthAtMost', 'gift-name-long', most.name)],
  giftMessage: [
    constraint('lengthAtMost', 'gift-message-long', most.message),
    constraint('linesAtMost', 'gift-message-lines', most.lines),
  ],
  deliveryDate: [
    constraint('dateAtLeast', 'gift-date-past', 'today'),
    constraint('dateAtMost', 'gift-date-late', 'oneYearFromToday'),
  ],
}

const iso = (day: Date) => day.toISOString().slice(0, 10)

/** The form of a gift card: who gets it, and when. */
export async function recipientPieces({ product, sells, visit }: ProductVisit): Promise<Piece[]> {
  if (!sells || product.kind !== 'gift-card') return []
  const { now, words } = visit
  const strings = {
    'gift-email-empty': words.t('gifts.email.empty'),
    'gift-email-several': words.t('gifts.email.several'),
    'gift-email-invalid': words.t('gifts.email.invalid'),
    'gift-name-long': words.t('gifts.name.long'),
    'gift-message-long': words.t('gifts.message.long'),
    'gift-message-lines': words.t('gifts.message.lines'),
    'gift-date-past': words.t('gifts.date.past'),
    'gift-date-late': words.t('gifts.date.late'),
  }
  const first = new Date(dayOf(now))
  const last = new Date(first)
  last.setUTCFullYear(first.getUTCFullYear() + 1)
  const model = { state: { constraints, strings }, first: iso(first), last: iso(last), most }
  return [{ slot: 'options', template: 'gifts/recipient', model }]
}
