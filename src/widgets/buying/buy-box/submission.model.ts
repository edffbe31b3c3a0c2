import type { Item } from '../../../page/shapes.ts'
import type { BuyBoxPorts, Fields, Showing } from './buy-box.ports.ts'
import { parameters } from './buy-box.rules.ts'
import type { Quantities } from './quantity.model.ts'

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
