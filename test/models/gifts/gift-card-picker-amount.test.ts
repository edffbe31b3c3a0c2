import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { giftCardPicker } from '../../../elements/gifts/gift-card-picker.ts'
import { amounts } from '../../../src/widgets/gifts/gift-card-picker/amount.model.ts'
import { messages } from '../../../src/widgets/gifts/gift-card-picker/gift-card-picker.messages.ts'
import type {
  Design,
  GiftConfig,
  GiftPorts,
} from '../../../src/widgets/gifts/gift-card-picker/gift-card-picker.ports.ts'
import { portsOf } from '../../support/ports.ts'

const swatch = (id: number, value: string, denomination: number) => ({
  id: `${id}`,
  value,
  display: `€${value}`,
  denomination,
})
const design = (index: number, given: Partial<Design> = {}): Design => ({
  index,
  name: `Design ${index}`,
  image: '',
  occasions: [],
  isOut: false,
  isVariable: true,
  swatches: [swatch(0, '25', 0), swatch(1, '50', 0)],
  ...given,
})
const ribbon = design(0)
const flowers = design(1, { swatches: [swatch(0, '50', 0)] })
const winter = design(2, {
  isVariable: false,
  swatches: [swatch(0, '25', 1), swatch(1, '50', 2)],
})
const summer = design(3, { isVariable: false, swatches: [swatch(0, '50', 2)] })

const limits = {
  gcCustomAmount: [
    { method: 'atLeast', value: 1, errorId: 'range' },
    { method: 'atMost', value: 2000, errorId: 'range' },
  ],
}
const strings = { range: 'From {0} on.' }

function make(given: Partial<GiftConfig> = {}) {
  const host = portsOf(giftCardPicker, { constraints: limits, strings, ...given }, { messages })
  let settled = 0
  const amount = amounts(host.ports as GiftPorts, () => (settled += 1))
  return {
    ...host,
    amount,
    /** State and amount. */
    now: () => [amount.$state.get(), amount.$chosen.get().amount],
    settled: () => settled,
    type(text: string) {
      amount.focus()
      amount.type(text)
      mock.timers.tick(500)
    },
  }
}

