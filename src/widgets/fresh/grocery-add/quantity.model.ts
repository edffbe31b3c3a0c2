import { atom } from 'nanostores'
import { cleanText } from '../../../rules/typed-text.ts'
import type { GroceryPorts } from './grocery-add.ports.ts'

/** Highest quantity that can be added (GRO-014). */
export const highest = 999

/** What is wrong with the typed quantity. */
type Fault = 'min' | 'max' | null

interface Entry {
  /** true: the shopper types the quantity. It stays so (GRO-010). */
  isTyped: boolean
  /** true: the shopper has just asked for the field. */
  takesFocus: boolean
  /** The text in the field. null: the field shows the quantity. */
  text: string | null
  fault: Fault
}

/** GRO-012, GRO-015. */
function faultOf(text: string): Fault {
  const digits = cleanText(text)
  if (!/^\d+$/.test(digits) || Number(digits) < 1) return 'min'
  return Number(digits) > highest ? 'max' : null
}

/** The quantity, chosen from the list or typed (GRO-008 to GRO-017, GRO-059). `changed`: it is another one now. */
export function quantities(ports: GroceryPorts, changed: () => void) {
  const $entry = atom<Entry>({
    isTyped: false,
    takesFocus: false,
    text: null,
    fault: null,
  })
  const $quantity = atom(1)
  const storeOf = () => ports.page.quantity(ports.config.asin ?? null)
  let store = storeOf()
  let stop: (() => void) | undefined
  /** The change of the page's quantity is our own. */
  let isOwn = false

  const set = (change: Partial<Entry>) => $entry.set({ ...$entry.get(), ...change })

  /** Takes over the quantity of the page. Blank and 0 count as 1. */
  function follow(): void {
    const quantity = Math.min(Math.max(Math.trunc(store.get() ?? 1), 1), highest)
    // What others set counts more than what stands in the field.
    if (!isOwn) set({ text: null, fault: null })
    if (quantity === $quantity.get()) return
    $quantity.set(quantity)
    changed()
  }
  function begin(): void {
    stop?.()
    store = storeOf()
    if (store.get() === undefined) store.set(ports.config.quantity)
    stop = store.listen(follow)
    follow()
  }
  ports.use(() => {
    begin()
    return () => {
      stop?.()
      stop = undefined
      // The focus of a shopper who is elsewhere stays there when the page puts the element back.
      set({ takesFocus: false })
    }
  })
  ports.onConfig((config, before) => {
    if (config.asin !== before.asin && stop) begin()
  })
  ports.watch($entry, ({ fault }) => ports.state('invalid', fault === 'min'))

  /** Takes the shopper's choice. */
  function choose(quantity: number): void {
    const previousQuantity = $quantity.get()
    if (quantity === previousQuantity) return
    isOwn = true
    store.set(quantity)
    isOwn = false
    ports.emit('dp-quantity-changed', {
      asin: ports.config.asin ?? null,
      quantity,
      previousQuantity,
    })
  }

  function type(typed: string): void {
    const fault = faultOf(typed)
    const { fault: before, text } = $entry.get()
    if (fault && fault !== before) ports.announce(ports.text(`grocery.quantity.${fault}`))
    // What was accepted last shows again (GRO-016).
    set({ fault, text: fault === 'max' ? (before === 'min' ? null : text) : typed })
  }

  /** Takes what stands in the field. false: it cannot be bought. */
  function settle(): boolean {
    const { fault, text } = $entry.get()
    if (fault === 'min') return false
    if (text !== null) choose(Number(cleanText(text)))
    set({ text: null })
    return true
  }

  return {
    $entry,
    $quantity,
    choose,
    type,
    settle,
    /** The shopper wants more than the list has. */
    startTyping: () => set({ isTyped: true, takesFocus: true }),
  }
}
