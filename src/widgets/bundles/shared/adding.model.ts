import type { ReadableAtom } from 'nanostores'
import type { CallInput, Outcome } from '../../../contract/call.ts'
import { cartAddItems } from '../../../contract/buying/cart.ts'
import type { CallOptions, Ended } from '../../../element/ports.ts'
import { adding as oneAtATime } from '../../../machine/adding.ts'
import type { Page } from '../../../page/page.ts'

/** What the shopper puts into the cart: one of it. */
export interface BundleItem {
  asin: string
  offerListingId: string
}

/** Tells items apart. */
export const keyOf = ({ asin, offerListingId }: BundleItem): string =>
  JSON.stringify([asin, offerListingId])

interface AddingPorts {
  readonly config: { readonly cartAddUrl?: string | undefined }
  readonly page: Page
  call(
    call: typeof cartAddItems,
    input: CallInput<typeof cartAddItems>,
    options: CallOptions,
  ): Promise<Outcome<typeof cartAddItems>>
  failed(outcome: Ended): { reason: string; status: number } | null
  state(name: 'adding' | 'added', on: boolean): void
  use(setup: () => () => void): void
  watch<T>(store: ReadableAtom<T>, heard: (value: T) => void): void
}

export type AddedItem = BundleItem & { quantity: number }

interface Adding {
  /** The checked items, each once. */
  items: () => readonly BundleItem[]
  /** Asks the page. false: the page wants no add. */
  before: (items: AddedItem[]) => boolean
  /** The items are in the cart. */
  added: (items: AddedItem[], cartCount: number) => void
  /** `isRefused`: the store could not add every item. */
  failed: (
    items: AddedItem[],
    why: { reason: string; status: number; code: string },
    isRefused: boolean,
  ) => void
}

/** Adds the checked items of a bundle by one call (BEA-016 to BEA-018, SMH-012, SMH-014, SMH-018). */
export function adding(ports: AddingPorts, { added, before, failed, items }: Adding) {
  const adder = oneAtATime()
  const { $state } = adder

  async function add(): Promise<void> {
    const wanted = items().map(({ asin, offerListingId }) => ({
      asin,
      offerListingId,
      quantity: 1,
    }))
    if (wanted.length === 0 || $state.get() === 'adding') return
    if (!adder.ask(() => before(wanted))) return
    const signal = adder.start()
    if (!signal) return
    const outcome = await ports.call(
      cartAddItems,
      { query: {}, body: { items: wanted } },
      { at: ports.config.cartAddUrl, signal },
    )
    if (outcome.ok) {
      const cartCount = outcome.value.entity.count.entity.items
      ports.page.$cart.set({ count: cartCount })
      adder.answer()
      return added(wanted, cartCount)
    }
    const why = ports.failed(outcome)
    // The element has left the page.
    if (!why) return adder.leave()
    const isRefused = outcome.problem === 'incomplete'
    if (isRefused) adder.refuse()
    else adder.fail()
    return failed(wanted, { ...why, code: outcome.code }, isRefused)
  }

  ports.use(() => () => {
    // What is in the cart stays so, though the element moves. The watched store still hears of an add that ends.
    if ($state.get() === 'adding') adder.leave()
  })
  ports.watch($state, state => {
    ports.state('adding', state === 'adding')
    ports.state('added', state === 'added')
  })

  return {
    $state,
    add,
    /** Other items are checked. */
    change: adder.change,
  }
}
