import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { holdClocks } from '../support/clock.ts'
import { waitUntil } from '../support/wait.ts'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { restore } from 'sinon'
import { Dialog } from '../../src/parts/dialog.tsx'
import type { DialogProps } from '../../src/parts/dialog.tsx'
import { Popover } from '../../src/parts/popover.tsx'
import { Sheet } from '../../src/parts/sheet.tsx'
import { emulateReducedMotion, engine } from '../support/engine.ts'
import { middle, mount, unmountAll } from './mount.tsx'

async function openDialog(options: Partial<DialogProps> = {}) {
  const closed: string[] = []
  const view = await mount(null)
  const drawing = (open: boolean, more: Partial<DialogProps> = {}) => (
    <>
      <button type="button">Open</button>
      <Dialog
        label="Choose a quantity"
        closeLabel="Close"
        onClose={reason => {
          closed.push(reason)
          void view.draw(drawing(false))
        }}
        {...options}
        {...more}
        open={open}
      >
        <button type="button" className="button primary ok">
          OK
        </button>
      </Dialog>
    </>
  )
  await view.draw(drawing(false))
  view.find('button').focus()
  await view.draw(drawing(true))
  return { ...view, closed, drawing, dialog: () => view.shadow.querySelector('dialog') }
}

async function openSheet(edge: 'bottom' | 'end') {
  const view = await mount(null)
  const drawing = (open: boolean) => (
    <>
      <button type="button">Open</button>
      <Sheet
        open={open}
        edge={edge}
        size={303}
        label="Quantity"
        closeLabel="Close"
        onClose={() => void view.draw(drawing(false))}
      >
        Text
      </Sheet>
    </>
  )
  await view.draw(drawing(false))
  view.find('button').focus()
  await view.draw(drawing(true))
  return { ...view, drawing, dialog: () => view.shadow.querySelector('dialog') }
}

describe('Dialog', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  afterEach(unmountAll)

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
    expect(width).to.equal(288)
  })
})

describe('Sheet', () => {
  // A failed test must not leave a fake clock to the runner.
  afterEach(restore)
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

  engine.it('slides out before it goes, and gives focus back then', 'motion', async () => {
    const view = await openSheet('bottom')
    const time = holdClocks()
    await view.draw(view.drawing(false))
    time.tick(299)
    expect(view.dialog()?.hasAttribute('data-closing')).to.equal(true)
    time.tick(1)
    time.restore()
    await nextFrame()
    expect(view.dialog()).to.equal(null)
    expect(view.shadow.activeElement === view.find('button')).to.equal(true)
    expect(document.documentElement.style.overflow).to.equal('')
  })

  engine.it('stays when it is opened again while it slides out', 'motion', async () => {
    const view = await openSheet('bottom')
    const time = holdClocks()
    await view.draw(view.drawing(false))
    time.tick(200)
    await view.draw(view.drawing(true))
    time.tick(1000)
    time.restore()
    expect(view.dialog()?.open).to.equal(true)
    expect(view.dialog()?.hasAttribute('data-closing')).to.equal(false)
  })

  engine.it('COR-105 goes at once with reduced motion', 'reduced motion', async () => {
    await emulateReducedMotion(true)
    const view = await openSheet('bottom')
    await view.draw(view.drawing(false))
    await nextFrame()
    await emulateReducedMotion(false)
    expect(view.dialog()).to.equal(null)
  })
})
