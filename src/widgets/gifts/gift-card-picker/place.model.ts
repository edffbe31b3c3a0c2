import { entryKey, onAddress, parameter, setParameter } from '../../../page/address.ts'
import { pageMetadata } from '../../../page/metadata.ts'
import { cutNumber } from '../../../rules/format.ts'
import type { Combination, GiftPorts, Snapshot } from './gift-card-picker.ports.ts'

/** GFT-029. */
const name = 'gpo'

/** The amount in the address, a plain decimal number. null: there is none (GFT-054). */
export function addressedAmount(): string | null {
  const written = parameter(name) ?? ''
  return /^\d{1,100}(\.\d{1,20})?$/.test(written) ? cutNumber(written, 20) : null
}

/** What the page says of the choice outside of the element: its address, title, canonical link and $asin. */
export function placing(ports: GiftPorts) {
  const metadata = pageMetadata()
  /** What was chosen, by the entry of the history. */
  const entries = new Map<string, Snapshot>()
  /** Combination that the page came with, and the one that it shows. */
  let own = ''
  let shown: { key: string; combination: Combination | undefined } | null = null
  /** The product that the page came with. undefined: it is still in view. */
  let product: string | null | undefined
  const { $asin } = ports.page

  function view(asin: string): void {
    if (!asin) return
    if (product === undefined) product = $asin.get()
    $asin.set(asin)
  }

  function tell(): void {
    if (!shown || shown.key === own) metadata.restore()
    else if (shown.combination) metadata.show(shown.combination)
  }

  ports.use(() => {
    if (shown) view(shown.combination?.asin ?? '')
    tell()
    return () => {
      metadata.restore()
      // Whoever takes its place starts with the product of the page.
      if (product !== undefined && $asin.get() === shown?.combination?.asin) $asin.set(product)
      product = undefined
    }
  })

  return {
    /** The page shows this combination by itself. If it showed another one, that is over. */
    begin(key: string, combination: Combination | undefined): void {
      if (shown) view(combination?.asin ?? '')
      own = key
      shown = null
      metadata.restore()
    },
    /** Shows the combination of a choice (GFT-026). */
    show(key: string, combination: Combination | undefined): void {
      if (key === (shown?.key ?? own)) return
      shown = { key, combination }
      view(combination?.asin ?? '')
      tell()
    },
    /** Keeps an amount in the address (GFT-029 to GFT-031). null: none that was chosen freely. */
    address(amount: string | null): void {
      setParameter(name, amount, 'push', message => ports.warn(message))
    },
    /** Remembers what is chosen at this entry of the history. */
    remember(snapshot: Snapshot): void {
      const key = entryKey()
      if (key !== null) entries.set(key, snapshot)
    },
    /** Calls `heard` when the shopper goes back or forward, with what was chosen there, if anybody knows (GFT-033). */
    onReturn(heard: (snapshot: Snapshot | undefined) => void): void {
      ports.use(() =>
        onAddress(() => {
          const key = entryKey()
          heard(key === null ? undefined : entries.get(key))
        }),
      )
    },
  }
}
export type Placing = ReturnType<typeof placing>
