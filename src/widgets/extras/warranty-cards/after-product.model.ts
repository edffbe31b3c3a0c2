import { firstFor } from '../../../page/first-for.ts'
import { highestQuantity } from '../shared/main-quantity.model.ts'
import type { Adding } from './adding.model.ts'
import type { WarrantyChoice } from './choice.model.ts'
import type { WarrantyPorts } from './warranty-cards.ports.ts'

/** Of a product that was added: how many, and by which offer. */
interface Added {
  quantity: number
  offerListingId?: string | undefined
}

/** undefined: the page has told no number that can be added. */
function addedUnits(added: readonly Added[]): number | undefined {
  const units = added.reduce((sum, { quantity }) => sum + quantity, 0)
  return Number.isSafeInteger(units) && units >= 1 ? Math.min(units, highestQuantity) : undefined
}

interface Around {
  add: Adding
  choice: WarrantyChoice
  quantity: () => number
}

/** In add mode call, adds the selected plan once its product is in the cart (WTY-020, WTY-022, WTY-043). */
export function addAfterProduct(ports: WarrantyPorts, { add, choice, quantity }: Around): void {
  function addFor(added: readonly Added[], event: Event): void {
    const plan = choice.$selected.get()
    const { addMode, asin: baseAsin, offerListingId = '' } = ports.config
    if (addMode !== 'call' || !plan || added.length === 0) return
    // Two elements of one product hold the same plan. The first adds it, or the shopper would pay for two.
    if (ports.element.matches(':disabled') || !firstFor(event, `plan ${baseAsin}`)) return
    void add.start(() => ({
      plan,
      baseAsin,
      offerListingId: added.at(-1)?.offerListingId || offerListingId,
      quantity: addedUnits(added) ?? quantity(),
      uniqueId: choice.idToSend(),
    }))
  }

  const isOfBase = ({ asin }: { asin: string }) => asin === ports.config.asin
  ports.hear('dp-cart-added', ({ items }, event) => addFor(items.filter(isOfBase), event))
  ports.hear('dp-deal-claimed', (claim, event) => addFor([claim].filter(isOfBase), event))
}
