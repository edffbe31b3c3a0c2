import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { AdaptivePanel } from '../../src/parts/adaptive-panel.tsx'
import { engine } from '../support/engine.ts'
import { lookAt, lookAway } from '../support/page-modes.ts'
import { waitUntil } from '../support/wait.ts'
import { mount, unmountAll } from './mount.tsx'
import { openDialog } from './open-layer.tsx'

const box = (layer: Element | null) => {
  const { left, width, bottom } = layer!.getBoundingClientRect()
  return [left, width, bottom].map(Math.round)
}

async function openPanel(presentation?: 'popover' | 'sheet') {
  const view = await mount(null)
  const drawing = (open: boolean) => (
    <>
      <button type="button">Open</button>
      <AdaptivePanel
        open={open}
        presentation={presentation}
        label="Quantity"
        closeLabel="Close"
        marks={{ 'data-mode': 'a' }}
        anchor={() => view.find('button')}
        onClose={() => {}}
      >
        Text
      </AdaptivePanel>
    </>
  )
  await view.draw(drawing(false))
  await view.draw(drawing(true))
  return { ...view, layer: () => view.shadow.querySelector('[role=dialog], dialog') }
}

describe('Layers in a narrow window', () => {
  before(() => setViewport({ width: 599, height: 600 }))
  after(() => setViewport({ width: 800, height: 600 }))
  afterEach(unmountAll)

  it('COR-108 are sheets with a handle at the bottom, panels and dialogs alike', async () => {
    const panel = await openPanel()
    expect(box(panel.layer())).to.deep.equal([0, 599, 600])
    expect(panel.layer()?.matches(':modal[data-mode=a]:has(.handle)')).to.equal(true)
    // No higher than its content.
    expect(panel.layer()?.getBoundingClientRect().height).to.be.within(60, 140)
    unmountAll()
    const { dialog } = await openDialog()
    expect(box(dialog())).to.deep.equal([0, 599, 600])
    expect(dialog()?.matches(':has(.handle)')).to.equal(true)
  })

  engine.it('COR-105 have an edge in forced colors', 'the DevTools protocol', async () => {
    await lookAt('forced colors')
    const { layer } = await openPanel()
    const { borderTopStyle } = getComputedStyle(layer()!)
    await lookAway()
    expect(borderTopStyle).to.equal('solid')
  })

  it('COR-108 are what the page tells where it tells', async () => {
    const { layer } = await openPanel('popover')
    expect(layer()?.matches(':popover-open')).to.equal(true)
    unmountAll()
    await setViewport({ width: 600, height: 600 })
    const sheet = await openPanel('sheet')
    expect(sheet.layer()?.matches(':modal')).to.equal(true)
    unmountAll()
    const popover = await openPanel()
    const isPopover = popover.layer()?.matches(':popover-open')
    await setViewport({ width: 599, height: 600 })
    expect(isPopover).to.equal(true)
  })

  it('COR-108 follow a window that becomes wide', async () => {
    const { layer } = await openPanel()
    await setViewport({ width: 800, height: 600 })
    await waitUntil(() => layer()?.matches(':popover-open'))
    await setViewport({ width: 599, height: 600 })
    await waitUntil(() => layer()?.matches(':modal'))
  })
})
