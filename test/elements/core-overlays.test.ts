import { expect } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import 'virtual:dp-quantity-selector'
import { emulateReducedMotion } from '../support/engine.ts'
import { inShadow, mount, pageState, press, session } from '../support/browser.ts'
import { waitUntil } from '../support/wait.ts'

const qsItems = [1, 2, 3].map(quantity => ({ id: `q${quantity}`, data: { quantity } }))
const kinds = [
  ['desktop', '.popover'],
  ['mobile', 'dialog'],
] as const

/** A quantity selector in a part of the page that clips and transforms, below a high header. */
async function closed(viewType: string, layer: string) {
  const state = pageState('quantity-selector', { qsItems, selectedId: 'q1' })
  const host = await mount(
    'dp-quantity-selector',
    `<div><header style="position:fixed;inset:0;z-index:2147483647;pointer-events:none"></header>
      <main style="height:60px;margin-inline:200px;overflow:hidden;transform:translateX(1px)">
        <dp-quantity-selector data-widget-id="q" data-asin="B0OVERLAY1" data-view-type="${viewType}">${state}</dp-quantity-selector>
      </main><p style="height:3000px"></p></div>`,
  )
  const find = () => host.shadowRoot?.querySelector<HTMLElement>(layer) ?? null
  const shows = async () => {
    await waitUntil(find, `no ${viewType} layer shows`)
    await Promise.all(
      find()
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    )
  }
  const goes = () => waitUntil(() => !find(), `the ${viewType} layer stays`)
  return { host, button: inShadow(host, 'button'), find, shows, goes }
}

async function opened(viewType: string, layer: string) {
  const selector = await closed(viewType, layer)
  selector.button.focus()
  await press('Enter')
  await selector.shows()
  return selector
}

const boxOf = (layer: Element | null): DOMRect => {
  if (!layer) throw new Error('nothing has opened')
  return layer.getBoundingClientRect()
}

describe('Overlays', () => {
  before(async () => {
    await session()
    await setViewport({ width: 800, height: 600 })
    await emulateReducedMotion(true)
  })
  after(() => emulateReducedMotion(false))
  afterEach(() => document.documentElement.removeAttribute('dir'))

  for (const [viewType, layer] of kinds) {
    it(`COR-095 shows the ${viewType} layer above the page and outside of what clips it`, async () => {
      const { host, find } = await opened(viewType, layer)
      const box = boxOf(find())
      expect(box.height).to.be.greaterThan(60)
      const x = box.left + box.width / 2
      expect(document.elementFromPoint(x, box.bottom - 4)).to.equal(host)
      await press('Escape')
    })

    it(`COR-102 closes the ${viewType} layer by Escape and gives focus back`, async () => {
      const { host, button, find, goes } = await opened(viewType, layer)
      expect(find()?.contains(host.shadowRoot?.activeElement ?? null)).to.equal(true)
      await press('Escape')
      await goes()
      expect(host.shadowRoot?.activeElement).to.equal(button)
    })

    it(`COR-102 gives focus to what opened the ${viewType} layer, where a press gives none`, async () => {
      const { host, button, shows, goes } = await closed(viewType, layer)
      // Safari does not focus a button that is pressed.
      host.addEventListener('mousedown', event => event.preventDefault())
      const { left, top } = button.getBoundingClientRect()
      await sendMouse({ type: 'click', position: [Math.round(left) + 5, Math.round(top) + 5] })
      await shows()
      await press('Escape')
      await goes()
      expect(host.shadowRoot?.activeElement).to.equal(button)
    })
  }

  for (const [dir, side] of [
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const) {
    it(`COR-021 stands at the ${side} edge of its button on a page from ${dir}`, async () => {
      document.documentElement.dir = dir
      const { button, find } = await opened('desktop', '.popover')
      expect(boxOf(find())[side]).to.be.closeTo(boxOf(button)[side], 1)
      await press('Escape')
    })
  }

  it('COR-098 keeps the page from scrolling while a modal layer is open, and gives its overflow back', async () => {
    const { style } = document.documentElement
    style.overflow = 'scroll'
    const { goes } = await opened('mobile', 'dialog')
    const during = getComputedStyle(document.documentElement).overflowY
    await press('Escape')
    await goes()
    const after = style.overflow
    style.overflow = ''
    expect([during, after]).to.deep.equal(['hidden', 'scroll'])
  })
})
