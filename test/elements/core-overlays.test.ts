import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
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
async function opened(viewType: string, layer: string) {
  const state = pageState('quantity-selector', { qsItems, selectedId: 'q1' })
  const host = await mount(
    'dp-quantity-selector',
    `<div><header style="position:fixed;inset:0;z-index:2147483647;pointer-events:none"></header>
      <main style="height:60px;overflow:hidden;transform:translateX(1px)">
        <dp-quantity-selector data-widget-id="q" data-asin="B0OVERLAY1" data-view-type="${viewType}">${state}</dp-quantity-selector>
      </main><p style="height:3000px"></p></div>`,
  )
  const button = inShadow(host, 'button')
  button.focus()
  await press('Enter')
  const find = () => host.shadowRoot?.querySelector<HTMLElement>(layer) ?? null
  await waitUntil(find, `the ${viewType} layer`)
  await aTimeout(400)
  return { host, button, find }
}

describe('Overlays', () => {
  before(async () => {
    await session()
    await setViewport({ width: 800, height: 600 })
    await emulateReducedMotion(true)
  })
  after(() => emulateReducedMotion(false))

  for (const [viewType, layer] of kinds) {
    it(`COR-095 shows the ${viewType} layer above the page and outside of what clips it`, async () => {
      const { host, find } = await opened(viewType, layer)
      const box = find()?.getBoundingClientRect()
      if (!box) throw new Error('nothing has opened')
      expect(box.height).to.be.greaterThan(60)
      const x = box.left + box.width / 2
      expect(document.elementFromPoint(x, box.bottom - 4)).to.equal(host)
      await press('Escape')
    })

    it(`COR-102 closes the ${viewType} layer by Escape and gives focus back`, async () => {
      const { host, button, find } = await opened(viewType, layer)
      expect(find()?.contains(host.shadowRoot?.activeElement ?? null)).to.equal(true)
      await press('Escape')
      await nextFrame()
      await nextFrame()
      expect(find()).to.equal(null)
      expect(host.shadowRoot?.activeElement).to.equal(button)
    })
  }

  it('COR-098 keeps the page from scrolling while a modal layer is open, and gives its overflow back', async () => {
    const { style } = document.documentElement
    style.overflow = 'scroll'
    await opened('mobile', 'dialog')
    const during = getComputedStyle(document.documentElement).overflowY
    await press('Escape')
    await aTimeout(50)
    const after = style.overflow
    style.overflow = ''
    expect([during, after]).to.deep.equal(['hidden', 'scroll'])
  })
})
