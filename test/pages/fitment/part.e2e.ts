import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears } from '../../support/appears.ts'
import { known, misspelt } from '../../../demo/store/fitment/seed/known-models.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const pump = '/dp/B0PUMP0001'
const calls = '/gp/replacement-parts/ajax'
const fits = 'This fits your Bergstrom GS 60 GS60-4210W.'
const fitsNot = 'This does not fit your Bergstrom Cool 180 KG180-31B.'

/** What the page sends without waiting for it. */
async function arrived(count: () => Promise<number>): Promise<void> {
  while ((await count()) === 0) await new Promise(resolve => setImmediate(resolve))
}

/** Names a model in the text finder and has it looked up. */
async function look({ write, press }: Visitor, model: string) {
  await write('combobox', 'Model number', model)
  await press('button', 'Check fit')
}

describe('the page of a part', () => {
  it(
    'FIT-060 FIT-073 says that it fits, and leads to all parts for the machine',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await look(visitor, known.fits.displayModel)
      await visitor.read(fits)
      const all = () => visitor.press('link', 'See all parts for Bergstrom GS 60 GS60-4210W')
      assert.match(await visitor.arrive(all), /^\/pcp\/partfinder\/seeAllParts\?/)
      await visitor.see('heading', 'All parts for Bergstrom GS 60 GS60-4210W')
      await appears(visitor.page, '.part-grid a[href="/dp/B0PUMP0001"]')
    }),
  )

  it(
    'FIT-061 FIT-077 says that it does not fit, and starts over with another machine',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await look(visitor, known.fitsNot.displayModel)
      await visitor.read(fitsNot)
      await visitor.press('button', 'Check another model')
      await visitor.focused('#model')
      await look(visitor, known.fits.displayModel)
      await visitor.read(fits)
    }),
  )

  it(
    'FIT-034 FIT-035 asks for the brand of a number that several have',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await look(visitor, 'WD-4810')
      await visitor.see('group', 'Choose your brand')
      await visitor.press('button', 'Électro Rivage')
      await visitor.read('This does not fit your Électro Rivage Marée WD4810.')
    }),
  )

  it(
    'FIT-033 FIT-035 asks for the series of a number that one brand uses twice',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await look(visitor, 'GS4000')
      await visitor.see('group', 'Choose your series')
      await visitor.press('button', 'GS 45 GS4000')
      await visitor.read('This fits your Bergstrom GS 45 GS4000.')
    }),
  )

  it(
    'FIT-037 FIT-038 offers what a misspelt number may have been',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await look(visitor, misspelt)
      await visitor.read(`'${misspelt}' not found. Did you mean:`)
      await visitor.press('button', known.fits.displayModel)
      await visitor.read(fits)
    }),
  )

  it(
    'FIT-045 says which number it does not know',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await look(visitor, 'QXQXQXQXQX')
      await visitor.read('We could not find the model "QXQXQXQXQX".')
    }),
  )

  it(
    'FIT-062 FIT-147 FIT-168 takes a check that failed up again',
    withVisitor({ expects: /503/ }, async visitor => {
      const match = { path: `${calls}/hsx-rpp-dp-ajax-handler.html` }
      await visitor.fault({ match, fault: 'status:503', times: 1 })
      await visitor.go(pump)
      await look(visitor, known.fits.displayModel)
      await visitor.read('We could not check whether this fits your')
      await visitor.press('button', 'Try again')
      await visitor.read(fits)
    }),
  )

  it(
    'FIT-011 FIT-012 leads from the bullet to the input',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await visitor.press('button', 'Enter your model to check that this part fits.')
      await visitor.focused('#model')
    }),
  )
})

describe('a machine that was named before', () => {
  it(
    'FIT-081 FIT-087 FIT-088 is offered at the next visit, to this visitor alone',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await look(visitor, known.fits.displayModel)
      await visitor.read(fits)
      await arrived(async () => (await visitor.fitment()).saved.length)
      await visitor.go('/dp/B0DOORSEAL')
      await visitor.press('combobox', 'Model number')
      await visitor.read('Recently Searched Models')
      await visitor.press('option', 'Bergstrom GS 60 GS60-4210W Saved')
      await visitor.read(fits)
    }),
  )
})
