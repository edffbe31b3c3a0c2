import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { languages } from '../../demo/pages/preferences.ts'
import { catalog } from '../../demo/store/products/seed/catalog.ts'
import { categories, machineTypes } from '../../demo/store/fitment/seed/machine-types.ts'
import { seedModels } from '../../demo/store/fitment/seed/machines.ts'
import { seedParts } from '../../demo/store/fitment/seed/part-lines.ts'
import { wordings } from '../../demo/store/server/words.ts'
import { startStore, visit, type TestStore } from '../support/store.ts'

const defined = (texts: readonly (string | undefined)[]) => texts.filter(text => text !== undefined)
const offers = catalog.flatMap(product => product.offers ?? [])
const spareParts = catalog.filter(({ kind }) => kind === 'part')

/** What pages show of the data by name. */
const named = new Set(
  defined([
    'Lightning deal',
    ...catalog.flatMap(({ department, badge }) => [department, badge]),
    ...offers.flatMap(({ conditionLabel, conditionNote }) => [conditionLabel, conditionNote]),
    ...categories.map(({ label }) => label),
    ...machineTypes.flatMap(({ parts }) => parts.map(([, label]) => label)),
    ...spareParts.flatMap(({ specs }) => Object.keys(specs)),
  ]),
)
const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
const isLatin = (text: string) => /^[^\u0600-\u06FF]*[a-z]{3}[^\u0600-\u06FF]*$/i.test(text)

for (const [language, wording] of Object.entries(wordings)) {
  const { names, ownParts, parts, titles } = wording
  describe(`the store's words in ${language}`, () => {
    it('COR-020 name every department, kind of part, badge, condition and fact of a part', () => {
      assert.deepEqual(
        [...named].filter(name => !names[name]?.trim()),
        [],
      )
    })

    it('COR-020 name every type of machine, one and several', () => {
      const missing = machineTypes.filter(({ name }) => {
        const words = parts.machines[name]
        return !words?.one || !words.many
      })
      assert.deepEqual(missing, [])
    })

    it('COR-020 name every product, and say of a part as much as the data do', () => {
      for (const { asin, kind, bullets } of catalog) {
        const words = kind === 'part' ? ownParts[asin] : { title: titles[asin] }
        assert.ok(words?.title, asin)
        if (kind !== 'part') continue
        assert.equal(ownParts[asin]?.bullets?.length, bullets.length, asin)
        assert.ok(ownParts[asin].description, asin)
      }
    })

    it('COR-020 name nothing that the data do not have', () => {
      const asins = new Set(catalog.map(({ asin }) => asin))
      const unknown = [...Object.keys(ownParts), ...Object.keys(titles)]
      assert.deepEqual(
        unknown.filter(asin => !asins.has(asin)),
        [],
      )
    })
  })
}

describe('pages in the languages of the store', () => {
  let store: TestStore
  before(async () => {
    store = await startStore({ database: 'memory' })
  })
  after(() => store.close())

  const drawn = seedParts(seedModels()).find(({ product }) => product?.asin.startsWith('B0PRT'))
  const part = drawn?.product
  const pageIn = async (path: string, language: string) => {
    const shopper = await visit(store)
    return (await shopper.get(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)).text()
  }

  it('COR-020 call a part that was drawn by lot what it is, for which machines', async () => {
    assert.ok(part)
    const [number] = drawn.numbers
    const titles = await Promise.all(
      languages.map(async language => titleOf(await pageIn(`/dp/${part.asin}`, language))),
    )
    const [en = '', de = '', ar = ''] = titles
    assert.equal(en.replaceAll('&amp;', '&'), part.title)
    assert.ok(de.includes(' für ') && de.endsWith(`, ${number}`), de)
    assert.ok(!isLatin(ar) && ar.endsWith(`${number}`), ar)
  })

  for (const [language, department, kind, title] of [
    ['de', 'Haushaltsgroßgeräte', 'Umwälzpumpe', 'Bergstrom Türdichtung'],
    ['ar', 'الأجهزة المنزلية الكبيرة', 'مضخة تدوير', 'حشوة باب Bergstrom'],
  ] as const) {
    it(`COR-020 name departments, kinds of parts and parts in ${language}`, async () => {
      const browse = await pageIn('/b/?node=major-appliances', language)
      for (const text of [department, title]) assert.ok(browse.includes(text), text)
      assert.ok(!browse.includes('Major appliances') && !browse.includes('door seal'))
      const parts = await pageIn(
        '/pcp/partfinder/seeAllParts?wholeGoodModelBrand=BERGSTROM&wholeGoodModelNumber=GS60-4210W',
        language,
      )
      assert.ok(parts.includes(kind) && !/circulation pump/i.test(parts))
    })
  }
})
