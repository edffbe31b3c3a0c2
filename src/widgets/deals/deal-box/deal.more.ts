import { later } from '../../../machine/later.ts'
import type { LightningOption } from '../../../contract/deals/deals.ts'
import type { ClaimUnderWay } from './claim.redeem.ts'
import type { Polling } from './deal-box.polling.ts'
import type { Claim, DealPorts } from './deal-box.ports.ts'
import type { Shown, Situation } from './deal.plain.ts'
import { closedDeals, shownOf } from './deal.shown.ts'
import { announcement } from './deal.texts.ts'
import { laterMessages } from './messages.later.ts'

/** Code of a claim, which nobody needs before the shopper comes near. */
export const loadClaim = () => import('./claim.redeem.ts')

/** What the deal gives to code that comes later. */
export interface Surroundings {
  /** What was shown before; null: nothing. */
  before: Shown | null
  /** Those that the host reads. */
  texts: object
  /** The server's time. */
  now: () => number
  polled: Polling
  /** Shows the newest answer. */
  follow: () => void
}

/** What knows and tells all that a deal can be besides a plain one. */
export function more(ports: DealPorts, { before, texts, now, polled, follow }: Surroundings) {
  Object.assign(texts, laterMessages)
  const redeeming = later(loadClaim)
  // Nobody was told of a claim that has begun.
  let said = before && { ...before, claiming: false }
  const warned = new Set<string>()

  function warnOnce(message: string): void {
    if (!warned.has(message)) ports.warn(message)
    warned.add(message)
  }

  /** The author hears what the set-up lacks (DEA-083, DEA-088). */
  function tellGaps({ control }: Shown, { dealId, asin }: Situation): void {
    if (!dealId) warnOnce('the deal has no id and cannot be claimed: give data-deal-id')
    if (!asin) warnOnce('the deal has no asin and cannot be claimed: give data-asin')
    if (control === 'download' && !ports.config.appDownloadUrl) {
      warnOnce('the shopper cannot get the app: give data-app-download-url')
    }
  }

  return {
    shown(option: LightningOption | null, situation: Situation, plain: Shown | null): Shown {
      const shown = shownOf(option, situation, plain)
      if (option) tellGaps(shown, situation)
      return shown
    },
    /** The shopper hears what has changed since it was shown first, each thing once (DEA-068). */
    tell(shown: Shown | null): void {
      const words = said && shown && announcement(said, shown, ports.text, ports.config.locale)
      said = shown
      if (words) ports.announce(words)
    },
    /** Settles with false where the code of a claim could not be loaded. */
    async redeem(claim: Claim, underWay: ClaimUnderWay): Promise<boolean> {
      follow()
      const code = await redeeming.come()
      if (code && !underWay.signal.aborted) {
        await code.redeem(ports, claim, { ...underWay, now, polled, closedDeals })
      }
      return !!code
    },
    /** Asks once more for what could not be fetched (DEA-073). */
    retry(): Promise<void> {
      polled.take({ ...polled.answered, triedAt: -Infinity })
      const asking = polled.ask()
      follow()
      return asking
    },
  }
}
