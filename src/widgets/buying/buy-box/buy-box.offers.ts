import { blockSubmits } from '../../../page/blockers.ts'
import { watchAttributes } from '../../../page/nodes.ts'
import { markLocked, offerAround, offerSettings } from '../../../page/offers.ts'
import type { Press } from '../../../page/owner-form.ts'
import type { Quantities } from './buy-box.quantity.ts'
import type { BuyBoxPorts, Showing } from './buy-box.shown.ts'

/** A container in the page. */
interface Offer {
  /** null while it is not locked. */
  unlock: (() => void) | null
  /** Its minimum while that is not met, else 0. */
  short: number
  /** Ends the watch over its settings. */
  unwatch: () => void
}

/**
 * Locks offers while the minimum order is not met, or the page says so (BOX-001 to BOX-013, BOX-033).
 * `containers`: those in the page now. `called`: those that the method was given, and whether it locks
 * them still; they leave when no other reason does.
 */
export function offers(
  ports: BuyBoxPorts,
  { $shown, show }: Showing,
  { now }: Quantities,
  containers: () => readonly HTMLElement[],
  called: Map<HTMLElement, boolean>,
) {
  const { element } = ports
  const known = new Map<HTMLElement, Offer>()

  function settingsOf(container: HTMLElement) {
    const { moq, locked, offerListingId } = ports.config
    // The attributes of the host are among its fields.
    const own = container === element ? null : offerSettings(container)
    return {
      minimum: own?.minimum ?? moq ?? null,
      locked: own?.locked ?? locked,
      offerListingId: own?.offerListingId ?? offerListingId ?? null,
    }
  }

  /** Opens the pop-up, where a minimum is not met. */
  function explain(short = 0): void {
    if (short) show({ explained: short })
  }

  function mark(container: HTMLElement, locked: boolean): void {
    if (container === element) ports.state('locked', locked)
    else markLocked(container, locked)
  }

  function lockUp(container: HTMLElement, offer: Offer): void {
    const sets = { 'aria-disabled': 'true' }
    const free = blockSubmits(container, { sets, pressed: () => explain(offer.short) })
    offer.unlock = () => {
      offer.unlock = null
      free()
      mark(container, false)
    }
    mark(container, true)
  }

  function judge(container: HTMLElement, offer: Offer): void {
    const { minimum, locked, offerListingId } = settingsOf(container)
    const quantity = now()
    offer.short = minimum && (quantity ?? 0) < minimum ? minimum : 0
    if (offer.short || locked || called.get(container)) {
      if (offer.unlock) return
      lockUp(container, offer)
      // The first that holds.
      const reason = offer.short ? 'quantity' : locked ? 'attribute' : 'call'
      ports.emit('dp-offer-locked', { offerListingId, reason, minimum, quantity })
      return
    }
    called.delete(container)
    if (!offer.unlock) return
    offer.unlock()
    ports.emit('dp-offer-unlocked', { offerListingId, quantity })
  }

  function enter(container: HTMLElement): Offer {
    const unwatch = watchAttributes(container, ['data-moq', 'data-locked'], refresh)
    const offer = { unlock: null, short: 0, unwatch }
    known.set(container, offer)
    return offer
  }

  function refresh(): void {
    for (const container of new Set(containers()))
      judge(container, known.get(container) ?? enter(container))
    const wanted = new Set(containers())
    for (const [container, { unlock, unwatch }] of known) {
      if (wanted.has(container)) continue
      known.delete(container)
      unwatch()
      unlock?.()
    }
    const all = [...known.values()]
    show({
      minimums: [...new Set(all.map(({ short }) => short).filter(Boolean))],
      closed: all.length > 0 && all.every(({ unlock }) => unlock),
    })
  }
  refresh()

  return {
    refresh,
    /** A locked offer is not submitted by Enter or by a script either. */
    blocks({ submitter }: Press): boolean {
      const offer = offerAround(known, submitter)
      const { closed, minimums } = $shown.get()
      const isLocked = !!(offer ? offer.unlock : closed)
      if (isLocked) explain(offer ? offer.short : minimums[0])
      return isLocked
    },
  }
}
