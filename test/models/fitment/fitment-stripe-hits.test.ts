import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { HitFields } from '../../../src/contract/fitment/fitment.ts'
import {
  machineOf,
  nameOf,
  readHits,
  readListed,
} from '../../../src/widgets/fitment/fitment-stripe/hits.rules.ts'

const plain: HitFields = { brand: 'LG', series: 'Side by Side', modelnumber: 'LSXS 26366' }
const full: HitFields = {
  ...plain,
  normalized_brand: 'lg',
  normalized_series: 'sidebyside',
  normalized_model: 'lsxs26366',
  display_brand: 'LG Electronics',
  display_series: 'Side-by-Side',
  display_model: 'LSXS26366S',
}
const one = [{ fields: plain }]

type Machine = ReturnType<typeof machineOf>
const shown = (machine: Machine) => [
  machine.displayBrand,
  machine.displaySeries,
  machine.displayModel,
]
const sent = ({ brand, series, model }: Machine) => [brand, series, model]

describe('hits of the fitment finders', () => {
  for (const [shape, hits] of [
    ['hits.hit', { hit: one, found: 1 }],
    ['hits.hits', { hits: one, total: 1 }],
    ['a list', one],
  ] as const) {
    it(`FIT-029 reads ${shape}`, () => {
      const { machines, total } = readHits(hits as Parameters<typeof readHits>[0])
      assert.deepEqual([machines.map(({ model }) => model), total], [['LSXS 26366'], 1])
    })
  }

  it('FIT-029 takes the number from found or total, where it is no less than the hits', () => {
    assert.equal(readHits({ hit: one, found: 40 }).total, 40)
    assert.equal(readHits({ hits: one, total: 41 }).total, 41)
    assert.equal(readHits({ hit: one, found: 0 }).total, 1)
    assert.deepEqual(readHits({}), { machines: [], total: 0 })
  })

  it('FIT-030 shows the display forms, and the plain ones without them', () => {
    assert.deepEqual(shown(machineOf(full)), ['LG Electronics', 'Side-by-Side', 'LSXS26366S'])
    assert.deepEqual(shown(machineOf(plain)), ['LG', 'Side by Side', 'LSXS 26366'])
    assert.deepEqual(shown(machineOf({ ...plain, display_brand: '' })).at(0), 'LG')
  })

  it('FIT-031 sends the normalized forms on, and the plain ones without them', () => {
    assert.deepEqual(sent(machineOf(full)), ['lg', 'sidebyside', 'lsxs26366'])
    assert.deepEqual(sent(machineOf(plain)), ['LG', 'Side by Side', 'LSXS 26366'])
    assert.deepEqual(sent(machineOf({ brand: 'LG', modelnumber: '1' })), ['LG', '', '1'])
  })

  it('FIT-090 shows as many listed models as the shorter of count and list', () => {
    const data = [plain, { ...full, isSavedModel: true }]
    const { saved, popular } = readListed({
      myModels: { 'meta-data': { count: 5 }, data },
      popularModels: { 'meta-data': { count: 1 }, data },
    })
    assert.deepEqual([saved.length, popular.length], [2, 1])
    assert.deepEqual(
      saved.map(model => model.isSavedModel),
      [false, true],
    )
  })

  it('FIT-110 takes a list that is missing for an empty one', () => {
    assert.deepEqual(readListed({}), { saved: [], popular: [] })
  })

  it('FIT-152 names a model by brand, series and model, without what is empty', () => {
    assert.equal(nameOf(machineOf(full)), 'LG Electronics Side-by-Side LSXS26366S')
    assert.equal(nameOf(machineOf({ brand: 'LG', modelnumber: '1' })), 'LG 1')
  })
})
