import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { onEscape } from '../../src/overlay/escape.ts'
import { keepFocus } from '../../src/overlay/focus.ts'
import { onPressOutside } from '../../src/overlay/outside.ts'
import { onResized, onScrolledAway } from '../../src/overlay/page-movement.ts'
import { placeAt } from '../../src/overlay/position.ts'
import { lockScroll } from '../../src/overlay/scroll-lock.ts'
import { everySecond } from '../../src/overlay/ticker.ts'
import { watchListeners } from '../support/listeners.ts'

describe('Escape', () => {
  it('COR-102 closes the innermost layer first', async () => {
    const closed: string[] = []
    const endOuter = onEscape(() => closed.push('outer'))
    const endInner = onEscape(() => {
      closed.push('inner')
      endInner()
    })
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'Escape' })
    endOuter()
    await sendKeys({ press: 'Escape' })
    expect(closed).to.deep.equal(['inner', 'outer'])
  })

  it('COR-102 keeps the order when a layer in the middle closes', async () => {
    const closed: string[] = []
    const [endOuter, endMiddle, endInner] = ['outer', 'middle', 'inner'].map(name =>
      onEscape(() => closed.push(name)),
    )
    endMiddle?.()
    await sendKeys({ press: 'Escape' })
    endInner?.()
    await sendKeys({ press: 'Escape' })
    endOuter?.()
    expect(closed).to.deep.equal(['inner', 'outer'])
  })

  it('COR-102 leaves Escape to the page when no layer is open', async () => {
    const pressed: boolean[] = []
    const heard = (event: KeyboardEvent) => pressed.push(event.defaultPrevented)
    document.addEventListener('keydown', heard)
    const end = onEscape(() => {})
    await sendKeys({ press: 'Escape' })
    end()
    await sendKeys({ press: 'Escape' })
    document.removeEventListener('keydown', heard)
    expect(pressed).to.deep.equal([false])
  })
})

describe('scroll lock', () => {
  const { style } = document.documentElement
  afterEach(() => style.removeProperty('overflow'))

  it('COR-098 gives back the overflow of the root when the last lock ends', () => {
    style.setProperty('overflow', 'scroll', 'important')
    const ends = [lockScroll(), lockScroll()]
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden')
    ends[0]?.()
    ends[0]?.()
    expect(style.overflow).to.equal('hidden')
    ends[1]?.()
    expect(style.overflow).to.equal('scroll')
    expect(style.getPropertyPriority('overflow')).to.equal('important')
  })

  it('COR-098 leaves no inline style where there was none', () => {
    lockScroll()()
    expect(style.overflow).to.equal('')
    expect(style.getPropertyValue('scrollbar-gutter')).to.equal('')
  })
})

async function press(from: [number, number], to: [number, number]) {
  await sendMouse({ type: 'move', position: from })
  await sendMouse({ type: 'down' })
  await sendMouse({ type: 'move', position: to })
  await sendMouse({ type: 'up' })
}

describe('press outside', () => {
  it('ACT-010 counts a press that is outside from beginning to end', async () => {
    const box = await fixture(html`<div style="width:100px;height:100px"></div>`)
    let left = 0
    const end = onPressOutside(
      () => [box],
      () => left++,
    )
    const inside: [number, number] = [
      Math.round(box.getBoundingClientRect().left) + 20,
      Math.round(box.getBoundingClientRect().top) + 20,
    ]
    const outside: [number, number] = [400, 400]
    await press(inside, inside)
    await press(inside, outside)
    await press(outside, inside)
    expect(left).to.equal(0)
    await press(outside, outside)
    expect(left).to.equal(1)
    end()
    await press(outside, outside)
    expect(left).to.equal(1)
  })
})

const two = () =>
  fixture(
    html`<div>
      <button>a</button>
      <p><button>b</button></p>
    </div>`,
  )

describe('focus', () => {
  it('COR-102 gives focus back to what had it', async () => {
    const [opener, inside] = (await two()).querySelectorAll('button')
    opener?.focus()
    const giveBack = keepFocus(inside!.parentElement!)
    inside?.focus()
    giveBack()
    expect(document.activeElement === opener).to.equal(true)
  })

  it('COR-102 leaves focus where the shopper has moved it', async () => {
    const [opener, other] = (await two()).querySelectorAll('button')
    opener?.focus()
    const giveBack = keepFocus(document.createElement('div'))
    other?.focus()
    giveBack()
    expect(document.activeElement === other).to.equal(true)
  })
})

describe('position', () => {
  const view = { width: 1000, height: 700 }
  const panel = { width: 300, height: 200 }

  it('stands below the anchor at its start edge', () => {
    const anchor = { left: 100, top: 50, width: 80, height: 40 }
    expect(placeAt(anchor, panel, view, false)).to.deep.equal({
      left: 100,
      top: 96,
      maxHeight: 596,
    })
  })

  it('COR-021 stands at the right edge of the anchor when right is the start', () => {
    const anchor = { left: 500, top: 50, width: 80, height: 40 }
    expect(placeAt(anchor, panel, view, true).left).to.equal(280)
  })

  it('stands above where there is more room', () => {
    const anchor = { left: 100, top: 600, width: 80, height: 40 }
    expect(placeAt(anchor, panel, view, false)).to.include({ top: 394, maxHeight: 586 })
  })

  it('QTY-110 stands above where it would cover the next button and has room there', () => {
    const anchor = { left: 100, top: 300, width: 80, height: 40 }
    const below = { left: 100, top: 350, width: 200, height: 40 }
    const top = (clear: typeof below, tall = panel) => placeAt(anchor, tall, view, false, clear).top
    expect(top(below)).to.equal(94)
    expect(top({ ...below, left: 420 })).to.equal(346)
    expect(top({ ...below, top: 560 })).to.equal(346)
    expect(top({ ...below, top: 200 })).to.equal(346)
    expect(top(below, { width: 300, height: 300 })).to.equal(8)
    expect(
      placeAt({ ...anchor, top: 213 }, { width: 300, height: 300 }, view, false, {
        ...below,
        top: 260,
      }).top,
    ).to.equal(259)
  })

  it('stays below when there is no room on either side, and is cut to what is left', () => {
    const anchor = { left: 0, top: 300, width: 80, height: 40 }
    const tall = { width: 300, height: 900 }
    expect(placeAt(anchor, tall, view, false)).to.include({ top: 346, maxHeight: 346 })
  })

  it('COR-106 stays inside of the window', () => {
    const anchor = { left: 900, top: 50, width: 80, height: 40 }
    expect(placeAt(anchor, panel, view, false).left).to.equal(692)
    expect(placeAt({ ...anchor, left: -20 }, panel, view, false).left).to.equal(8)
  })
})

it('COR-033 leaves no listener when everything has ended', async () => {
  const listeners = watchListeners()
  const ends = [
    onEscape(() => {}),
    onPressOutside(
      () => [],
      () => {},
    ),
    onScrolledAway({ px: 1, afterMs: 0 }, () => {}),
    onResized(
      () => false,
      () => {},
    ),
    everySecond(
      () => 5000,
      () => {},
    ),
  ]
  const during = listeners.live()
  for (const end of ends) end()
  await nextFrame()
  const after = listeners.live()
  expect(during).to.include.members(['keydown', 'pointerdown', 'pageshow', 'visibilitychange'])
  expect(after).to.deep.equal([])
})
