import type { GiftsData } from '../../pages/gifts/data.ts'
import type { Family } from '../server/family.ts'
import { giftAmount } from './amount.ts'
import { giftsData, giftsDataIn } from './page-data.ts'
import { giftRecipient, requireRecipients } from './recipient.ts'
import { seedGifts, shelf } from './seed/cards.ts'
import { giftCard, giftDesign } from './tables.ts'
import { wording } from './wording/wording.ts'

/** Gift cards: how they look, what they are worth, who gets them, and when. */
export const gifts: Family<never, GiftsData> = {
  shelves: [shelf],
  wording,
  seed: seedGifts,
  seededTables: [giftCard, giftDesign],
  extras: [giftAmount, giftRecipient],
  cartFacts: { adding: requireRecipients },
  open({ orm, words }) {
    const data = giftsData(orm)
    return { handlers: {}, data, dataIn: language => giftsDataIn(data, words, language) }
  },
}
