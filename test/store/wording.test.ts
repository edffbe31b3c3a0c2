import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { languages } from '../../demo/pages/render/preferences.ts'
import { families } from '../../demo/store/families.ts'
import { shelves } from '../../demo/store/seed.ts'
import type { FamilyOutline } from '../../demo/store/server/family.ts'

const outlines: readonly FamilyOutline[] = families
const catalog = shelves.flatMap(({ products }) => products)
const offers = catalog.flatMap(product => product.offers ?? [])

/** What pages show of the data by name. */
const named = new Set(
  [
    'Lightning deal',
    ...catalog.flatMap(({ department, badge }) => [department, badge]),
    ...offers.flatMap(({ conditionLabel, conditionNote }) => [conditionLabel, conditionNote]),
  ].filter(text => text !== undefined),
)

/** Numbers and codes are the same in every language: E27, 16 GB. A part number may hold a point. */
const isCode = (text: string, fact: string) => /^[A-Z\d -]+$/.test(text) || fact === 'Part number'
/** Units are the same in German. */
const isWholeMeasure = (text: string) => /^[\d ×]+ (kg|g|m|cm|mm|l|ml|dB|lm|V|W|Ah)$/.test(text)

const facts = catalog.flatMap(({ specs, variation = {} }) =>
  Object.entries({ ...specs, ...variation }),
)

for (const language of languages.filter(code => code !== 'en')) {
  const wordings = outlines.flatMap(({ wording }) => wording?.[language] ?? [])
  const names: Record<string, string> = Object.assign({}, ...wordings.map(one => one.names))
  const asins = wordings.flatMap(({ products = {} }) => Object.keys(products))

  describe(`the store's words in ${language}`, () => {
    it('COR-020 name every department, badge and condition', () => {
      assert.deepEqual(
        [...named].filter(name => !names[name]?.trim()),
        [],
      )
    })

    it('COR-020 name every fact of a product, and what it says', () => {
      const said = facts.flatMap(([fact, text]) =>
        isCode(text, fact) || (language === 'de' && isWholeMeasure(text)) ? [fact] : [fact, text],
      )
      assert.deepEqual(
        [...new Set(said)].filter(name => !names[name]?.trim()),
        [],
      )
    })

    it('COR-020 describe every product by as many bullets as the data, and in a text', () => {
      const words = Object.assign({}, ...wordings.map(one => one.products))
      const lacking = catalog
        .filter(({ asin, bullets, description, title }) => {
          const { [asin]: own = { title: '', bullets: [], description: '' } } = words
          const pairs = [
            [title, own.title],
            [description, own.description],
            ...bullets.map((bullet, n) => [bullet, own.bullets[n]]),
          ]
          const isWhole = own.bullets.length === bullets.length
          return !isWhole || pairs.some(([english, text]) => !text?.trim() || text === english)
        })
        .map(({ asin }) => asin)
      assert.deepEqual(lacking, [])
    })

    it('COR-020 give every name once', () => {
      const given = wordings.flatMap(one => Object.keys(one.names ?? {}))
      assert.deepEqual(
        given.filter((name, n) => given.indexOf(name) !== n),
        [],
      )
    })

    it('COR-020 name every product, and nothing that the data do not have', () => {
      assert.deepEqual(asins.toSorted(), catalog.map(({ asin }) => asin).toSorted())
      for (const { products = {} } of wordings)
        for (const [asin, { title }] of Object.entries(products)) assert.ok(title, asin)
    })
  })
}
