import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { draggable } from '../../src/parts/draggable.tsx'
import { holdClocks } from '../support/clock.ts'
import { middle, unmountAll } from './mount.tsx'
import { openDialog } from './open-layer.tsx'

const throttleMs = 500

async function open() {
  const view = await openDialog({ dragging: draggable('Move', throttleMs) })
  await view.settled()
  const box = () => view.dialog()!.getBoundingClientRect()
  return { ...view, box }
}

/** A pointer of a driver stays well in the window of 800 by 600: near its edge, drivers tell the page of no move. */
const inside = (at: number, size: number) => Math.min(Math.max(at, 40), size - 40)

async function drag(from: readonly [number, number], by: readonly [number, number]): Promise<void> {
  const [x, y] = from
  await sendMouse({ type: 'move', position: [x, y] })
  await sendMouse({ type: 'down' })
  await sendMouse({ type: 'move', position: [inside(x + by[0], 800), inside(y + by[1], 600)] })
  await sendMouse({ type: 'up' })
  await nextFrame()
}

describe('a dialog that can be moved', () => {
  beforeEach(() => setViewport({ width: 800, height: 600 }))
  afterEach(unmountAll)
  after(() => setViewport({ width: 800, height: 600 }))

  it('CAL-003 follows the pointer that drags its title bar', async () => {
    const { box, find } = await open()
    const before = box()
    await drag(middle(find('.layer-title')), [40, -60])
    expect(box().left - before.left).to.equal(40)
    expect(box().top - before.top).to.equal(-60)
    // Another drag goes on from there.
    await drag(middle(find('.drag-handle')), [-10, 20])
    expect(box().left - before.left).to.equal(30)
    expect(box().top - before.top).to.equal(-40)
  })

  it('CAL-003 stays inside the window, whichever way it is dragged, also for the second time', async () => {
    const { box, find } = await open()
    await drag(middle(find('.layer-title')), [-790, -590])
    expect([box().left, box().top]).to.deep.equal([8, 8])
    await drag(middle(find('.layer-title')), [790, 590])
    expect([box().right, box().bottom]).to.deep.equal([792, 592])
  })

  it('COR-107 moves by arrow keys on its handle, and stays inside the window', async () => {
    const { box, find } = await open()
    const before = box()
    find('.drag-handle').focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowUp'])
      await sendKeys({ press: key })
    expect([box().left - before.left, box().top - before.top]).to.deep.equal([16, -16])
    for (let press = 0; press < 40; press += 1) await sendKeys({ press: 'ArrowUp' })
    expect(box().top).to.equal(8)
  })

  it('is not moved by a press on its close button or in its content', async () => {
    const { box, dialog, find } = await open()
    const before = box()
    await drag(middle(find('.ok')), [-20, -20])
    expect(box().left).to.equal(before.left)
    await drag(middle(find('.close')), [-50, 50])
    expect(dialog() === null || box().left === before.left).to.equal(true)
  })

  it('CAL-072 comes back into a smaller window', async () => {
    const { box, find } = await open()
    await drag(middle(find('.layer-title')), [300, 0])
    await setViewport({ width: 700, height: 600 })
    await nextFrame()
    expect(box().right).to.be.at.most(692)
  })

  for (const type of ['scroll', 'resize']) {
    it(`CAL-072 comes back on ${type} at once, and then at most once per 500 ms`, async () => {
      const { box, find } = await open()
      await drag(middle(find('.layer-title')), [300, 0])
      const clocks = holdClocks()
      try {
        const dialog = find('dialog')
        /** The dialog grows out of the window, as it does when its content comes. */
        const grow = () => {
          dialog.style.inlineSize = `${dialog.offsetWidth + 40}px`
          expect(box().right).to.be.above(792)
          dispatchEvent(new Event(type))
        }
        for (let round = 0; round < 2; round += 1) {
          grow()
          expect(box().right, `at once, ${round}`).to.equal(792)
          grow()
          clocks.tick(throttleMs - 1)
          expect(box().right, `after 499 ms, ${round}`).to.be.above(792)
          clocks.tick(1)
          expect(box().right, `after 500 ms, ${round}`).to.equal(792)
          clocks.tick(throttleMs)
        }
      } finally {
        clocks.restore()
      }
    })
  }

  it('is a sheet without a handle in a narrow window', async () => {
    await setViewport({ width: 400, height: 600 })
    const { shadow } = await open()
    expect(shadow.querySelector('.drag-handle')).to.equal(null)
    expect(shadow.querySelector('.sheet')).not.to.equal(null)
  })
})
