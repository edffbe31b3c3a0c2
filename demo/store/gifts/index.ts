import type { Family } from '../server/family.ts'
import { giftRecipient } from './recipient.ts'

/** Gift cards: who gets them, and when. */
export const gifts: Family<never> = {
  extras: [giftRecipient],
  open: () => ({ handlers: {} }),
}
