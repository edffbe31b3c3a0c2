import { expect, nextFrame, oneEvent } from '@open-wc/testing'
import { holdClocks } from '../../support/clock.ts'
import { waitUntil } from '../../support/wait.ts'
import { type SinonFakeTimers } from 'sinon'
import 'virtual:dp-expander'
import { emulateReducedMotion, engine } from '../../support/engine.ts'
import { inShadow, mount } from '../../support/browser.ts'

const bullets = (count: number) =>
  `<dp-expander><ul style="margin:0;line-height:20px;list-style:none">${'<li>Folds flat</li>'.repeat(count)}</ul></dp-expander>`

const frame = (host: Element) => inShadow(host, '.content')
const control = (host: Element) => inShadow(host, '.control')
const isState = (host: Element, state: string) => host.matches(`:state(${state})`)
const becomes = (host: Element, state: string) =>
  waitUntil(() => isState(host, state), `never ${state}`, { interval: 5 })

/** Long enough for a ResizeObserver. */
async function frames(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

describe('dp-expander over time', () => {
  let clock: SinonFakeTimers | undefined
  let link: HTMLLinkElement | undefined
  const tick = (ms: number) => clock?.tick(ms)

  before(() => emulateReducedMotion(false))
  afterEach(() => {
    clock?.restore()
    link?.remove()
  })

  /** Timers only: measuring goes by the browser's own frames. */
  const fakeTimers = () => {
    clock = holdClocks()
  }

  async function collapsed() {
    const host = await mount('dp-expander', bullets(8))
    await becomes(host, 'collapsed')
    fakeTimers()
    return host
  }

  /** A sheet that has not loaded yet. */
  function unloadedSheet() {
    link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
    document.head.append(link)
    return link
  }

  engine.it('EXP-008 fades to 0.75 in 200 ms, and comes back in 200 ms', 'motion', async () => {
    const host = await collapsed()
    const { style } = frame(host)
    expect(getComputedStyle(frame(host)).transition).to.include('opacity 0.2s')
    control(host).click()
    tick(199)
    expect(style.opacity).to.equal('0.75')
    tick(1)
    expect([style.opacity, frame(host).clientHeight]).to.deep.equal(['', 160])
  })

  engine.it(
    'EXP-020 ends in the state last asked for when it is toggled again',
    'motion',
    async () => {
      const host = await collapsed()
      const { style } = frame(host)
      control(host).click()
      tick(150)
      control(host).click()
      tick(150)
      expect(style.opacity).to.equal('0.75')
      tick(50)
      expect([style.opacity, frame(host).clientHeight]).to.deep.equal(['', 100])
      expect(isState(host, 'collapsed')).to.equal(true)
    },
  )

  engine.it('EXP-032 moves the height in 200 ms, and back from where it is', 'motion', async () => {
    const host = await collapsed()
    const height = () => frame(host).getBoundingClientRect().height
    const motion = () => {
      const found = frame(host)
        .getAnimations()
        .find(one => one instanceof CSSTransition && one.transitionProperty === 'height')
      found?.pause()
      return found
    }
    control(host).click()
    await nextFrame()
    const opening = motion()
    expect(opening?.effect?.getTiming().duration).to.equal(200)
    if (opening) opening.currentTime = 0
    expect(height()).to.equal(100)
    if (opening) opening.currentTime = 100
    const reached = height()
    expect(reached).to.be.within(110, 150)
    control(host).click()
    await nextFrame()
    const closing = motion()
    if (closing) closing.currentTime = 0
    expect(height()).to.be.closeTo(reached, 1)
    tick(200)
    expect(height()).to.equal(100)
    expect(frame(host).getAnimations().length).to.be.lessThan(2)
  })

  engine.it('EXP-020 fades from the opacity that it has reached', 'motion', async () => {
    const host = await collapsed()
    const reached = () => Number(getComputedStyle(frame(host)).opacity)
    const fade = () => frame(host).getAnimations()[0]
    control(host).click()
    fade()?.finish()
    expect(reached()).to.equal(0.75)
    tick(200)
    const back = fade()
    if (back) back.currentTime = 100
    const before = reached()
    expect(before).to.be.within(0.76, 0.99)
    control(host).click()
    expect(reached()).to.be.closeTo(before, 0.03)
  })

  it('EXP-010 looks every 200 ms whether its styles are in effect, and measures then', async () => {
    fakeTimers()
    const sheet = unloadedSheet()
    const host = await mount('dp-expander', bullets(8))
    tick(1000)
    await frames()
    expect(isState(host, 'collapsed')).to.equal(false)
    const loaded = oneEvent(sheet, 'load')
    sheet.href = 'data:text/css,li{line-height:40px}'
    await loaded
    tick(199)
    await frames()
    expect(isState(host, 'collapsed')).to.equal(false)
    tick(1)
    await frames()
    expect(frame(host).clientHeight).to.equal(200)
  })

  it('EXP-011 measures after 10 s whatever the styles do', async () => {
    fakeTimers()
    unloadedSheet()
    const host = await mount('dp-expander', bullets(8))
    tick(9999)
    await frames()
    expect(isState(host, 'collapsed')).to.equal(false)
    tick(1)
    await frames()
    expect(isState(host, 'collapsed')).to.equal(true)
  })

  it('EXP-011 looks no longer once it is removed, and again when it is put back', async () => {
    fakeTimers()
    const sheet = unloadedSheet()
    const host = await mount('dp-expander', bullets(8))
    const place = host.parentElement
    host.remove()
    await frames()
    expect(clock?.countTimers()).to.equal(0)
    sheet.remove()
    place?.append(host)
    tick(200)
    await frames()
    expect(isState(host, 'collapsed')).to.equal(true)
  })

  it('EXP-019 measures again when the content grows or shrinks', async () => {
    const host = await mount('dp-expander', bullets(4))
    await becomes(host, 'static')
    const list = host.querySelector('ul')
    list?.insertAdjacentHTML('beforeend', '<li>More</li>'.repeat(4))
    await becomes(host, 'collapsed')
    for (const item of host.querySelectorAll('li:nth-child(n + 4)')) item.remove()
    await becomes(host, 'static')
    expect(host.shadowRoot?.querySelector('.control')).to.equal(null)
  })
})
