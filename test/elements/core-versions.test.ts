import { expect } from '@open-wc/testing'
import { waitUntil } from '../support/wait.ts'
import { quantityPicker } from '../support/quantity-picker.ts'
import { pageState, press, session } from '../support/browser.ts'
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

/** A page without any version of the library. */
async function bare(body: string) {
  const page = await shopPage(
    `<head>${noting}<link rel="stylesheet" href="/dist/dp.css"></head><body>${body}`,
  )
  const load = (folder: string, tag: string) =>
    page.document.head.append(
      Object.assign(page.document.createElement('script'), {
        type: 'module',
        src: `${folder}elements/${tag}.js`,
      }),
    )
  return { page, load }
}

/** A page with the buy box of one copy first, then both elements of the other copy. */
async function withBoth(first: string, second: string) {
  const { page, load } = await bare(markup)
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

const qsItems = [1, 2, 3].map(quantity => ({ id: `q${quantity}`, data: { quantity } }))
const layered = {
  'dp-location-popover':
    '<dp-location-popover data-csrf-token="token" data-global-modal-eligible></dp-location-popover>',
  'dp-quantity-selector': `<dp-quantity-selector data-asin="${asin}" data-widget-id="q" data-view-type="mobile">
    ${pageState('quantity-selector', { qsItems, selectedId: 'q1' })}</dp-quantity-selector>`,
}
type Layered = keyof typeof layered

/** Modal layers of two copies, one on top of the other. `outer`: first copy. `inner`: second copy. */
async function withLayers(outer: Layered, inner: Layered) {
  const { page, load } = await bare(layered[outer] + layered[inner])
  const shown = (tag: Layered, selector: string) =>
    page.find(tag).shadowRoot?.querySelector<HTMLElement>(selector)
  const dialog = (tag: Layered) => shown(tag, 'dialog:not([data-closing])')
  const open = async (tag: Layered, folder: string) => {
    load(folder, tag)
    await page.shows(tag)
    shown(tag, 'button')?.click()
    await waitUntil(() => dialog(tag)?.matches(':modal'), `the layer of ${tag} opens`)
  }
  await open(outer, '/dist/')
  await open(inner, '/dist-next/')
  const { documentElement } = page.document
  return {
    isOpen: () => [outer, inner].map(tag => !!dialog(tag)),
    close: (tag: Layered) => dialog(tag)?.querySelector<HTMLElement>('.close')?.click(),
    /** Waits until the layer has also finished sliding out. */
    gone: (tag: Layered) => waitUntil(() => !shown(tag, 'dialog'), `the layer of ${tag} goes`),
    overflow: () => page.window.getComputedStyle(documentElement).overflowY,
  }
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
      const { shadowRoot } = page.find('dp-buy-box')
      if (!shadowRoot) throw new Error('The buy box shows nothing')
      await quantityPicker(shadowRoot).choose(2)
      await waitUntil(() => `${chosen()}` === '2,2', 'the other copy follows the shopper')
      expect(library?.stores.quantity(asin).get()).to.equal(2)
    })
  }

  for (const [outer, inner] of [
    ['dp-location-popover', 'dp-quantity-selector'],
    ['dp-quantity-selector', 'dp-location-popover'],
  ] as const) {
    it(`COR-034 COR-102 closes by Escape the innermost layer alone, ${inner} over ${outer} of another copy`, async () => {
      const { gone, isOpen } = await withLayers(outer, inner)
      await press('Escape')
      await gone(inner)
      expect(isOpen()).to.deep.equal([true, false])
      await press('Escape')
      await gone(outer)
    })

    it(`COR-034 COR-098 lets the page scroll again once both have closed, ${outer} of another copy first`, async () => {
      const { close, gone, overflow } = await withLayers(outer, inner)
      close(outer)
      await gone(outer)
      expect(overflow()).to.equal('hidden')
      close(inner)
      await gone(inner)
      expect(overflow()).to.equal('visible')
    })
  }
})
