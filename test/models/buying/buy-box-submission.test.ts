import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buyBox } from '../../../elements/buying/buy-box.ts'
import type { Config } from '../../../src/element/describe.ts'
import { messages } from '../../../src/widgets/buying/buy-box/buy-box.messages.ts'
import { showing } from '../../../src/widgets/buying/buy-box/buy-box.model.ts'
import type { BuyBoxPorts, Shown } from '../../../src/widgets/buying/buy-box/buy-box.ports.ts'
import {
  submission,
  type Quantities,
} from '../../../src/widgets/buying/buy-box/submission.model.ts'
import { portsOf } from '../../support/ports.ts'

const asin = 'B0SUBMIT01'
const gifts = { giftWrapAvailable: true, giftWrapChecked: true }

function make(given: Partial<Config<typeof buyBox>> = {}, shown: Partial<Shown> = {}) {
  const config = { asin, csrfToken: 't', showQuantity: false, ...given }
  const host = portsOf(buyBox, config, { messages })
  const state = showing()
  state.show(shown)
  const quantities = { counted: () => 3 } as Quantities
  const submitting = submission(host.ports as BuyBoxPorts, state, quantities)
  submitting.refresh()
  const { said } = host
  return { ...host, submitting, shown: () => state.$shown.get(), submitted: () => said.submitted }
}
type Made = ReturnType<typeof make>
/** What the form submits besides the parameters. */
const extras = ({ submitted }: Made) =>
  Object.entries(submitted() ?? {}).filter(([name]) => /^(gift-wrap|quantity)$/.test(name))
const wrapped = (made: Made) => extras(made).some(([name]) => name === 'gift-wrap')

describe('what dp-buy-box submits', () => {
  it('BOX-017 BOX-018 is the parameters, at the start and after a change', () => {
    const { configure, submitted } = make()
    const parameters = { 'items[0][asin]': asin, 'items[0][quantity]': '3' }
    assert.deepEqual(submitted(), { 'anti-csrftoken': 't', ...parameters })
    configure({ csrfToken: 'u' })
    assert.deepEqual(submitted(), { 'anti-csrftoken': 'u', ...parameters })
  })

  it('COR-060 is nothing while the box is disabled', () => {
    const { disable, shown, submitted } = make()
    disable(true)
    assert.deepEqual([submitted(), shown().disabled], [null, true])
    disable(false)
    assert.deepEqual([submitted() === null, shown().disabled], [false, false])
  })

  it('ONE-010 is the gift option where it is offered, shown and chosen', () => {
    assert.deepEqual(extras(make(gifts)), [['gift-wrap', 'yes']])
    assert.deepEqual(extras(make({ ...gifts, giftWrapAvailable: false })), [])
    assert.deepEqual(extras(make({ ...gifts, giftWrapChecked: false })), [])
    assert.deepEqual(extras(make(gifts, { helps: false })), [])
  })

  it('ONE-010 is the quantity of its own field where that shows', () => {
    assert.deepEqual(extras(make({ showQuantity: true })), [['quantity', '3']])
    assert.deepEqual(extras(make()), [])
    assert.deepEqual(extras(make({ showQuantity: true }, { helps: false })), [])
  })

  it('BOX-024 warns once of parameters that are refused, and of the next fault', () => {
    const { configure, said } = make()
    assert.deepEqual(said.warnings, [])
    configure({ parameterIndex: -1 })
    configure({ csrfToken: 'u' })
    assert.equal(said.warnings.length, 1)
    assert.match(said.warnings[0] ?? '', /^parameters are left out: index:/)
    configure({ parameterIndex: 0, parameterName: '' })
    assert.match(said.warnings[1] ?? '', /^parameters are left out: name:/)
    configure({ parameterName: 'items' })
    configure({ parameterName: '' })
    assert.equal(said.warnings.length, 3)
  })
})

describe('the gift option of dp-buy-box', () => {
  it('is chosen by the shopper, which the page hears once', async () => {
    const made = make({ giftWrapAvailable: true })
    made.submitting.wrap(true)
    made.submitting.wrap(true)
    assert.deepEqual(made.said.events, [
      { name: 'dp-gift-wrap-changed', detail: { checked: true } },
    ])
    assert.deepEqual([made.shown().giftWrap, wrapped(made)], [true, true])
    await made.settled()
    made.submitting.wrap(false)
    assert.deepEqual([made.shown().giftWrap, wrapped(made)], [false, false])
  })

  it('COR-053 is chosen by the page, which hears nothing of that', () => {
    const made = make({ giftWrapAvailable: true })
    made.configure({ giftWrapChecked: true })
    assert.deepEqual([made.shown().giftWrap, wrapped(made), made.said.events], [true, true, []])
  })

  it('stays as the shopper chose it while the page changes something else', async () => {
    const made = make(gifts)
    made.submitting.wrap(false)
    await made.settled()
    made.configure({ csrfToken: 'u' })
    assert.deepEqual([made.shown().giftWrap, wrapped(made)], [false, false])
  })

  it('COR-061 comes back as the form was, or as the page had it', async () => {
    const made = make(gifts)
    made.submitting.restore({ quantity: '2' })
    assert.equal(made.shown().giftWrap, false)
    made.submitting.restore({ 'gift-wrap': 'yes' })
    assert.equal(made.shown().giftWrap, true)
    made.submitting.wrap(false)
    await made.settled()
    made.submitting.restore(null)
    assert.equal(made.shown().giftWrap, true)
  })
})

describe('the items of dp-buy-box', () => {
  it('are its product in the quantity that counts, by its offer', () => {
    assert.deepEqual(make().submitting.items(), [{ asin, quantity: 3 }])
    assert.deepEqual(make({ offerListingId: 'OL1' }).submitting.items(), [
      { asin, quantity: 3, offerListingId: 'OL1' },
    ])
    assert.deepEqual(make({ asin: undefined }).submitting.items(), [])
  })
})
