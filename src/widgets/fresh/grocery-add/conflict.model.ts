import { atom } from 'nanostores'
import { reservationConflict } from '../../../contract/fresh/grocery-add.ts'
import type { Wanted } from './adding.model.ts'
import type { GroceryPorts } from './grocery-add.ports.ts'
import type { Refusal } from './refusal.model.ts'

/** The server's HTML, or how its call stands. */
type Content = 'loading' | 'failed' | { readonly html: string }

/** A modal that shows. */
export interface Conflict {
  asin: string
  reasonCode: Refusal['reasonCode']
  content: Content
}

/** The modal that says why an item is not added (GRO-020 to GRO-027, GRO-053, GRO-056, GRO-061). */
export function conflicts(ports: GroceryPorts, closed: () => void) {
  const $conflict = atom<Conflict | null>(null)

  async function load(refusal: Refusal, wanted: Wanted): Promise<void> {
    const { asin, offerListingID, sessionID, title } = wanted
    const query = {
      title,
      asin,
      offerListingID,
      sessionID,
      reasonCode: refusal.reasonCode,
      quantityAdded: `${refusal.added}`,
      quantityRequested: `${refusal.requested}`,
    }
    const outcome = await ports.call(
      reservationConflict,
      { query },
      { at: ports.config.conflictUrl },
    )
    if (!outcome.ok && !ports.failed(outcome, 'ReservationConflictFailed')) return
    show(outcome.ok ? { html: outcome.value } : 'failed')
  }
  function show(content: Content): void {
    const now = $conflict.get()
    if (now) $conflict.set({ ...now, content })
  }
  const toldOf = ({ asin, reasonCode }: Conflict) => ({ asin, reasonCode })

  function end(): Conflict | null {
    const ended = $conflict.get()
    $conflict.set(null)
    return ended
  }

  ports.use(() => () => void end())
  ports.watch($conflict, conflict => ports.state('open', conflict !== null))

  return {
    $conflict,
    open(refusal: Refusal, wanted: Wanted): void {
      const { asin } = wanted
      const { reasonCode } = refusal
      $conflict.set({ asin, reasonCode, content: 'loading' })
      ports.emit('dp-grocery-conflict-opened', { asin, reasonCode })
      void load(refusal, wanted)
    },
    close(): void {
      const ended = end()
      if (!ended) return
      ports.emit('dp-grocery-conflict-closed', toldOf(ended))
      closed()
    },
    /** Nothing of the HTML can show. */
    lose(why: string): void {
      ports.warn(
        `reservation-conflict: expected HTML with something to see${why && ` (${why})`}; a text shows instead`,
      )
      show('failed')
    },
  }
}
