import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { protectionPlan } from '../../../elements/extras/protection-plan.ts'
import { page } from '../../../src/page/page.ts'
import { planChoice } from '../../../src/widgets/extras/protection-plan/choice.model.ts'
import { planList } from '../../../src/widgets/extras/protection-plan/plans.model.ts'
import { messages } from '../../../src/widgets/extras/protection-plan/protection-plan.messages.ts'
import type { ProtectionPorts } from '../../../src/widgets/extras/protection-plan/protection-plan.ports.ts'
import { portsOf } from '../../support/ports.ts'

const asin = 'B0HEADPH01'
const two = { asin: 'B0PLAN0002', offerListingId: 'OLB0PLAN0002', title: 'Two years', price: 4.99 }

function make(plans: object[]) {
  const host = portsOf(protectionPlan, { asin, plans }, { messages })
  const ports = host.ports as unknown as ProtectionPorts
  let changes = 0
  const list = planList(
    ports,
    () => 1,
    () => {
      changes += 1
    },
  )
  const isTaken = list.takeGiven()
  return { isTaken, list, choice: planChoice(ports, list, () => 1), changes: () => changes }
}

describe('choice of a protection plan', () => {
  it('PRO-025 offers the plans of a list that refers to itself', () => {
    const odd: Record<string, unknown> = { ...two }
    odd['self'] = odd
    const { isTaken, list } = make([odd])
    assert.deepEqual([isTaken, list.$plans.get().map(one => one.asin)], [true, [two.asin]])
  })

  it('PRO-053 leaves a plan of another list in the store when a form goes back to none', () => {
    const other = { kind: 'protection', offerListingId: 'OL', addedBy: 'form' } as const
    page.addOns(asin).set([{ ...other, asin: 'B0PLAN0009' }])
    const { choice } = make([two])
    choice.restore(null)
    const stored = () =>
      page
        .addOns(asin)
        .get()
        .map(one => one.asin)
    assert.deepEqual(stored(), ['B0PLAN0009'])
    page.addOns(asin).set([{ ...other, asin: two.asin }])
    choice.restore(null)
    assert.deepEqual([choice.$chosen.get(), stored()], [null, []])
  })
})
