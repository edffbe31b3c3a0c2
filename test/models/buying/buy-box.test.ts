import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buyBox } from '../../../elements/buying/buy-box.ts'
import type { Config } from '../../../src/element/describe.ts'
import { page } from '../../../src/page/page.ts'
import { messages } from '../../../src/widgets/buying/buy-box/buy-box.messages.ts'
import { showing } from '../../../src/widgets/buying/buy-box/buy-box.model.ts'
import type { BuyBoxPorts } from '../../../src/widgets/buying/buy-box/buy-box.ports.ts'
import { parameters } from '../../../src/widgets/buying/buy-box/buy-box.rules.ts'
import { quantities } from '../../../src/widgets/buying/buy-box/submission.model.ts'
import { portsOf } from '../../support/ports.ts'

type Given = Partial<Config<typeof buyBox>>

const asin = 'B0MODEL001'
const host = (given: Given = {}) =>
  portsOf(buyBox, { asin, csrfToken: 't', ...given }, { messages })

function named(given: Given, quantity = 2) {
  const { fields, refused } = parameters(host(given).ports.config, quantity)
  return { names: Object.keys(fields).filter(name => name.includes('[')), fields, refused }
}

describe('parameters of dp-buy-box', () => {
  it('BOX-020 BOX-022 take the index of an attribute, which is text, as a number', () => {
    assert.deepEqual(named({ parameterIndex: '0' }).names, ['items[0][asin]', 'items[0][quantity]'])
    assert.deepEqual(named({ parameterIndex: '12' }).names[0], 'items[12][asin]')
  })

  it('BOX-022 BOX-024 refuse every index that is no integer of at least 0', () => {
    for (const parameterIndex of ['-1', '1.5', 'first', '', -1, 1.5, null, [0], Infinity]) {
      const { names, refused } = named({ parameterIndex })
      assert.deepEqual([names, refused.startsWith('index:')], [[], true], `${parameterIndex}`)
    }
  })

  it('BOX-021 BOX-024 refuse every name that is no text, and the empty one', () => {
    for (const parameterName of [7, null, {}, [], true, '']) {
      const { names, refused } = named({ parameterName })
      assert.deepEqual([names, refused.startsWith('name:')], [[], true], `${parameterName}`)
    }
  })

  it('BOX-023 refuse paths that are no map of lists of texts', () => {
    for (const parameterPaths of ['items', ['asin'], 7]) {
      assert.deepEqual(named({ parameterPaths }).names, [], `${parameterPaths}`)
    }
    const { names, refused } = named({ parameterPaths: { quantity: null } })
    assert.deepEqual(names, ['items[0][asin]'])
    assert.match(refused, /^path:/)
  })

  it('COR-009 take no path from a prototype', () => {
    const parameterPaths: unknown = JSON.parse('{"__proto__": {"asin": ["stolen"]}}')
    assert.deepEqual(named({ parameterPaths }).names[0], 'items[0][asin]')
  })

  it('BOX-018 BOX-019 leave out what is not configured', () => {
    const { fields } = named({})
    assert.deepEqual(Object.keys(fields), [
      'anti-csrftoken',
      'items[0][asin]',
      'items[0][quantity]',
    ])
  })
})

function counting(given: Given = {}) {
  const { ports, ...rest } = host(given)
  const of: BuyBoxPorts = Object.assign(ports, { element: Object.create(null) })
  const state = showing()
  let changes = 0
  const quantity = quantities(of, state, () => (changes += 1))
  const shown = () => state.$shown.get()
  return { ...rest, quantity, show: state.show, shown, changes: () => changes }
}

describe('quantity of dp-buy-box', () => {
  it('BOX-014 closes the explanation of a minimum once it is chosen, not while its field is blank', async () => {
    const box = counting({ asin: 'B0MODEL004', quantity: 2 })
    box.show({ explained: 5 })
    box.quantity.choose(null)
    assert.deepEqual([box.shown().quantity, box.shown().explained], [null, 5])
    await box.settled()
    box.quantity.choose(5)
    assert.deepEqual([box.shown().quantity, box.shown().explained], [5, null])
  })

  it('BOX-035 fills the store of the new product when the product changes', async () => {
    const box = counting({ asin: 'B0MODEL002', quantity: 3 })
    box.quantity.choose(4)
    await box.settled()
    box.configure({ asin: 'B0MODEL003' })
    assert.equal(page.quantity('B0MODEL003').get(), 3)
    assert.deepEqual([box.quantity.now(), box.shown().quantity], [3, 3])
    page.quantity('B0MODEL002').set(9)
    assert.equal(box.quantity.now(), 3)
  })

  it('BOX-015 takes over another quantity of the page, and keeps its own while that stays', async () => {
    const box = counting({ asin: 'B0MODEL008', quantity: 3 })
    box.quantity.choose(4)
    await box.settled()
    box.configure({ giftWrapChecked: true })
    assert.equal(box.quantity.now(), 4)
    box.configure({ quantity: 5 })
    assert.equal(box.quantity.now(), 5)
  })

  it('ONE-013 hears the store once, and says nothing', () => {
    const box = counting({ asin: 'B0MODEL004' })
    const before = box.changes()
    page.quantity('B0MODEL004').set(8)
    assert.deepEqual([box.changes() - before, box.shown().quantity], [1, 8])
    assert.deepEqual(box.said.events, [])
  })

  it('COR-032 hears no store while it is out of the page', () => {
    const box = counting({ asin: 'B0MODEL005' })
    box.leave()
    const before = box.changes()
    page.quantity('B0MODEL005').set(8)
    assert.equal(box.changes(), before)
    box.comeBack()
    assert.equal(box.shown().quantity, 8)
  })

  it('BOX-015 counts blank and 0 as 1', () => {
    const box = counting({ asin: 'B0MODEL006', quantityBlank: true })
    assert.deepEqual([box.quantity.now(), box.quantity.counted()], [null, 1])
    page.quantity('B0MODEL006').set(0)
    assert.deepEqual([box.quantity.now(), box.quantity.counted()], [0, 1])
  })

  it('COR-061 takes what history navigation restores, and says nothing', () => {
    const box = counting({ asin: 'B0MODEL007', quantity: 2 })
    box.quantity.restore({ quantity: '6' })
    assert.equal(box.quantity.now(), 6)
    box.quantity.restore(null)
    assert.equal(box.quantity.now(), 2)
    assert.deepEqual(box.said.events, [])
  })
})
