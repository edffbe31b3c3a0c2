import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { pageState, session } from '../support/browser.ts'
import type { ShopPage } from '../support/shop-page.ts'
import { bring, shownPage } from '../support/shown-page.ts'
import { waitUntil } from '../support/wait.ts'

const tag = 'dp-fitment-stripe'
const stripe = (finder: string) =>
  `<${tag} data-page-type="detail" data-asin="B0PUMP0001" data-category="major_appliance"
    data-ptd="dishwasher" data-finder="${finder}"></${tag}>`

/** Texts of a shop that are longer than ours. */
const texts = pageState('messages', {
  [tag]: {
    'fitment.question': 'Before you order: does this part fit the machine that you have at home?',
    'fitment.enterModelPopover': 'Please type in your model number. '.repeat(4),
    'fitment.checkButton': 'Check whether this part fits your machine',
  },
})

/** Width of the page while nothing is measured. */
const shown = 400
const widths = Array.from({ length: 20 }, (_, at) => 300 + 37 * at)

/** Opens a page of a shop with this CSS. Resolves with the page, and with what its elements move. */
async function shopWith(css: string, html: string, at = widths) {
  const page = await shownPage(`<style>${css}</style>${texts}${html}`, shown, await token())
  return { page, moved: await bring(page, tag, at) }
}

/** Widths of the page at which a height in the sheet begins and ends. */
function edgesIn(sheet: string, page: ShopPage): number[] {
  const around = shown - page.find(tag).getBoundingClientRect().width
  const edges = [...sheet.matchAll(/\((\d+)px - 100%/g)].map(([, edge]) => Number(edge) + around)
  return edges.flatMap(edge => (edge > widths[0]! ? [edge - 1, edge] : []))
}

const token = async () => (await session()).csrfToken

interface Queue {
  push(task: (library: { inspect(): void }) => void): void
}

/** What the inspector of a page prints as its rooms. */
async function roomsIn({ document: owner, window: view }: ShopPage): Promise<string> {
  ;(view as unknown as { dp: Queue }).dp.push(({ inspect }) => inspect())
  const find = (selector: string) =>
    owner.querySelector('dp-inspector')?.shadowRoot?.querySelector<HTMLElement>(selector)
  await waitUntil(() => find('.measure'), 'no inspector')
  find('[role=tab]:last-child')?.click()
  find('.measure')?.click()
  return find('.rooms > pre')?.textContent ?? ''
}

describe('The rooms of dp-inspector', () => {
  before(() => setViewport({ width: 1000, height: 700 }))

  for (const finder of ['text', 'dropdown']) {
    it(`COR-152 keep a page with long texts in its place: ${finder} finder`, async () => {
      const { moved, page } = await shopWith('', stripe(finder))
      expect(moved.join('\n')).to.match(/what follows goes/)
      const sheet = await roomsIn(page)
      expect(sheet).to.contain(`[data-finder="${finder}"]`)
      const edges = edgesIn(sheet, page)
      expect(edges.length).to.be.greaterThan(1)
      const after = await shopWith(sheet, stripe(finder), [...widths, ...edges])
      const inShop = after.moved.filter(one => !/in a font (?!of the shop)/.test(one))
      expect(inShop).to.deep.equal([])
    })
  }

  it('COR-152 are those of elements whose height follows the font, and leave the elements as they were', async () => {
    const control =
      '<dp-quantity-selector data-widget-id="w"><select><option>1</select></dp-quantity-selector>'
    const { page } = await shopWith('', `${control}${stripe('text')}`)
    const before = page.find(tag).outerHTML
    const { height } = page.find(tag).getBoundingClientRect()
    const sheet = await roomsIn(page)
    expect(sheet.match(/dp-[\w-]+(?=[[ ].*\{)/g)).to.deep.equal([tag])
    expect(page.find(tag).outerHTML).to.equal(before)
    expect(page.find(tag).getBoundingClientRect().height).to.equal(height)
  })

  it('COR-152 tell that a page has none', async () => {
    const control =
      '<dp-quantity-selector data-widget-id="w"><select><option>1</select></dp-quantity-selector>'
    const page = await shownPage(control, 400, await token())
    await bring(page, 'dp-quantity-selector', [])
    expect(await roomsIn(page)).to.match(/^No element here/)
  })
})
