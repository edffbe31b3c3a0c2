import type { Text } from '../../../element/ports.ts'
import type { messages } from './scheduled-delivery.messages.ts'

/** What the answer about slots means to the shopper (SCH-033, SCH-042 to SCH-052). */

/** An answer as the calendar tells it. */
export interface Answer {
  quality: string
  qualityDetail: string
  errorCode?: string | undefined
  errorMsg?: string | undefined
}

interface Config {
  hideOnError: boolean
  marketplaceId: string
  phoneMessageMarketplaceId?: string | undefined
  phoneNumber?: string | undefined
}

/** A text about the delivery, by the id of its message. */
type TextId = 'sd.unknown' | 'sd.notSure'
type PhoneTextId = 'sd.callDate' | 'sd.estimate' | 'sd.noPromise'

export type Verdict =
  /** The calendar says all there is to say. */
  | { kind: 'content' }
  /** No van goes to the postal code: the field says so, and there is no calendar. */
  | { kind: 'ineligible' }
  | { kind: 'block'; text: TextId }
  | { kind: 'phone'; text: PhoneTextId; phone: string }
  /** The server's own words. */
  | { kind: 'told'; words: string }

const content: Verdict = { kind: 'content' }

/** The number that the shop calls. undefined: not in this marketplace (SCH-052). */
const phoneOf = ({ marketplaceId, phoneMessageMarketplaceId, phoneNumber }: Config) =>
  phoneMessageMarketplaceId === marketplaceId ? phoneNumber : undefined

function phoneText(detail: string): PhoneTextId {
  if (detail === 'CAPACITY_FULL') return 'sd.callDate'
  return detail === 'SD_INVENTORY_STATE_RESTRICTED' ? 'sd.estimate' : 'sd.noPromise'
}

/** `answer` null: there is none yet, or loading failed. `hasZipEntry`: the shopper enters a postal code. */
export function verdictOn(answer: Answer | null, config: Config, hasZipEntry: boolean): Verdict {
  if (!answer) return content
  const { errorCode, errorMsg, qualityDetail: detail } = answer
  if (errorCode === 'JurisdictionNotFound' && hasZipEntry) return { kind: 'ineligible' }
  const isNormal = detail === 'NORMAL'
  // The calendar leaves the words for an error to this element.
  if (isNormal && errorMsg) return { kind: 'told', words: errorMsg }
  if (isNormal) return errorCode ? { kind: 'block', text: 'sd.unknown' } : content
  if (config.hideOnError) {
    const isRestricted = detail === 'SD_INVENTORY_STATE_RESTRICTED'
    return { kind: 'block', text: isRestricted ? 'sd.notSure' : 'sd.unknown' }
  }
  const phone = phoneOf(config)
  if (phone) return { kind: 'phone', text: phoneText(detail), phone }
  return errorMsg ? { kind: 'told', words: errorMsg } : { kind: 'block', text: 'sd.unknown' }
}

/** The words for the shopper. '': none. */
export function wordsOf(verdict: Verdict, text: Text<typeof messages>): string {
  switch (verdict.kind) {
    case 'content':
      return ''
    case 'ineligible':
      return text('sd.zip.ineligible')
    case 'told':
      return verdict.words
    case 'phone':
      // Isolated: among Arabic words, the parts of a number would change places.
      return text(verdict.text, { phone: `\u2066${verdict.phone}\u2069` })
    default:
      return text(verdict.text)
  }
}

/** What the calendar has told last. waiting: nothing yet. failed: the slots could not be loaded. */
export type Told = 'waiting' | 'failed' | (Answer & { count: number })

/** true: the calendar cannot be used, so nobody has to choose (SCH-058). */
export function isOff(told: Told): boolean {
  if (typeof told === 'string') return told === 'failed'
  const { count, errorCode, errorMsg, quality } = told
  return count === 0 || quality !== 'NORMAL' || !!errorCode || !!errorMsg
}
