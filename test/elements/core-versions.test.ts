import { expect } from '@open-wc/testing'
import { waitUntil } from '../support/wait.ts'
import { session } from '../support/browser.ts'
import { shopPage } from '../support/shop-page.ts'

const asin = 'B0VERSION1'
const markup = `<form>
  <dp-buy-box data-asin="${asin}" data-csrf-token="token"><button>Add to cart</button></dp-buy-box>
</form><form>
  <dp-quantity-selector data-asin="${asin}" data-widget-id="q">
    <select name="quantity"><option>1<option>2<option>3<option>4</select>
  </dp-quantity-selector>
</form>`

const noting = `<script>
  window.told = []
  console.warn = console.error = message => told.push(message)
  addEventListener('error', event => told.push(event.message))
  addEventListener('unhandledrejection', event => told.push(event.reason.message))
</script>`

interface Library {
  stores: { quantity(asin: string): { get(): unknown; set(value: number): void } }
  elements: ReadonlyMap<string, string>
  version: string
}
interface View {
  told: string[]
  dp: { push(task: (library: Library) => void): void }
}

/** A page that first has the buy box of one copy, then both elements of the other. */
async function withBoth(first: string, second: string) {
  const page = await shopPage(
    `<head>${noting}<link rel="stylesheet" href="/dist/dp.css"></head><body>${markup}`,
  )
  const load = (folder: string, tag: string) =>
    page.document.head.append(
      Object.assign(page.document.createElement('script'), {
        type: 'module',
        src: `${folder}elements/${tag}.js`,
      }),
    )
  load(first, 'dp-buy-box')
  await page.shows('dp-buy-box')
  const definition = page.window.customElements.get('dp-buy-box')
  load(second, 'dp-buy-box')
  load(second, 'dp-quantity-selector')
  await page.shows('dp-quantity-selector')
  const view = page.window as unknown as View
  await waitUntil(() => view.told.length > 0, 'a copy is left out')
  const chosen = () =>
    [...page.document.forms].map(form => new page.window.FormData(form).get('quantity'))
  return { page, view, definition, chosen }
}

describe('Two versions of the library in one page', () => {
  before(() => session())

  for (const [first, second, names] of [
    ['/dist/', '/dist-next/', /^dp-elements: <dp-buy-box> of version 99\.0\.0 is .*: version 0\./],
    [
      '/dist-next/',
      '/dist/',
      /^dp-elements: <dp-buy-box> of version 0\..* is .*: version 99\.0\.0 /,
    ],
  ] as const) {
    it(`COR-034 keeps the first definition and names both versions in one line, ${first} first`, async () => {
      const { page, view, definition } = await withBoth(first, second)
      expect(page.window.customElements.get('dp-buy-box')).to.equal(definition)
      expect(view.told.length).to.equal(1)
      expect(view.told[0]).to.match(names)
    })

    it(`COR-034 shares the page stores between both, ${first} first`, async () => {
      const { page, view, chosen } = await withBoth(first, second)
      let library: Library | undefined
      view.dp.push(given => (library = given))
      const versions = ['dp-buy-box', 'dp-quantity-selector'].map(tag => library?.elements.get(tag))
      expect(new Set(versions).size).to.equal(2)
      library?.stores.quantity(asin).set(3)
      await waitUntil(() => `${chosen()}` === '3,3', 'both copies take the quantity of the store')
      const select = page.find('dp-buy-box').shadowRoot?.querySelector('select')
      if (!select) throw new Error('The buy box has no drop-down')
      select.value = '2'
      select.dispatchEvent(new page.window.Event('change', { bubbles: true }))
      await waitUntil(() => `${chosen()}` === '2,2', 'the other copy follows the shopper')
      expect(library?.stores.quantity(asin).get()).to.equal(2)
    })
  }
})
