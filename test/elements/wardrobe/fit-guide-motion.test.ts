import { expect, nextFrame } from '@open-wc/testing'
import { type SinonFakeTimers } from 'sinon'
import 'virtual:dp-fit-guide'
import { inShadow, mount } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { emulateReducedMotion, engine } from '../../support/engine.ts'

const tag = 'dp-fit-guide'
/** The test page stops all motion. */
const show = (style = '--dp-motion: initial') =>
  mount(tag, `<${tag} style="${style}"><p style="margin:0;height:71px">Waist</p></${tag}>`)
const box = (host: Element) => inShadow(host, '.box')
const toggle = (host: Element) => inShadow(host, '.control').click()
const height = (host: Element) => box(host).getBoundingClientRect().height
/** The motion under way, held at a moment. */
function motion(host: Element, ms: number): Animation | undefined {
  const found = box(host)
    .getAnimations()
    .find(one => !(one instanceof CSSTransition))
  found?.pause()
  if (found) found.currentTime = ms
  return found
}

describe(`${tag} in motion`, () => {
  let clock: SinonFakeTimers | undefined
  before(() => emulateReducedMotion(false))
  afterEach(() => clock?.restore())

  engine.it('SIZ-020 moves the height in 250 ms, and back from where it is', 'motion', async () => {
    const host = await show()
    clock = holdClocks()
    toggle(host)
    await nextFrame()
    expect(motion(host, 0)?.effect?.getTiming().duration).to.equal(250)
    expect(height(host)).to.equal(0)
    motion(host, 125)
    const reached = height(host)
    expect(reached).to.be.within(20, 99)
    toggle(host)
    await nextFrame()
    motion(host, 0)
    expect(height(host)).to.be.closeTo(reached, 1)
    clock.tick(250)
    expect([height(host), box(host).getAnimations().length]).to.deep.equal([0, 0])
  })

  engine.it(
    'SIZ-020 shows what leaves until it has left, but nobody can reach it',
    'motion',
    async () => {
      const host = await show()
      toggle(host)
      motion(host, 250)
      clock = holdClocks()
      toggle(host)
      const guide = inShadow(host, '.guide')
      expect([guide.inert, guide.hasAttribute('hidden')]).to.deep.equal([true, false])
      clock.tick(250)
      expect([guide.inert, guide.hasAttribute('hidden')]).to.deep.equal([false, true])
    },
  )

  engine.it('SIZ-020 takes the time that --dp-motion sets', 'motion', async () => {
    const host = await show('--dp-motion: 70ms')
    toggle(host)
    expect(motion(host, 0)?.effect?.getTiming().duration).to.equal(70)
  })

  it('SIZ-020 moves nothing with reduced motion preferred', async () => {
    await emulateReducedMotion(true)
    const host = await show()
    toggle(host)
    expect([height(host) > 71, box(host).getAnimations()]).to.deep.equal([true, []])
    await emulateReducedMotion(false)
  })
})
