import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { paymentOptions } from '../../../elements/extras/payment-options.ts'
import { choosing } from '../../../src/widgets/extras/payment-options/choice.model.ts'
import { expanding } from '../../../src/widgets/extras/payment-options/expander.model.ts'
import { messages } from '../../../src/widgets/extras/payment-options/payment-options.messages.ts'
import type {
  PaymentConfig,
  PaymentPorts,
} from '../../../src/widgets/extras/payment-options/payment-options.ports.ts'
import { portsOf } from '../../support/ports.ts'
import { allOptions, once, plan } from '../../support/payment.ts'

type Given = Partial<PaymentConfig>

function make(given: Given = {}) {
  const host = portsOf(paymentOptions, { options: allOptions(), ...given } as Given, { messages })
  const ports = host.ports as PaymentPorts
  const choice = choosing(ports)
  const expander = expanding(ports, choice.$choice)
  const selected = () => choice.$choice.get().chosenId
  const events = (name: string) =>
    host.said.events.filter(event => event.name === name).map(({ detail }) => detail)
  const selections = () => events('dp-payment-option-selected')
  return { ...host, ...choice, expander, selected, events, selections }
}
const options = (list: readonly object[]) =>
  list as unknown as NonNullable<PaymentConfig['options']>

describe('choice of the payment options', () => {
  it('PAY-009 starts with one-time payment, or with what the page names', () => {
    assert.equal(make().selected(), 'oneTimePayment')
    assert.equal(make({ selectedOption: 'equalPay6' }).selected(), 'equalPay6')
    assert.equal(make({ selectedOption: 'equalPay6', quantity: 4 }).selected(), 'oneTimePayment')
  })

  it('PAY-009 says that the page names an option that is not there', () => {
    const { said, selected } = make({ selectedOption: 'equalPay9' })
    assert.equal(selected(), 'oneTimePayment')
    assert.match(said.warnings.join(), /selectedOption: equalPay9 is none of the options/)
  })

  it('PAY-010 PAY-023 tells of another choice once, and of the same one nothing', () => {
    const { choose, said, selections } = make()
    assert.equal(choose('equalPay3', 'swatch'), true)
    assert.equal(choose('equalPay3', 'swatch'), false)
    choose('equalPay24', 'compare-sheet')
    assert.deepEqual(selections(), [
      { optionId: 'equalPay3', previousOptionId: 'oneTimePayment', source: 'swatch' },
      { optionId: 'equalPay24', previousOptionId: 'equalPay3', source: 'compare-sheet' },
    ])
    assert.deepEqual(said.metrics, [
      { name: 'PaymentOptionSelected', fields: { optionId: 'equalPay3', source: 'swatch' } },
      {
        name: 'PaymentOptionSelected',
        fields: { optionId: 'equalPay24', source: 'compare-sheet', cardType: 'PLCC' },
      },
    ])
  })

  it('PAY-015 takes no choice of a plan above its limit, or of none', () => {
    const { choose, selected } = make({ quantity: 3 })
    assert.deepEqual(
      ['equalPay12', 'gone'].map(id => choose(id, 'swatch')),
      [false, false],
    )
    assert.equal(choose('equalPay6', 'swatch'), true)
    assert.equal(selected(), 'equalPay6')
  })

  it('PAY-013 PAY-059 shows the swatch of what is chosen, also at the start', () => {
    const { $choice, choose } = make({ selectedOption: 'equalPay24' })
    assert.equal($choice.get().led, 'equalPay24')
    choose('equalPay3', 'swatch')
    assert.equal($choice.get().led, 'equalPay24')
    choose('equalPay12', 'compare-sheet')
    assert.equal($choice.get().led, 'equalPay12')
  })

  it('PAY-016 PAY-017 PAY-062 gives a plan up above its limit, and only offers it again below', t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { $choice, configure, isAvailable, said, selected, selections } = make({
      selectedOption: 'equalPay12',
      quantity: 2,
    })
    configure({ quantity: 3 })
    t.mock.timers.tick(100)
    assert.equal(selected(), 'oneTimePayment')
    assert.deepEqual(selections(), [
      { optionId: 'oneTimePayment', previousOptionId: 'equalPay12', source: 'quantity' },
    ])
    assert.equal($choice.get().dropped?.id, 'equalPay12')
    assert.match(said.announced.join(), /12 payments is not available for this quantity/)
    configure({ quantity: 2 })
    t.mock.timers.tick(100)
    assert.deepEqual([isAvailable('equalPay12'), selected()], [true, 'oneTimePayment'])
    assert.equal(selections().length, 1)
  })

  it('PAY-018 takes a quantity 100 ms after the last change', (t: TestContext) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { $choice, configure } = make({ quantity: 1 })
    const counted = (ms: number) => (t.mock.timers.tick(ms), $choice.get().quantity)
    configure({ quantity: 2 })
    assert.equal(counted(99), 1)
    configure({ quantity: 3 })
    assert.deepEqual([counted(99), counted(1)], [1, 3])
  })

  it('PAY-018 takes a quantity of its time away, when the element comes back', (t: TestContext) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { $choice, configure, leave, comeBack } = make({ quantity: 1 })
    leave()
    configure({ quantity: 5 })
    comeBack()
    assert.equal($choice.get().quantity, 5)
  })

  it('counts a blank quantity, 0 and less as 1', () => {
    for (const quantity of [undefined, 0, -2]) {
      assert.equal(make({ quantity }).$choice.get().quantity, 1)
    }
  })

  it('PAY-058 chooses one-time payment when the options lack the chosen one', () => {
    const { configure, selected, selections } = make({ selectedOption: 'equalPay6' })
    configure({ options: options([once(), plan(3), plan(6)]) })
    assert.deepEqual([selected(), selections()], ['equalPay6', []])
    configure({ options: options([once(), plan(3)]) })
    assert.equal(selected(), 'oneTimePayment')
    assert.deepEqual(selections(), [
      { optionId: 'oneTimePayment', previousOptionId: 'equalPay6', source: 'options' },
    ])
  })

  it('COR-053 tells nothing of options that come, and of what the page names anew', () => {
    const { configure, selected, selections } = make({ options: undefined })
    configure({ options: options(allOptions()) })
    configure({ selectedOption: 'equalPay3' })
    assert.deepEqual([selected(), selections()], ['equalPay3', []])
  })
})

