import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { warrantyCards } from '../../../elements/extras/warranty-cards.ts'
import type { Adding, Wanted } from '../../../src/widgets/extras/warranty-cards/adding.model.ts'
import { addAfterProduct } from '../../../src/widgets/extras/warranty-cards/after-product.model.ts'
import type { WarrantyChoice } from '../../../src/widgets/extras/warranty-cards/choice.model.ts'
import { messages } from '../../../src/widgets/extras/warranty-cards/warranty-cards.messages.ts'
import type { WarrantyPorts } from '../../../src/widgets/extras/warranty-cards/warranty-cards.ports.ts'
import { minimalPlan } from '../../support/extras.ts'
import { portsOf } from '../../support/ports.ts'

const asin = 'B0WASHER01'

/** An element in add mode call whose plan is selected. */
function element({ base = asin, disabled = false } = {}) {
  const config = { asin: base, addMode: 'call', offerListingId: `OL${base}` } as const
  const { ports } = portsOf(warrantyCards, config, { messages })
  const plan = minimalPlan('B0PLANWSH3')
  const made: (Wanted | null)[] = []
  const add = { start: (make: () => Wanted | null) => made.push(make()) } as unknown as Adding
  const choice = {
    $selected: { get: () => plan },
    idToSend: () => 'w1',
  } as unknown as WarrantyChoice
  const hearing = new Map<string, (detail: object, event: Event) => void>()
  const own = {
    element: { matches: () => disabled },
    // All elements of a page hear the same event.
    hear: (name: string, heard: (detail: object, event: Event) => void) => hearing.set(name, heard),
  }
  addAfterProduct(Object.assign(ports, own) as unknown as WarrantyPorts, {
    add,
    choice,
    quantity: () => 7,
  })
  return { hearing, quantities: () => made.map(one => one?.quantity) }
}

/** Tells all elements of one add. */
function tell(elements: readonly ReturnType<typeof element>[], asins: readonly string[]): void {
  const event = new Event('dp-cart-added')
  const items = asins.map(one => ({ asin: one, quantity: 2 }))
  for (const { hearing } of elements) hearing.get(event.type)?.({ items }, event)
}

describe('adding after the product', () => {
  it('WTY-022 adds the plan once where two elements hold it, and again with the next add', () => {
    const both = [element(), element()]
    tell(both, [asin])
    assert.deepEqual(
      both.map(one => one.quantities()),
      [[2], []],
    )
    tell(both, [asin])
    assert.deepEqual(
      both.map(one => one.quantities()),
      [[2, 2], []],
    )
  })

  it('WTY-022 adds the plans of two products that come with one event', () => {
    const both = [element(), element({ base: 'B0REPHONE1' })]
    tell(both, [asin, 'B0REPHONE1'])
    assert.deepEqual(
      both.map(one => one.quantities()),
      [[2], [2]],
    )
  })

  it('COR-060 adds nothing while the element is disabled, and leaves the add to another one', () => {
    const both = [element({ disabled: true }), element()]
    tell(both, [asin])
    assert.deepEqual(
      both.map(one => one.quantities()),
      [[], [2]],
    )
  })
})