describe('model of the amount of a gift card', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('GFT-005 reads the box 500 ms after the last key, and not before', () => {
    const { amount, now } = make()
    amount.type('2')
    mock.timers.tick(400)
    amount.keyed()
    amount.type('25')
    mock.timers.tick(499)
    assert.deepEqual(now(), ['none', null])
    mock.timers.tick(1)
    assert.deepEqual(now(), ['custom', '25'])
  })

  it('GFT-002 GFT-003 takes the amount of a swatch, and empties the box', () => {
    const { amount, now, type } = make()
    type('37.50')
    amount.pick(ribbon.swatches[1]!)
    assert.deepEqual([...now(), amount.$text.get()], ['swatch', '50', ''])
  })

  it('GFT-004 GFT-053 keeps the amount while the box has the focus, and takes the swatch again', () => {
    const { amount, now, settled } = make()
    amount.pick(ribbon.swatches[1]!)
    amount.focus()
    assert.deepEqual(now(), ['pending', '50'])
    amount.leave()
    assert.deepEqual([...now(), settled()], ['swatch', '50', 1])
  })

  it('GFT-053 keeps the amount if the shopper types something and takes it back before it is read', () => {
    const { amount, now, type } = make()
    amount.pick(ribbon.swatches[1]!)
    amount.focus()
    amount.type('3')
    amount.type('')
    mock.timers.tick(500)
    assert.deepEqual(now(), ['pending', '50'])
    type('37')
    assert.deepEqual(now(), ['custom', '37'])
  })

  it('GFT-053 keeps the amount if a script empties the box without a look into it', () => {
    const { amount, now } = make()
    amount.pick(ribbon.swatches[1]!)
    amount.type('')
    mock.timers.tick(500)
    assert.deepEqual(now(), ['swatch', '50'])
  })

  it('GFT-058 keeps what is chosen at its new place, and nothing that the page has no more', () => {
    const { amount, configure, now, type } = make()
    const place = () => amount.$chosen.get().swatch
    amount.pick(ribbon.swatches[1]!)
    assert.deepEqual([amount.keep(flowers), ...now(), place()], [true, 'swatch', '50', '0'])
    const dearer = design(1, { swatches: [swatch(0, '60', 0)] })
    assert.equal(amount.keep(dearer), false)
    amount.retake({ amount: '50', denomination: 2, swatch: '1' }, summer)
    assert.deepEqual([...now(), place()], ['swatch', '50', '0'])
    amount.retake({ amount: '25', denomination: 1, swatch: '0' }, summer)
    assert.deepEqual(now(), ['none', null])
    type('37')
    assert.deepEqual([amount.keep(flowers), amount.keep(winter)], [true, false])
    configure({
      constraints: { gcCustomAmount: [{ method: 'atMost', value: 30, errorId: 'range' }] },
    })
    assert.equal(amount.keep(flowers), false)
  })

  it('GFT-058 reads a text again that was not possible, once the page has other constraints', () => {
    const { amount, configure, now, type } = make()
    type('5000')
    configure({ constraints: {} })
    assert.equal(amount.keep(ribbon), true)
    amount.leave()
    assert.deepEqual(now(), ['custom', '5000'])
  })

  it('GFT-010 has no amount once the box is empty', () => {
    const { now, said, settled, type } = make()
    type('37')
    type(' ')
    assert.deepEqual([...now(), settled()], ['none', null, 2])
    assert.equal(said.states.has('none'), true)
  })

  it('GFT-009 GFT-040 counts each cut', () => {
    const { now, said, type } = make()
    type('25.559')
    type('25.55')
    type('30.001')
    assert.deepEqual(now(), ['custom', '30'])
    assert.deepEqual(
      said.metrics.map(({ name }) => name),
      ['pgc-dp:fractionCut', 'pgc-dp:fractionCut'],
    )
  })

  it('GFT-011 GFT-051 has no amount while the typed one is not possible, and blocks the form', () => {
    const { amount, now, said, type } = make()
    amount.pick(ribbon.swatches[0]!)
    type('0.99')
    assert.deepEqual(now(), ['invalid', null])
    assert.equal(amount.$error.get(), 'From 1 on.')
    assert.equal(said.invalid, 'From 1 on.')
    assert.deepEqual(said.announced, ['From 1 on.'])
  })

  for (const [how, mend] of [
    ['a possible amount', ({ type }: ReturnType<typeof make>) => type('25')],
    ['a swatch', ({ amount }: ReturnType<typeof make>) => amount.pick(ribbon.swatches[0]!)],
    ['an empty box', ({ type }: ReturnType<typeof make>) => type('')],
    [
      'a design without a box',
      ({ amount }: ReturnType<typeof make>) => amount.follow(winter, ribbon),
    ],
  ] as const) {
    it(`GFT-016 is free again by ${how}`, () => {
      const made = make()
      made.type('5000')
      mend(made)
      assert.equal(made.amount.$error.get(), '')
      assert.equal(made.said.invalid, null)
      assert.notEqual(made.amount.$state.get(), 'invalid')
    })
  }

  it('GFT-057 tells of each reading once', () => {
    const { amount, said, type } = make()
    type('0.99')
    type('25')
    amount.keyed()
    mock.timers.tick(500)
    amount.leave()
    assert.deepEqual(
      said.events.map(({ name, detail }) => [name, detail]),
      [
        ['dp-gift-amount-rejected', { typed: '0.99', errorIds: ['range'] }],
        ['dp-gift-amount-accepted', { amount: 25 }],
      ],
    )
  })

  it('GFT-052 reads at once when the shopper leaves, and writes what it has read', () => {
    const { amount, now } = make()
    amount.type('1,025.559')
    amount.leave()
    assert.deepEqual([...now(), amount.$text.get()], ['custom', '1025.55', '1,025.55'])
    mock.timers.tick(500)
    assert.equal(amount.$text.get(), '1,025.55')
  })

  it('COR-032 reads nothing once the element has left the page', () => {
    const { amount, leave, now } = make()
    amount.type('25')
    leave()
    mock.timers.tick(500)
    assert.deepEqual(now(), ['none', null])
  })

  it('GFT-050 says the default text for an error without one, and warns once', () => {
    const { amount, said, type } = make({ strings: {} })
    type('0.5')
    type('0.6')
    assert.equal(amount.$error.get(), messages['giftCard.invalidAmount'])
    assert.deepEqual(said.warnings, [
      `strings.range: expected the text of this error, got nothing; "${messages['giftCard.invalidAmount']}" is used instead`,
    ])
  })

  it('GFT-019 says what an amount looks like where nothing can be read', () => {
    const { amount, type } = make({ constraints: {}, formatter: 'strictAmount' })
    type('2a')
    assert.equal(amount.$error.get(), messages['gcui-strict-amount-input-errors'])
  })

  it('GFT-023 takes the first amount of a design that has not the present one', () => {
    const { amount, now } = make()
    amount.pick(ribbon.swatches[1]!)
    amount.follow(winter, ribbon)
    assert.deepEqual([...now(), amount.$chosen.get().denomination], ['swatch', '25', 1])
  })

  it('GFT-023 keeps an amount that the other design has, too', () => {
    const { amount, now } = make()
    amount.pick(winter.swatches[1]!)
    amount.follow(summer, winter)
    assert.deepEqual([...now(), amount.$chosen.get().swatch], ['swatch', '50', '0'])
  })

  it('GFT-023 chooses no amount for a shopper who has chosen none', () => {
    const { amount, now, type } = make()
    amount.follow(winter, ribbon)
    assert.deepEqual(now(), ['none', null])
    type('5000')
    amount.follow(winter, ribbon)
    assert.deepEqual(now(), ['none', null])
  })

  it('GFT-027 restores the typed amount when the shopper comes back to a variable design', () => {
    const { amount, now, type } = make()
    type('37.5')
    amount.follow(winter, ribbon)
    assert.deepEqual(now(), ['swatch', '25'])
    amount.follow(flowers, winter)
    assert.deepEqual([...now(), amount.$text.get()], ['custom', '37.5', '37.50'])
  })

  it('GFT-028 starts with the configured amount as the stored one', () => {
    const { amount, now } = make()
    amount.store('75')
    amount.take({ amount: '25', denomination: 1, swatch: '0' })
    amount.follow(ribbon, winter)
    assert.deepEqual(now(), ['custom', '75'])
  })

  it('GFT-027 keeps an amount from one variable design to the other, by a swatch if it has one', () => {
    const { amount, now } = make()
    amount.pick(ribbon.swatches[1]!)
    amount.follow(flowers, ribbon)
    assert.deepEqual([...now(), amount.$chosen.get().swatch], ['swatch', '50', '0'])
    amount.pick(ribbon.swatches[0]!)
    amount.follow(flowers, ribbon)
    assert.deepEqual([...now(), amount.$text.get()], ['custom', '25', '25.00'])
  })

  it('GFT-027 leaves no amount where the shopper has emptied the box', () => {
    const { amount, now, type } = make()
    type('37.5')
    type('')
    amount.follow(flowers, ribbon)
    assert.deepEqual(now(), ['none', null])
  })
})
