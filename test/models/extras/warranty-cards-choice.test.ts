import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { warrantyCards } from '../../../elements/extras/warranty-cards.ts'
import { page } from '../../../src/page/page.ts'
import type { AddOn } from '../../../src/page/shapes.ts'
import type { Plan } from '../../../src/widgets/extras/shared/plan.rules.ts'
import { warrantyChoice } from '../../../src/widgets/extras/warranty-cards/choice.model.ts'
import { messages } from '../../../src/widgets/extras/warranty-cards/warranty-cards.messages.ts'
import type { WarrantyPorts } from '../../../src/widgets/extras/warranty-cards/warranty-cards.ports.ts'
import { minimalPlan } from '../../support/extras.ts'
import { portsOf } from '../../support/ports.ts'

const asin = 'B0WASHER01'
const [three, five] = [minimalPlan('B0PLANWSH3'), minimalPlan('B0PLANWSH5')]
const held = (id: string): AddOn => ({
  kind: 'warranty',
  asin: id,
  offerListingId: `OL${id}`,
  addedBy: 'form',
})

function make(given: { plans?: readonly Plan[]; works?: boolean } = {}) {
  const around = { plans: [three, five] as readonly Plan[], works: true, ...given }
  const host = portsOf(warrantyCards, { asin }, { messages })
  const choice = warrantyChoice(host.ports as unknown as WarrantyPorts, {
    plans: () => around.plans,
    quantity: () => 1,
    works: () => around.works,
  })
  return { ...host, around, choice, selected: () => choice.$selected.get()?.asin }
}
const stored = () =>
  page
    .addOns(asin)
    .get()
    .map(one => one.asin)

describe('choice of a warranty', () => {
  beforeEach(() => page.addOns(asin).set([]))

  it('WTY-047 selects the plan of a field once its list has come, also beside one that is stored', () => {
    for (const before of [[], [held('B0PLAN0002')], [held(five.asin)]]) {
      page.addOns(asin).set(before)
      const { around, choice, said, selected } = make({ plans: [] })
      choice.restore(three.asin)
      assert.deepEqual([selected(), stored()], [undefined, before.map(one => one.asin)])
      around.plans = [three, five]
      choice.refit()
      assert.deepEqual([selected(), stored()], [three.asin, [three.asin]])
      assert.equal(said.submitted?.['warrantyAsin'], three.asin)
    }
  })

  it('WTY-047 forgets the plan of a field once the shopper has chosen', () => {
    const { around, choice, selected } = make({ plans: [five] })
    choice.restore(three.asin)
    choice.select(five)
    choice.clear()
    around.plans = [three, five]
    choice.refit()
    assert.deepEqual([selected(), stored()], [undefined, []])
  })

  it('WTY-047 leaves a plan of another list where it is when nothing of its own was chosen', () => {
    page.addOns(asin).set([held('B0PLAN0002')])
    const { choice, selected } = make()
    choice.restore(null)
    assert.deepEqual([selected(), stored()], [undefined, ['B0PLAN0002']])
    choice.select(five)
    choice.restore(null)
    assert.deepEqual([selected(), stored()], [undefined, []])
  })

  it('WTY-011 WTY-047 brings no plan of a field back once an option has taken it', () => {
    const { around, choice, selected } = make({ works: false })
    choice.restore(three.asin)
    assert.equal(selected(), undefined)
    around.works = true
    choice.refit()
    assert.deepEqual([selected(), stored()], [undefined, []])
  })
})
