import { blockSubmits } from '../../../page/blockers.ts'
import { describeSubmits } from '../../../page/described.ts'
import { belongsTo, isElement, pageNodes, watchAttributes } from '../../../page/nodes.ts'
import { markLocked, offerAround, offerSettings } from '../../../page/offers.ts'
import type { Fitment, Press } from '../../../page/shapes.ts'
import type { BuyBoxPorts, Showing, Shown } from './buy-box.ports.ts'
import type { Quantities } from './submission.model.ts'

/** The container of an offer in the page. */
interface Offer {
  /** Unlocks the container. null: the container is not locked. */
  unlock: (() => void) | null
  /** The minimum order quantity if it is not met, else 0. */
  short: number
  /** Stops watching the settings of the container. */
  unwatch: () => void
}

/** Locks offers while a minimum order is not met, or while the page says so (BOX-001 to BOX-013, BOX-033). */
export function offers(ports: BuyBoxPorts, { $shown, show }: Showing, { now }: Quantities) {
  const { element } = ports
  const known = new Map<HTMLElement, Offer>()
  /** Containers that the page's selector finds. */
  const found = new Set<HTMLElement>()
  /**
   * Containers that the page passed to `lock()`. false: `unlock()` followed, but another reason still locks the
   * container. A container leaves the map when no reason is left.
   */
  const called = new Map<HTMLElement, boolean>()
  /** Stops the search for containers. null: the element is not in the page. */
  let endSearch: (() => void) | null = null

  /**
   * Returns the containers that the page marks, or the element itself if there are none. Adds the containers of
   * `lock()`.
   */
  const containers = (): HTMLElement[] =>
    endSearch ? [...(found.size > 0 ? found : [element]), ...called.keys()] : []

  function settingsOf(container: HTMLElement) {
    const { moq, locked, offerListingId } = ports.config
    // The configuration already holds the attributes of the host.
    const own = container === element ? null : offerSettings(container)
    return {
      minimum: own?.minimum ?? moq ?? null,
      locked: own?.locked ?? locked,
      offerListingId: own?.offerListingId ?? offerListingId ?? null,
    }
  }

  /** Opens the minimum-order pop-up if a minimum is not met. */
  function explain(short = $shown.get().minimums[0]): void {
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
      // The event names only the first reason in this order.
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

  /**
   * Judges the containers again when one comes or goes. While a search starts or ends, `endSearch` is null, and one
   * refresh afterwards judges all containers together.
   */
  const changed = () => {
    if (endSearch) refresh()
  }
  function find(container: HTMLElement): () => void {
    if (!belongsTo(element, container)) return () => {}
    found.add(container)
    changed()
    return () => {
      found.delete(container)
      changed()
    }
  }

  function leave(): void {
    const end = endSearch
    endSearch = null
    end?.()
  }
  function search(): void {
    leave()
    endSearch = pageNodes(ports.config.offerContainer, find)
    refresh()
  }

  ports.use(() => {
    search()
    return () => {
      leave()
      refresh()
    }
  })
  ports.onConfig((config, before) => {
    if (config.offerContainer !== before.offerContainer) search()
    else refresh()
  })

  return {
    refresh,
    explain,
    /** true: the offer is locked. Enter or a script cannot submit it either. */
    blocks({ submitter }: Press): boolean {
      const offer = offerAround(known, submitter)
      const isLocked = !!(offer ? offer.unlock : $shown.get().closed)
      if (isLocked) explain(offer?.short)
      return isLocked
    },
    lock(container: HTMLElement): void {
      if (!isElement(container)) throw new TypeError('lock(container): expected an element')
      called.set(container, true)
      refresh()
    },
    unlock(container: HTMLElement): void {
      if (called.has(container)) called.set(container, false)
      refresh()
    },
  }
}
export type Offers = ReturnType<typeof offers>

/** Knows what stands against buying, and ties the words for it to the buttons (BOX-039 to BOX-041). */
export function standing(ports: BuyBoxPorts, { $shown, show }: Showing) {
  const { element } = ports
  let end: (() => void) | undefined
  /** What the buttons say now. null: nothing has been said yet. */
  let said: string | null = null
  /** true: the other pieces of the model have begun, too, so the first words are known. */
  let begun = false

  const words = ({ minimums, fit }: Shown): string =>
    [
      ...minimums.map(min => ports.text('buyBox.locked', { min })),
      ...(fit?.fits === false ? [ports.text('buyBox.notFits', { model: fit.model })] : []),
    ].join(' ')

  /** Announces new words. Those of the first view stand in the page already. */
  function tell(shown: Shown): void {
    const next = words(shown)
    if (next === said) return
    if (said !== null && next) ports.announce(next)
    said = next
    end?.()
    end = next ? describeSubmits(element, next) : undefined
  }

  /** Only a page that asks for it hears whether the item fits: other pages have no room for the answer. */
  function judge(fitment: Fitment | null): void {
    const { displayModel, fits = null, model } = fitment ?? {}
    const name = displayModel || model
    const isKnown = ports.config.showFitment && name && fits !== null
    show({ fit: isKnown ? { model: name, fits } : null })
  }

  ports.watch(ports.page.$fitment, judge)
  ports.onConfig(() => judge(ports.page.$fitment.get()))
  ports.watch($shown, shown => begun && tell(shown))
  ports.use(() => {
    ports.after(0, () => {
      begun = true
      tell($shown.get())
    })
    return () => {
      end?.()
      end = undefined
      said = null
      begun = false
    }
  })
}
