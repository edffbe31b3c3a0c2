import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { waitUntil } from '../support/wait.ts'
import type { ReactNode } from 'react'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { Dialog } from '../../src/parts/dialog.tsx'
import { Popover } from '../../src/parts/popover.tsx'
import { emulateReducedMotion } from '../support/engine.ts'
import { middle, mount, unmountAll } from './mount.tsx'
import { openDialog, openSheet } from './open-layer.tsx'

/** Pulls the sheet by its title, in two steps of `px` each. */
async function pull(title: HTMLElement, px: number): Promise<void> {
  const [x, y] = middle(title)
  await sendMouse({ type: 'move', position: [x, y] })
  await sendMouse({ type: 'down' })
  await sendMouse({ type: 'move', position: [x, y + px] })
  await sendMouse({ type: 'move', position: [x, y + 2 * px] })
  await sendMouse({ type: 'up' })
  await nextFrame()
}

const openSheetAt = (edge: 'bottom' | 'end') => (children: ReactNode) =>
  openSheet(edge, { children })
for (const [kind, open] of [
  ['a dialog', (children: ReactNode) => openDialog({ children })],
  ['a sheet at the bottom', openSheetAt('bottom')],
  ['a sheet at the end', openSheetAt('end')],
] as const) {
  describe(`The box of ${kind}`, () => {
    before(() => setViewport({ width: 800, height: 600 }))
    afterEach(unmountAll)

    for (const [size, height] of [
      ['little', 80],
      ['much', 3000],
    ] as const) {
      it(`COR-106 holds its title and ${size} content, and stays in the window`, async () => {
        const { find, settled } = await open(<div className="inside" style={{ height }} />)
        await settled()
        const box = find('dialog').getBoundingClientRect()
        const body = find('.modal-body')
        expect(box.top).to.be.within(0, 600)
        expect(box.bottom).to.be.within(0, 600)
        expect(find('.layer-header').getBoundingClientRect().top).to.be.within(box.top, box.bottom)
        expect(body.getBoundingClientRect().bottom).to.be.within(box.bottom - 2, box.bottom)
        const isWhole = body.clientHeight >= height
        expect(isWhole || body.scrollHeight > height).to.equal(true)
        expect(isWhole).to.equal(size === 'little')
      })
    }
  })
}

