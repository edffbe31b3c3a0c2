import { blockSubmits } from '../../page/blockers.ts'
import { belongsTo, pageNodes, watchAttributes } from '../../page/nodes.ts'
import { markLocked, offerAround, offerSettings } from '../../page/offers.ts'
import type { Press } from '../../page/owner-form.ts'
import type { Quantities } from './buy-box.quantity.ts'
import type { BuyBoxPorts, Showing } from './buy-box.shown.ts'

const settings = ['data-moq', 'data-locked', 'data-offer-listing-id']

type Reason = 'quantity' | 'attribute' | 'call'

/** A container in the page. `unlock`: null while it is not locked. */
interface Offer {
  unlock: (() => void) | null
  leave: () => void
}

/**
 * Locks offers while the minimum order is not met, or the page says so (BOX-001 to BOX-013, BOX-033).
 * `called`: locked by the method. `judged`: the locks were looked at anew; whether no offer is free.
 */
export function offers(
  ports: BuyBoxPorts,
  { show }: Showing,
  { now }: Quantities,
  called: ReadonlySet<HTMLElement>,
  judged: (isClosed: boolean) => void,
) {
  const { element } = ports
  const known = new Map<HTMLElement, Offer>()
  /** Containers of the page's own, by the selector. */
  const found = new Set<HTMLElement>()

  const settingsOf = (container: HTMLElement) => {
    const { moq, locked, offerListingId } = ports.config
    // The attributes of the host are among its fields.
    const own = container === element ? null : offerSettings(container)
    return {
      minimum: own?.minimum ?? moq,
      locked: own?.locked ?? locked,
      offerListingId: own?.offerListingId ?? offerListingId ?? null,
    }
  }
  const isShort = (minimum: number | undefined): boolean =>
    minimum !== undefined && (now() ?? 0) < minimum

  /** Why it is locked; the first that holds. */
  function reasonOf(container: HTMLElement): Reason | null {
    const { minimum, locked } = settingsOf(container)
    if (isShort(minimum)) return 'quantity'
    if (locked) return 'attribute'
    return called.has(container) ? 'call' : null
  }

  /** Opens the pop-up, where a minimum is not met. */
  function explain(container: HTMLElement): void {
    const { minimum } = settingsOf(container)
    if (minimum !== undefined && isShort(minimum)) show({ explained: minimum })
  }

  function mark(container: HTMLElement, locked: boolean): void {
    if (container === element) ports.state('locked', locked)
    else markLocked(container, locked)
  }

  function lockUp(container: HTMLElement, offer: Offer, reason: Reason): void {
    const sets = { 'aria-disabled': 'true' }
    const free = blockSubmits(container, { sets, pressed: () => explain(container) })
    offer.unlock = () => {
      offer.unlock = null
      free()
      mark(container, false)
    }
    mark(container, true)
    const { minimum = null, offerListingId } = settingsOf(container)
    ports.emit('dp-offer-locked', { offerListingId, reason, minimum, quantity: now() })
  }

  function judgeOne(container: HTMLElement, offer: Offer): void {
    const reason = reasonOf(container)
    if (reason && !offer.unlock) lockUp(container, offer, reason)
    if (reason || !offer.unlock) return
    offer.unlock()
    const { offerListingId } = settingsOf(container)
    ports.emit('dp-offer-unlocked', { offerListingId, quantity: now() })
  }

  /** No offer can be bought. */
  const isClosed = () => known.size > 0 && [...known.values()].every(({ unlock }) => unlock)

  function judge(): void {
    const minimums = new Set<number>()
    for (const [container, offer] of known) {
      judgeOne(container, offer)
      const { minimum } = settingsOf(container)
      if (minimum !== undefined && isShort(minimum)) minimums.add(minimum)
    }
    show({ minimums: [...minimums] })
    judged(isClosed())
  }

  function leave(container: HTMLElement): void {
    const offer = known.get(container)
    known.delete(container)
    offer?.leave()
    offer?.unlock?.()
  }

  let isIn = false
  /** Knows the containers there are: the page's own, else the element itself. */
  function refresh(): void {
    if (!isIn) return
    const wanted = new Set([...(found.size > 0 ? found : [element]), ...called])
    for (const container of known.keys()) if (!wanted.has(container)) leave(container)
    for (const container of wanted) {
      if (known.has(container)) continue
      known.set(container, { unlock: null, leave: watchAttributes(container, settings, judge) })
    }
    judge()
  }

  const search = () =>
    pageNodes(ports.config.offerContainer, node => {
      if (!belongsTo(element, node)) return () => {}
      found.add(node)
      refresh()
      return () => {
        found.delete(node)
        refresh()
      }
    })

  let stop: (() => void) | undefined
  ports.use(() => {
    stop = search()
    isIn = true
    refresh()
    return () => {
      isIn = false
      stop?.()
      for (const container of known.keys()) leave(container)
    }
  })
  ports.onConfig((config, before) => {
    if (config.offerContainer !== before.offerContainer) {
      stop?.()
      stop = search()
    }
    refresh()
  })

  const first = () => known.keys().next().value ?? element
  return {
    refresh,
    explainFirst: () => explain(first()),
    /** A locked offer is not submitted by Enter or by a script either. */
    blocks({ submitter }: Press): boolean {
      const container = offerAround([...known.keys()], submitter)
      const isLocked = container ? !!known.get(container)?.unlock : isClosed()
      if (isLocked) explain(container ?? first())
      return isLocked
    },
  }
}
