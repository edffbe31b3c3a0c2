import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:all'
import { catalogue } from '../../elements/index.ts'
import { focused } from '../../src/overlay/focus.ts'
import { comeBack, emulateReducedMotion } from '../support/engine.ts'
import { inShadow, mount, pageState, place, press, session } from '../support/browser.ts'

const built = catalogue.filter(({ tag }) => customElements.get(tag))
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
  for (let at = 0; at < 120 && !find(); at++) await nextFrame()
  await aTimeout(400)
  return { host, button, find }
}

const isShown = (node: HTMLElement) => node.checkVisibility() && node.tabIndex >= 0

/** On the control, or on the frame that it stands in. */
const hasRing = (node: Element): boolean =>
  [node, node.parentElement]
    .filter(one => one !== null)
    .map(one => getComputedStyle(one))
    .some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')

/** Elements that take focus one after another, by Tab alone, and whether that is seen. */
async function tabStops(inside: Element): Promise<Map<Element, boolean>> {
  const stops = new Map<Element, boolean>()
  const start = place('<button>Start</button>')
  inside.before(start)
  await comeBack()
  start.focus()
  for (let at = 0; at < 20; at++) {
    await press('Tab')
    const now = focused()
    if (!now || now === document.body || stops.has(now)) break
    stops.set(now, hasRing(now))
  }
  return stops
}

describe('Overlays and keyboard', () => {
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

  for (const {
    tag,
    examples: [{ html }],
  } of built) {
    it(`COR-101 reaches every control of ${tag} by Tab, in the order of the page, with a visible ring`, async () => {
      const host = await mount(tag, `<div>${html}</div>`)
      await aTimeout(100)
      const box = host.parentElement as HTMLElement
      const controls =
        'button:not(:disabled), a[href], input:not([type=hidden], :disabled), select:not(:disabled)'
      const all = [
        ...box.querySelectorAll<HTMLElement>(controls),
        ...(host.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? []),
      ].filter(isShown)
      const stops = await tabStops(box)
      for (const control of all) expect(stops.get(control), control.outerHTML).to.equal(true)
      const own = [...stops.keys()].filter(stop => host.shadowRoot?.contains(stop))
      const tops = own.map(stop => stop.getBoundingClientRect().top)
      // Controls of one line need not be of one height.
      const isBack = (top: number, n: number) => n > 0 && top < (tops[n - 1] ?? 0) - 8
      expect(tops.filter(isBack), `${tops}`).to.deep.equal([])
    })
  }
})
