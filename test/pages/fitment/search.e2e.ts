import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears } from '../../support/appears.ts'
import { known } from '../../../demo/store/fitment/seed/known-models.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const model = 'Bergstrom GS 60 GS60-4210W'
const queryOf = (address: string) => new URLSearchParams(address.split('?')[1])

async function look({ write, press }: Visitor, text: string) {
  await write('combobox', 'Model number', text)
  await press('button', 'Check fit')
}

/** Number of results that the page says and that it links to, of all its pages. */
async function resultsOf({ page }: Visitor) {
  const said = await appears(page, 'dp-fitment-stripe >>> ::-p-text(parts fit your)')
  const text = await said?.evaluate(node => node.textContent)
  return { said: Number.parseInt(text ?? '', 10), shown: (await page.$$('.result')).length }
}

describe('the search for spare parts', () => {
  it(
    'FIT-067 FIT-079 keeps to the parts of the machine that was named',
    withVisitor({}, async visitor => {
      await visitor.go('/s/?kind=part')
      const address = await visitor.arrive(() => look(visitor, known.fits.displayModel))
      assert.match(address, /^\/s\/ref=sx_rpp_stripe_showallparts\?/)
      assert.equal(queryOf(address).get('rpp'), '{address}BERGSTROM|GS 60|GS60-4210W')
      const { said, shown } = await resultsOf(visitor)
      assert.ok(said > 0 && shown > 0 && shown <= said, `${shown} of ${said}`)
      await appears(visitor.page, '.result a[href="/dp/B0PUMP0001"]')
      assert.equal(await visitor.page.$('.result a[href="/dp/B0FILTER01"]'), null)
    }),
  )

  it(
    'FIT-078 shows all parts again once the machine is given up',
    withVisitor({}, async visitor => {
      await visitor.go('/s/?kind=part')
      await visitor.arrive(() => look(visitor, known.fitsNot.displayModel))
      await resultsOf(visitor)
      const clear = () => visitor.press('button', 'Check another model')
      assert.equal(queryOf(await visitor.arrive(clear)).get('rd'), '1')
      await visitor.see('combobox', 'Model number')
      await appears(visitor.page, '.result')
    }),
  )

  it(
    'FIT-080 searches one part among those of the machine',
    withVisitor({}, async visitor => {
      await visitor.go('/s/?kind=part')
      await visitor.arrive(() => look(visitor, known.fits.displayModel))
      await visitor.write('textbox', 'Search parts', 'pump')
      const address = await visitor.arrive(() => visitor.page.keyboard.press('Enter'))
      assert.equal(queryOf(address).get('keywords'), 'pump')
      assert.equal(queryOf(address).get('rppModelNumber'), 'GS60-4210W')
      await appears(visitor.page, '.result a[href="/dp/B0PUMP0001"]')
      assert.equal(await visitor.page.$('.result a[href="/dp/B0DOORSEAL"]'), null)
    }),
  )

  it(
    'FIT-042 FIT-043 takes a part number for what it is',
    withVisitor({}, async visitor => {
      await visitor.go('/s/?kind=part')
      await look(visitor, known.part.number)
      await visitor.read(`"${known.part.number}" looks like a part number.`)
      const search = () => visitor.press('button', `Search for part ${known.part.number}`)
      assert.equal(queryOf(await visitor.arrive(search)).get('keywords'), known.part.number)
      await appears(visitor.page, '.result a[href="/dp/B0PUMP0001"]')
    }),
  )
})

describe('the department of spare parts', () => {
  it(
    'FIT-068 FIT-072 leads from a machine to its parts',
    withVisitor({}, async visitor => {
      await visitor.go('/b/')
      const address = await visitor.arrive(() => look(visitor, known.fits.displayModel))
      assert.match(address, /^\/s\/ref=dp_rpp_stripe_showallparts\?/)
      await visitor.read(`parts fit your ${model}`)
    }),
  )

  it(
    'leads from a popular machine to its parts, page by page and kind by kind',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go('/b/')
      await visitor.arrive(() => page.click('.machine-card'))
      const first = await page.$$eval('.part-grid a', links => links.map(({ href }) => href))
      await visitor.arrive(() => page.click('a[rel=next]'))
      const second = await page.$$eval('.part-grid a', links => links.map(({ href }) => href))
      assert.ok(second.length > 0)
      assert.deepEqual(
        first.filter(href => second.includes(href)),
        [],
      )

      const kind = await appears(page, '.part-types li:nth-child(2) a')
      const count = Number(await kind?.$eval('.part-type-count', node => node.textContent))
      await visitor.arrive(async () => kind?.click())
      assert.equal((await page.$$('.part-grid a')).length, count)
    }),
  )
})
