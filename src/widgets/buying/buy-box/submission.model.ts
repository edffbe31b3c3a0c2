import type { Item } from '../../../page/shapes.ts'
import type { BuyBoxPorts, Fields, Showing } from './buy-box.ports.ts'
import { lowest, parameters } from './buy-box.rules.ts'

/**
 * Shares the quantity of the product with the page store. Calls `changed` after a change of the quantity, the product
 * or the device type.
 */
export function quantities(ports: BuyBoxPorts, { $shown, show }: Showing, changed: () => void) {
  const storeOf = () => ports.page.quantity(ports.config.asin ?? null)
  let store = storeOf()

  /** Returns the current quantity, or 1 if nobody has set it (BOX-015). null: blank. */
  const now = (): number | null => {
    const held = store.get()
    return held === undefined ? 1 : held
  }

  /**
   * Returns the quantity at the start: as configured, else the lowest that can be bought (BOX-037). null: blank.
   * undefined: 1, which needs no entry in the store.
   */
  function configured(): number | null | undefined {
    const { quantity, quantityBlank } = ports.config
    if (quantityBlank && $shown.get().helps) return null
    const least = lowest(ports.config)
    return quantity ?? (least > 1 ? least : undefined)
  }

  /** Takes over the quantity of the page store. */
  function follow(): void {
    const quantity = now()
    // A chosen quantity closes the minimum-order pop-up.
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
  /** Takes the shopper's choice. null: blank. */
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
    /** Restores a quantity. null: a form reset brings back the configured quantity (COR-061). */
    restore(fields: Fields | null): void {
      if (!fields) store.set(configured())
      else if (fields['quantity']) store.set(Number(fields['quantity']))
    },
    now,
    /** Returns the quantity that counts for the cart: blank and 0 count as 1. */
    counted: () => now() || 1,
  }
}
export type Quantities = ReturnType<typeof quantities>

/** Submits parameters, gift options and quantity with the owner form. */
export function submission(ports: BuyBoxPorts, { $shown, show }: Showing, { counted }: Quantities) {
  let warned = ''

  function fields(): Fields {
    const { config } = ports
    const { giftWrap, helps } = $shown.get()
    const { fields: named, refused } = parameters(config, counted())
    if (refused && refused !== warned) ports.warn(`parameters are left out: ${refused}`)
    warned = refused
    const isWrapped = helps && config.giftWrapAvailable && giftWrap
    return {
      ...named,
      ...(isWrapped ? { 'gift-wrap': 'yes' } : null),
      ...(helps && config.showQuantity ? { quantity: `${counted()}` } : null),
    }
  }

  const refresh = () => ports.submit($shown.get().disabled ? null : fields())

  function wrap(giftWrap: boolean): boolean {
    if (giftWrap === $shown.get().giftWrap) return false
    show({ giftWrap })
    refresh()
    return true
  }

  show({ giftWrap: ports.config.giftWrapChecked })
  ports.onDisabled(disabled => {
    show({ disabled })
    refresh()
  })
  ports.onConfig(({ giftWrapChecked }, before) => {
    if (giftWrapChecked !== before.giftWrapChecked) wrap(giftWrapChecked)
    refresh()
  })
  return {
    fields,
    items(): Item[] {
      const { asin, offerListingId } = ports.config
      const offer = offerListingId ? { offerListingId } : null
      return asin ? [{ asin, quantity: counted(), ...offer }] : []
    },
    refresh,
    /** Takes the shopper's choice about gift options. */
    wrap(checked: boolean): void {
      if (wrap(checked)) ports.emit('dp-gift-wrap-changed', { checked })
    },
    /** Restores the gift option. null: a form reset brings back the configured value (COR-061). */
    restore(restored: Fields | null): void {
      wrap(restored ? 'gift-wrap' in restored : ports.config.giftWrapChecked)
    },
  }
}
export type Submission = ReturnType<typeof submission>
