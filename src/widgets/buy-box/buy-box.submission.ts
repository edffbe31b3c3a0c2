import type { Item } from '../../page/owner-form.ts'
import { parameters } from './buy-box.parameters.ts'
import type { Quantities } from './buy-box.quantity.ts'
import type { BuyBoxPorts, Showing } from './buy-box.shown.ts'

type Fields = Readonly<Record<string, string>>

/** What the element submits with its owner form. */
export function submission(ports: BuyBoxPorts, { $shown }: Showing, { counted }: Quantities) {
  let warned = ''
  function fields(): Fields {
    const { giftWrap, helps } = $shown.get()
    const { giftWrapAvailable, showQuantity } = ports.config
    const { fields: named, refused } = parameters(ports.config, counted())
    if (refused && refused !== warned) ports.warn(`parameters are left out: ${refused}`)
    warned = refused
    return {
      ...named,
      ...(helps && showQuantity ? { quantity: `${counted()}` } : null),
      ...(helps && giftWrapAvailable && giftWrap ? { 'gift-wrap': 'yes' } : null),
    }
  }
  return {
    fields,
    items(): Item[] {
      const { asin, offerListingId } = ports.config
      const offer = offerListingId ? { offerListingId } : null
      return asin ? [{ asin, quantity: counted(), ...offer }] : []
    },
    refresh: () => ports.submit($shown.get().disabled ? null : fields()),
  }
}
