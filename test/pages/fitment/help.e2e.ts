import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears } from '../../support/appears.ts'
import { known } from '../../../demo/store/fitment/seed/known-models.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const pump = '/dp/B0PUMP0001'
const washer = '/dp/B0WASHER01'

async function checkPump({ go, write, press, read }: Visitor) {
  await go(pump)
  await write('combobox', 'Model number', known.fits.displayModel)
  await press('button', 'Check fit')
  await read('This fits your Bergstrom GS 60 GS60-4210W.')
}

describe('help with the model number', () => {
  it(
    'MDL-001 FIT-021 opens from the stripe with the department of the part, and gives focus back',
    withVisitor({}, async visitor => {
      await visitor.go(pump)
      await visitor.tabTo('button', 'Where do I find my model number?')
      await visitor.page.keyboard.press('Enter')
      await visitor.see('dialog', 'Find your model number')
      const chosen = await appears(visitor.page, 'dp-model-help >>> select')
      assert.equal(
        await chosen?.evaluate(node => node.selectedOptions[0]?.text),
        'Major appliances',
      )
      await visitor.page.keyboard.press('Escape')
      await visitor.focused('button.help')
    }),
  )

  it(
    'MDL-010 shows the panels that the server writes',
    withVisitor({}, async visitor => {
      await visitor.go('/dp/B0FILTER01')
      await visitor.press('button', 'Where do I find my model number?')
      await visitor.see('dialog', 'Find your model number')
      await appears(visitor.page, 'dp-model-help >>> [part=right]')
    }),
  )
})

describe('a word on the answer', () => {
  it(
    'FBK-001 is asked for once there is an answer, and no longer than there is',
    withVisitor({}, async visitor => {
      const shows = () =>
        visitor.page.$eval('dp-fitment-feedback', element => element.checkVisibility())
      await visitor.go(pump)
      await visitor.see('button', 'Check fit')
      assert.equal(await shows(), false)
      await checkPump(visitor)
      await visitor.read('Was this helpful?')
      await visitor.press('button', 'Check another model')
      await visitor.see('button', 'Check fit')
      assert.equal(await shows(), false)
    }),
  )

  it(
    'FBK-002 FBK-008 arrives in the store when it was a good one',
    withVisitor({}, async visitor => {
      await checkPump(visitor)
      await visitor.press('button', 'Yes')
      await visitor.read('Thank you for your feedback.')
      const [{ data: feedback } = { data: {} }, ...more] = (await visitor.fitment()).feedback
      assert.deepEqual(more, [])
      const { rating, asin, model } = feedback
      assert.deepEqual([rating, asin, model], ['positive', 'B0PUMP0001', known.fits.model])
    }),
  )

  it(
    'FBK-003 FBK-007 arrives with its reasons when it was a bad one',
    withVisitor({}, async visitor => {
      await checkPump(visitor)
      await visitor.press('button', 'No')
      await visitor.see('dialog', 'Tell us what went wrong')
      await visitor.press('checkbox', 'The fit information is wrong')
      await visitor.press('button', 'Submit')
      await visitor.read('Thank you for your feedback.')
      const [{ data: feedback } = { data: {} }] = (await visitor.fitment()).feedback
      assert.equal(feedback['rating'], 'negative')
      assert.equal(feedback['feedbackReason_fitInformationIncorrect'], 1)
      assert.equal(feedback['feedbackReason_modelNotFound'], undefined)
    }),
  )
})

describe('a machine that the shop sells', () => {
  it(
    'OWN-010 OWN-011 shows the parts that match it, and leads to all of them',
    withVisitor({}, async visitor => {
      await visitor.go(washer)
      await visitor.press('button', 'See compatible parts')
      await appears(visitor.page, 'dp-ownership-stripe >>> [data-asin]')
      const all = () => visitor.press('link', 'See all parts')
      assert.match(await visitor.arrive(all), /^\/pcp\/partfinder\/seeAllParts\?/)
      await visitor.see('heading', 'All parts for Bergstrom QuietWash 8 WM8-1400A')
    }),
  )

  it(
    'OWN-002 OWN-004 OWN-006 is not theirs from then on, once the shopper says so',
    withVisitor({}, async visitor => {
      await visitor.go(washer)
      await visitor.press('button', "I don't own this")
      await appears(visitor.page, 'dp-ownership-stripe:state(removed)')
      const [said] = (await visitor.fitment()).ownership
      assert.deepEqual([said?.number, said?.doesOwn], ['WM8-1400A', false])
      await visitor.go(washer)
      await appears(visitor.page, 'dp-ownership-stripe:state(removed)')
      await visitor.read('Not your machine')
    }),
  )

  it(
    'OWN-018 OWN-019 is theirs to say again after Undo, also at the next visit',
    withVisitor({}, async visitor => {
      await visitor.go(washer)
      await visitor.press('button', "I don't own this")
      await appears(visitor.page, 'dp-ownership-stripe:state(removed)')
      await visitor.go(washer)
      await visitor.press('button', 'Undo')
      await visitor.see('button', 'I own this')
      assert.deepEqual((await visitor.fitment()).ownership, [])
      await visitor.go(washer)
      await visitor.press('button', 'I own this')
      await visitor.see('button', 'Undo')
      await visitor.go(washer)
      await visitor.read('Your machine')
      const [said] = (await visitor.fitment()).ownership
      assert.deepEqual([said?.number, said?.doesOwn], ['WM8-1400A', true])
    }),
  )

  it(
    'OWN-017 has its parts in the full width of the stripe',
    withVisitor({}, async visitor => {
      await visitor.go(washer)
      await visitor.press('button', 'See compatible parts')
      await appears(visitor.page, 'dp-ownership-stripe >>> [data-asin]')
      const widths = await visitor.page.$eval(
        'dp-ownership-stripe',
        ({ parentElement, shadowRoot }) => {
          const { paddingLeft, paddingRight } = getComputedStyle(parentElement!)
          const around =
            parentElement!.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
          return [around, shadowRoot!.querySelector<HTMLElement>('.preview')!.offsetWidth]
        },
      )
      assert.equal(widths[0], widths[1])
    }),
  )
})
