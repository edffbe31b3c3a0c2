import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describeLibrary } from '../../build/derived/description.mjs'
import { search } from '../../demo/catalog/client/rank.ts'
import { foundIn } from '../../demo/catalog/found.ts'

const all = foundIn(await describeLibrary())
const first = (typed: string) => search(all, typed)[0]

describe('the search of the catalogue', () => {
  for (const [typed, name, kind] of [
    ['deal box', 'dp-deal-box', 'element'],
    ['data-claim-endpoint', 'claimEndpoint', 'field of deal-box'],
    ['claimEndpoint', 'claimEndpoint', 'field of deal-box'],
    ['dp-deal-claimed', 'dp-deal-claimed', 'event of deal-box'],
    ['dp-add-started', 'dp-add-started', 'event heard of quantity-selector'],
    ['stepper part', 'stepper', 'part of quantity-selector'],
    ['anti-csrftoken', 'anti-csrftoken', 'form field of buy-box'],
    ['deal-claim', 'deal-claim', 'call of deal-box'],
    ['--dp-radius', '--dp-radius', 'token of all elements'],
    ['escape model-help', 'Escape', 'key of model-help'],
  ] as const) {
    it(`COR-120 leads to the ${kind} when somebody types ${typed}`, () => {
      assert.deepEqual([first(typed)?.name, first(typed)?.kind], [name, kind])
    })
  }

  for (const [typed, name] of [
    ['quantiy-selector', 'dp-quantity-selector'],
    ['claimEndpont', 'claimEndpoint'],
    ['dp-quantity-chagned', 'dp-quantity-changed'],
    ['stpper', 'stepper'],
    ['butotn', 'button'],
    ['limited tme', 'dp-deal-box'],
    ['minimun order', 'moq'],
  ] as const) {
    it(`COR-120 finds ${name} when somebody slips and types ${typed}`, () => {
      const names = search(all, typed).map(found => found.name)
      assert.ok(names.includes(name), names.join())
    })
  }

  it('COR-120 finds nothing when nothing is called alike', () => {
    assert.deepEqual(search(all, 'umbrella zebra'), [])
  })
})
