import type { BuyBoxPorts, Fields, Showing } from './buy-box.ports.ts'

/** The quantity of the product in question, shared by a page store. `changed`: it is another one, of another product, or helped with otherwise. */
export function quantities(ports: BuyBoxPorts, { $shown, show }: Showing, changed: () => void) {
  const storeOf = () => ports.page.quantity(ports.config.asin ?? null)
  let store = storeOf()

  /** null while blank. Where nobody has said, 1 (BOX-015). */
  const now = (): number | null => {
    const held = store.get()
    return held === undefined ? 1 : held
  }

  /** What the page configures; undefined where it says nothing. */
  const configured = () =>
    ports.config.quantityBlank && $shown.get().helps ? null : ports.config.quantity

  /** Takes over what others say of the quantity. */
  function follow(): void {
    const quantity = now()
    // Once a quantity was chosen there is nothing left to explain.
    show(quantity === null ? { quantity } : { quantity, explained: null })
    changed()
  }

  let stop: (() => void) | undefined
  function begin(): void {
    stop?.()
    store = storeOf()
    if (store.get() === undefined) store.set(configured())
    stop = store.listen(follow)
    follow()
  }

  ports.watch(ports.page.$shopper, ({ deviceType }) => {
    show({ helps: deviceType === null || deviceType === 'desktop' })
    changed()
  })
  ports.use(() => {
    begin()
    return () => stop?.()
  })
  ports.onConfig((config, before) => {
    if (config.asin !== before.asin) begin()
    else if (config.quantity !== before.quantity) store.set(configured())
  })
  /** The shopper chooses; null: blank. */
  function choose(quantity: number | null): void {
    const previousQuantity = now()
    if (quantity === previousQuantity) return
    store.set(quantity)
    ports.emit('dp-quantity-changed', {
      asin: ports.config.asin ?? null,
      quantity,
      previousQuantity,
    })
  }

  return {
    choose,
    /** null: back to what is configured, by a form reset (COR-061). */
    restore(fields: Fields | null): void {
      if (!fields) store.set(configured())
      else if (fields['quantity']) store.set(Number(fields['quantity']))
    },
    now,
    /** As readers take it: blank and 0 are 1. */
    counted: () => now() || 1,
  }
}
export type Quantities = ReturnType<typeof quantities>
