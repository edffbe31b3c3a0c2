import { atom } from 'nanostores'
import { serverClock } from '../../page/clock.ts'
import { hearVisibility } from '../../page/visibility.ts'
import { polling } from './deal-box.polling.ts'
import type { DealPorts } from './deal-box.ports.ts'
import type { Deal } from './deal.model.ts'

/** Code of what an answer is shown by; it comes while the first answer is on its way. */
const loadDeal = () => import('./deal.model.ts')

export function model(ports: DealPorts) {
  /** null until its code is there; until something is known, too, the fallback shows. */
  const $deal = atom<Deal | null>(null)
  let clock = serverClock(ports.config.systemTime)
  let seen = false
  const now = () => clock()
  const polled = polling(ports, now, heard)

  async function begin(): Promise<void> {
    const code = await loadDeal().catch(() => null)
    if (!code || $deal.get()) return
    const surroundings = { polled, now, isSeen: () => seen }
    const deal = code.deal(ports, surroundings)
    $deal.set(ports.extend(code.deal, deal))
    deal.follow()
  }
  function heard(): Promise<void> | undefined {
    const deal = $deal.get()
    if (!deal) return begin()
    deal.follow()
    return undefined
  }

  ports.use(() => {
    const end = hearVisibility(visible => {
      seen = visible
      if (seen) polled.start()
      else polled.stop()
      $deal.get()?.refresh()
    })
    return () => {
      end()
      seen = false
    }
  })
  ports.use(() => ports.after(0, begin))
  ports.onConfig((config, before) => {
    if (config.systemTime !== before.systemTime) clock = serverClock(config.systemTime)
    const { offerListingId, aapiEndpoint, pollingIntervalMs } = before
    const isOther = config.offerListingId !== offerListingId || config.aapiEndpoint !== aapiEndpoint
    if (isOther) polled.forget()
    if (seen && (isOther || config.pollingIntervalMs !== pollingIntervalMs)) polled.start()
    if (isOther) $deal.get()?.forget()
    else $deal.get()?.refresh()
  })
  // DEA-089: what is sold, and to whom, may depend on the place.
  let place = ports.page.$location.get()
  ports.watch(ports.page.$location, next => {
    const isOther = next !== place
    place = next
    return isOther && seen ? polled.ask() : undefined
  })
  // DEA-017.
  if (!ports.config.slateToken) ports.metric('SlateTokenMissing')

  return { $deal }
}
export type DealBoxModel = ReturnType<typeof model>
