import type { LightningOption } from '../../contract/deals.ts'
import type { DealIdentity, DealPorts } from './deal-box.ports.ts'
import { customerStateOf, type Shown } from './deal.shown.ts'
import { announcement } from './deal.texts.ts'

/** What the page, its author and a listening shopper are told of a deal; each thing once. */
export function telling(ports: DealPorts, identity: () => DealIdentity) {
  let told = ''
  let said: Shown | null = null
  const warned = new Set<string>()

  function warnOnce(message: string): void {
    if (!warned.has(message)) ports.warn(message)
    warned.add(message)
  }

  return {
    /** The page hears of another state of deal or customer (DEA-077). */
    states(option: LightningOption | null): void {
      const dealState = option?.dealDetails.state ?? 'UNAVAILABLE'
      const customerState = customerStateOf(option)
      const both = `${dealState} ${customerState}`
      if (both === told) return
      told = both
      ports.emit('dp-deal-updated', { ...identity(), dealState, customerState })
    },
    /** The shopper hears what has changed since it was shown first (DEA-068). */
    changes(shown: Shown): void {
      const words = said && announcement(said, shown, ports.text, ports.config.locale)
      said = shown
      if (words) ports.announce(words)
    },
    /** The author hears what the set-up lacks (DEA-083, DEA-088). */
    gaps(shown: Shown): void {
      const { dealId, asin } = identity()
      if (!dealId) warnOnce('the deal has no id and cannot be claimed: give data-deal-id')
      if (!asin) warnOnce('the deal has no asin and cannot be claimed: give data-asin')
      if (shown.control === 'download' && !ports.config.appDownloadUrl) {
        warnOnce('the shopper cannot get the app: give data-app-download-url')
      }
    },
    /** The offer is another: nothing was said of it. */
    forget(): void {
      told = ''
      said = null
    },
  }
}