describe('expander of the payment options', () => {
  for (const [treatment, onlyFeature, state] of [
    ['T1', true, 'expanded'],
    ['T3', true, 'expanded'],
    ['T2', true, 'collapsed'],
    ['none', true, 'collapsed'],
    ['T1', false, 'collapsed'],
    ['T3', false, 'collapsed'],
  ] as const) {
    const alone = onlyFeature ? 'alone' : 'beside others'
    it(`PAY-004 PAY-005 is ${state} at the start under ${treatment} ${alone}`, () => {
      const { expander, events } = make({ treatment, onlyFeature })
      assert.equal(expander.$state.get(), state)
      assert.deepEqual(events('dp-payment-expanded'), [])
    })
  }

  for (const [treatment, state] of [
    ['none', 'collapsed'],
    ['T1', 'collapsed'],
    ['T2', 'expanded'],
    ['T3', 'expanded'],
  ] as const) {
    it(`PAY-006 PAY-007 is ${state} after a choice of a swatch under ${treatment}`, () => {
      const { expander, events } = make({ treatment })
      expander.toggle()
      expander.rest()
      assert.equal(expander.$state.get(), state)
      assert.equal(events('dp-payment-collapsed').length, state === 'collapsed' ? 1 : 0)
    })
  }

  it('PAY-003 PAY-057 waits 10 s for options, then fails, and shows them when they come', t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { configure, expander, said } = make({ options: undefined })
    expander.toggle()
    t.mock.timers.tick(9_999)
    assert.equal(expander.$state.get(), 'loading')
    t.mock.timers.tick(1)
    assert.equal(expander.$state.get(), 'failed')
    assert.deepEqual(said.announced, ['Payment plans could not be loaded.'])
    configure({ options: options(allOptions()) })
    assert.equal(expander.$state.get(), 'expanded')
  })

  it('PAY-057 does not fail once it is closed, and goes on waiting after a time away', t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { expander, leave, comeBack } = make({ options: undefined })
    expander.toggle()
    expander.toggle()
    t.mock.timers.tick(20_000)
    assert.equal(expander.$state.get(), 'collapsed')
    expander.toggle()
    leave()
    comeBack()
    t.mock.timers.tick(10_000)
    assert.equal(expander.$state.get(), 'failed')
    expander.toggle()
    assert.equal(expander.$state.get(), 'collapsed')
  })

  it('waits again when the page takes its options away', () => {
    const { configure, expander } = make()
    expander.toggle()
    configure({ options: undefined })
    assert.equal(expander.$state.get(), 'loading')
  })

  it('PAY-004 opens when the page says later that it is alone', () => {
    const { configure, expander } = make({ treatment: 'T3' })
    configure({ onlyFeature: true })
    assert.equal(expander.$state.get(), 'expanded')
  })
})