describe('Dialog', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  afterEach(unmountAll)

  it('COR-095 COR-098 shows and hides the same nodes where it was drawn ahead', async () => {
    const { closed, dialog, draw, drawing, find, shadow } = await openDialog({ ahead: true })
    const [drawn, content] = [dialog(), find('.ok')]
    expect(drawn?.matches(':modal')).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect(closed).to.deep.equal(['escape'])
    expect(drawn?.open).to.equal(false)
    expect(getComputedStyle(drawn!).display).to.equal('none')
    expect(shadow.activeElement === find('button')).to.equal(true)
    await draw(drawing(true))
    expect(drawn?.matches(':modal')).to.equal(true)
    expect(find('.ok') === content).to.equal(true)
    expect(shadow.activeElement === drawn || drawn?.contains(shadow.activeElement)).to.equal(true)
  })

  it('COR-100 has nothing for axe to find', async () => {
    const { host, settled } = await openDialog()
    await settled()
    await expect(host).to.be.accessible()
  })

  it('INV-016 keeps the keyboard inside', async () => {
    const { shadow } = await openDialog()
    const visited = new Set<Element | null>()
    for (let press = 0; press < 5; press++) {
      await sendKeys({ press: 'Tab' })
      visited.add(shadow.activeElement)
    }
    const outside = [...visited].filter(node => node && !node.closest('dialog'))
    expect(outside).to.deep.equal([])
  })

  for (const [how, reason, act] of [
    ['Escape', 'escape', () => sendKeys({ press: 'Escape' })],
    ['a press on the backdrop', 'outside', () => sendMouse({ type: 'click', position: [5, 5] })],
  ] as const) {
    it(`COR-102 closes by ${how} and gives focus back`, async () => {
      const { shadow, closed, find } = await openDialog()
      await act()
      await nextFrame()
      expect(closed).to.deep.equal([reason])
      expect(shadow.activeElement === find('button')).to.equal(true)
    })
  }

  it('INV-016 closes by its button and gives focus back', async () => {
    const { shadow, closed, find } = await openDialog()
    await sendMouse({ type: 'click', position: middle(find('.close')) })
    await nextFrame()
    expect(closed).to.deep.equal(['button'])
    expect(shadow.activeElement === find('button')).to.equal(true)
  })

  it('ONE-018 gives focus to what it is told to', async () => {
    const other = await fixture<HTMLElement>(html`<button>Other</button>`)
    await openDialog({ returnFocusTo: () => other })
    await sendKeys({ press: 'Escape' })
    await nextFrame()
    expect(document.activeElement === other).to.equal(true)
  })

  it('stays open while busy, whatever is pressed', async () => {
    const { closed, find, draw, drawing, dialog } = await openDialog()
    await draw(drawing(true, { busy: true }))
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'Escape' })
    await sendMouse({ type: 'click', position: [5, 5] })
    find('.close').click()
    expect(closed).to.deep.equal([])
    expect(dialog()?.open).to.equal(true)
  })

  it('has no way out but its content when it is not dismissable', async () => {
    const { closed, shadow } = await openDialog({ dismissable: false })
    await sendKeys({ press: 'Escape' })
    expect(closed).to.deep.equal([])
    expect(shadow.querySelector('.close')).to.equal(null)
  })

  it('asks before a close request of the browser', async () => {
    const { closed, dialog } = await openDialog()
    const request = new Event('cancel', { cancelable: true })
    dialog()?.dispatchEvent(request)
    expect([request.defaultPrevented, closed]).to.deep.equal([true, ['escape']])
  })

  it('COR-098 keeps the page from scrolling while it is open', async () => {
    const { draw, drawing } = await openDialog()
    const root = document.documentElement
    expect(getComputedStyle(root).overflowY).to.equal('hidden')
    await draw(drawing(false))
    expect(root.style.overflow).to.equal('')
  })

  it('COR-095 is in the top layer, above a header of the highest z-index', async () => {
    await fixture(html`<header style="position:fixed;inset:0;z-index:2147483647"></header>`)
    const { find, host } = await openDialog()
    const [x, y] = middle(find('.ok'))
    expect(document.elementFromPoint(x, y) === host).to.equal(true)
  })

  it('COR-031 is still modal when its host has been moved', async () => {
    const { host, dialog } = await openDialog()
    document.body.prepend(host)
    expect(dialog()?.matches(':modal')).to.equal(false)
    await waitUntil(() => dialog()?.matches(':modal'))
  })

  it('COR-102 closes a popover inside of it first', async () => {
    const closed: string[] = []
    const view = await mount(null)
    const drawing = (popover: boolean) => (
      <Dialog open label="Outer" onClose={() => closed.push('dialog')}>
        <button type="button">Anchor</button>
        <Popover
          open={popover}
          label="Inner"
          anchor={() => view.find('button')}
          onClose={() => {
            closed.push('popover')
            void view.draw(drawing(false))
          }}
        >
          Text
        </Popover>
      </Dialog>
    )
    await view.draw(drawing(false))
    await view.draw(drawing(true))
    await sendKeys({ press: 'Escape' })
    await nextFrame()
    expect(view.shadow.querySelector('dialog')?.open).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect(closed).to.deep.equal(['popover', 'dialog'])
  })

  it('COR-106 fits a window of 320 px', async () => {
    await setViewport({ width: 320, height: 480 })
    const { dialog } = await openDialog({ width: 750 })
    const width = dialog()?.offsetWidth
    await setViewport({ width: 800, height: 600 })
    expect(width).to.equal(320)
  })
})

