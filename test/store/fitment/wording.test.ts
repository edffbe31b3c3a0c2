import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { languages } from '../../../demo/pages/render/preferences.ts'
import { categories, machineTypes } from '../../../demo/store/fitment/seed/machine-types.ts'
import { seedModels } from '../../../demo/store/fitment/seed/machines.ts'
import { seedParts } from '../../../demo/store/fitment/seed/part-lines.ts'
import { partProducts } from '../../../demo/store/fitment/seed/parts.ts'
import { partWordings } from '../../../demo/store/fitment/wording/wording.ts'
import { products } from '../../../demo/store/products/index.ts'
import { startStore, visit, type TestStore } from '../../support/store.ts'

/** What pages show of the data about spare parts by name. */
const named = new Set([
  ...categories.map(({ label }) => label),
  ...machineTypes.flatMap(({ parts }) => parts.map(([, label]) => label)),
  ...partProducts.flatMap(({ specs }) => Object.keys(specs)),
])
const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
const isLatin = (text: string) => /^[^\u0600-\u06FF]*[a-z]{3}[^\u0600-\u06FF]*$/i.test(text)

for (const language of languages.filter(code => code !== 'en')) {
  const { parts, products: ownParts } = partWordings[language]
  const names = { ...products.wording?.[language].names, ...partWordings[language].names }
  describe(`the store's words for spare parts in ${language}`, () => {
    it('COR-020 name every department, kind of part and fact of a part', () => {
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

    it('COR-020 say of a part as much as the data do', () => {
      for (const { asin, bullets } of partProducts) {
        assert.equal(ownParts[asin]?.bullets?.length, bullets.length, asin)
        assert.ok(ownParts[asin].description, asin)
      }
    })
  })
}

describe('pages about spare parts in the languages of the store', () => {
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
