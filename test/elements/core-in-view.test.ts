import { expect } from '@open-wc/testing'
import { stub } from 'sinon'
import { whenInView } from '../../src/page/in-view.ts'
import { place } from '../support/browser.ts'
import { holdClocks } from '../support/clock.ts'
import { nextDrawing, waitUntil } from '../support/wait.ts'

/** Lets the browser look, and tell what it has seen. */
async function looks(): Promise<void> {
  for (let frames = 0; frames < 4; frames++) await nextDrawing()
}

/** A box that begins so many pixels below the window. */
function box(height: number): HTMLElement {
  const page = place(
    `<div><div style="block-size: 200vh"></div><p style="block-size: ${height}px; margin: 0"></p>
      <div style="block-size: 200vh"></div></div>`,
  )
  scrollTo(0, 0)
  return page.querySelector('p')!
}

/** Scrolls until so many pixels of the box are in the window, from its start. */
const showPixels = (node: HTMLElement, pixels: number) =>
  scrollBy(0, node.getBoundingClientRect().top - innerHeight + pixels)

function meter(node: HTMLElement, wanted: Parameters<typeof whenInView>[1]) {
  let count = 0
  const stop = whenInView(node, wanted, () => count++)
  return { count: () => count, stop }
}

describe('whenInView', () => {
  it('PRO-035 tells once, as soon as a pixel is in the window', async () => {
    const node = box(100)
    const { count } = meter(node, {})
    await looks()
    expect(count()).to.equal(0)
    showPixels(node, 3)
    await waitUntil(() => count() === 1)
    scrollTo(0, 0)
    await looks()
    showPixels(node, 50)
    await looks()
    expect(count()).to.equal(1)
  })

  it('PRO-035 waits for a share of the node', async () => {
    const node = box(100)
    const { count, stop } = meter(node, { share: 0.5 })
    showPixels(node, 40)
    await looks()
    expect(count()).to.equal(0)
    showPixels(node, 60)
    await waitUntil(() => count() === 1)
    stop()
  })

  it('PRO-035 takes a node that is whole but for a hair’s breadth, which browsers round', async () => {
    const clipped = box(99.5)
    clipped.style.cssText += '; inline-size: 40px; overflow: hidden'
    clipped.innerHTML = '<b style="display: block; block-size: 100px"></b>'
    const { count, stop } = meter(clipped.querySelector('b')!, { share: 1 })
    showPixels(clipped, 95)
    await looks()
    expect(count()).to.equal(0)
    showPixels(clipped, 100)
    await waitUntil(() => count() === 1)
    stop()
  })

  it('PRO-035 takes a node that is larger than the window once it fills that share of it', async () => {
    const node = box(innerHeight * 4)
    const { count } = meter(node, { share: 0.5 })
    showPixels(node, innerHeight * 0.3)
    await looks()
    expect(count()).to.equal(0)
    showPixels(node, innerHeight * 0.7)
    await waitUntil(() => count() === 1)
  })

  it('PRO-035 tells of each time, after so long in one piece', async () => {
    const node = box(100)
    const { count, stop } = meter(node, { ms: 2_000, once: false })
    await looks()
    const clock = holdClocks()
    const passes = async (ms: number) => {
      clock.tick(ms)
      await looks()
    }
    try {
      for (const times of [1, 2]) {
        showPixels(node, 50)
        await looks()
        await passes(1_999)
        expect(count()).to.equal(times - 1)
        scrollTo(0, 0)
        await looks()
        await passes(2_000)
        expect(count()).to.equal(times - 1)
        showPixels(node, 50)
        await looks()
        await passes(2_000)
        expect(count()).to.equal(times)
        scrollTo(0, 0)
        await looks()
      }
    } finally {
      clock.restore()
      stop()
    }
  })

  it('COR-036 does not count the time while the page is hidden', async () => {
    const node = box(100)
    let hidden = false
    const stand = stub(Document.prototype, 'hidden').get(() => hidden)
    const turn = (to: boolean) => {
      hidden = to
      document.dispatchEvent(new Event('visibilitychange'))
    }
    showPixels(node, 50)
    const clock = holdClocks()
    const { count } = meter(node, { ms: 1_000 })
    try {
      await looks()
      clock.tick(900)
      turn(true)
      clock.tick(5_000)
      expect(count()).to.equal(0)
      turn(false)
      clock.tick(999)
      expect(count()).to.equal(0)
      clock.tick(1)
      expect(count()).to.equal(1)
    } finally {
      clock.restore()
      stand.restore()
    }
  })

  it('COR-032 tells nothing after it was stopped', async () => {
    const node = box(100)
    const { count, stop } = meter(node, {})
    stop()
    showPixels(node, 50)
    await looks()
    expect(count()).to.equal(0)
  })
})