describe('Sheet', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  afterEach(unmountAll)

  it('COR-100 has nothing for axe to find', async () => {
    const { host, settled } = await openSheet('bottom')
    await settled()
    await expect(host).to.be.accessible()
  })

  it('QTY-012 is as high as told at the bottom edge', async () => {
    await emulateReducedMotion(true)
    const { dialog } = await openSheet('bottom')
    const { top, bottom, width } = dialog()!.getBoundingClientRect()
    await emulateReducedMotion(false)
    expect([bottom - top, bottom, width]).to.deep.equal([303, 600, 800])
  })

  it('QTY-012 is never higher than the window', async () => {
    await setViewport({ width: 320, height: 200 })
    const { dialog } = await openSheet('bottom')
    const height = dialog()?.offsetHeight
    await setViewport({ width: 800, height: 600 })
    expect(height).to.equal(200)
  })

  it('COR-021 stands at the end edge, right or left', async () => {
    await emulateReducedMotion(true)
    const { dialog } = await openSheet('end')
    expect(dialog()?.getBoundingClientRect().right).to.equal(800)
    document.documentElement.dir = 'rtl'
    const left = dialog()?.getBoundingClientRect().left
    document.documentElement.dir = ''
    await emulateReducedMotion(false)
    expect(left).to.equal(0)
  })

  it('COR-107 closes by its button, and is pulled down besides', async () => {
    const { find, dialog } = await openSheet('bottom')
    find('.close').click()
    await nextFrame()
    expect(dialog()).to.equal(null)
  })

  it('COR-108 closes when it is pulled down far, and gives focus back', async () => {
    const { find, dialog, shadow } = await openSheet('bottom')
    await pull(find('.layer-title'), 60)
    expect(dialog()).to.equal(null)
    expect(shadow.activeElement === find('button')).to.equal(true)
  })

  it('COR-108 goes back after a short pull, and does not rise above its place', async () => {
    const { find, dialog } = await openSheet('bottom')
    const before = dialog()!.getBoundingClientRect().top
    await pull(find('.layer-title'), 5)
    expect(dialog()?.getBoundingClientRect().top).to.equal(before)
    const [x, y] = middle(find('.layer-title'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x, y + 10] })
    for (const node of ['.layer-header', '.layer-title']) {
      const lost = { bubbles: true, pointerId: node === '.layer-title' ? 1 : 99 }
      find(node).dispatchEvent(new PointerEvent('lostpointercapture', lost))
    }
    const pulled = dialog()!.getBoundingClientRect().top
    await sendMouse({ type: 'move', position: [x, y - 40] })
    const raised = dialog()!.getBoundingClientRect().top
    await sendMouse({ type: 'up' })
    expect([pulled, raised]).to.deep.equal([before + 10, before])
  })

  it('COR-108 goes back when the page takes the pointer away, and is pulled again', async () => {
    const { find, dialog } = await openSheet('bottom')
    const before = dialog()!.getBoundingClientRect().top
    const [x, y] = middle(find('.layer-title'))
    const header = find('.layer-header')
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    const taken = new AbortController()
    header.addEventListener(
      'pointermove',
      ({ pointerId }) => header.releasePointerCapture(pointerId),
      taken,
    )
    await sendMouse({ type: 'move', position: [x, y + 10] })
    await sendMouse({ type: 'move', position: [x, 5] })
    await sendMouse({ type: 'up' })
    taken.abort()
    expect(dialog()?.getBoundingClientRect().top).to.equal(before)
    await pull(find('.layer-title'), 60)
    expect(dialog()).to.equal(null)
  })

  it('COR-108 takes no pull that a script of the page makes up, and is pulled after it', async () => {
    const { find, dialog } = await openSheet('bottom')
    const thrown: string[] = []
    const hear = (event: ErrorEvent) => {
      event.stopImmediatePropagation()
      thrown.push(event.message)
    }
    addEventListener('error', hear, true)
    find('.layer-header').dispatchEvent(new PointerEvent('pointerdown', { pointerId: 77 }))
    removeEventListener('error', hear, true)
    await pull(find('.layer-title'), 60)
    expect([thrown, dialog()]).to.deep.equal([[], null])
  })

  it('COR-108 is not pulled by its button, nor at the end edge', async () => {
    const { find, dialog } = await openSheet('end')
    await pull(find('.layer-title'), 80)
    expect(dialog()?.open).to.equal(true)
    unmountAll()
    const bottom = await openSheet('bottom')
    const { top } = bottom.dialog()!.getBoundingClientRect()
    const [x, y] = middle(bottom.find('.close'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x, y + 90] })
    expect(bottom.dialog()?.getBoundingClientRect().top).to.equal(top)
    await sendMouse({ type: 'up' })
  })
})
