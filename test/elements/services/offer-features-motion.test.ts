import { expect } from '@open-wc/testing'
import { type SinonFakeTimers } from 'sinon'
import 'virtual:dp-offer-features'
import { inShadow, mount } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { emulateReducedMotion, engine } from '../../support/engine.ts'

const tag = 'dp-offer-features'
const rows = '<p style="margin:0;height:20px">Text</p>'.repeat(4)
/** The test page stops all motion. */
const show = () =>
  mount(tag, `<${tag} data-row-count="1" style="--dp-motion: initial">${rows}</${tag}>`)
const box = (host: Element) => inShadow(host, '#rows')
const toggle = (host: Element) => inShadow(host, '.control').click()
const motion = (host: Element) => {
  const found = box(host)
    .getAnimations()
    .find(one => !(one instanceof CSSTransition))
  found?.pause()
  return found
}

describe(`${tag} in motion`, () => {
  let clock: SinonFakeTimers | undefined
  before(() => emulateReducedMotion(false))
  afterEach(() => clock?.restore())

  engine.it('OFR-003 moves the height in 200 ms', 'motion', async () => {
    const host = await show()
    clock = holdClocks()
    toggle(host)
    const opening = motion(host)
    expect(opening?.effect?.getTiming().duration).to.equal(200)
    if (opening) opening.currentTime = 0
    expect(box(host).getBoundingClientRect().height).to.equal(24 + 6)
    clock.tick(200)
    expect([box(host).offsetHeight, box(host).getAnimations().length]).to.deep.equal([102, 0])
  })

  engine.it('OFR-003 shows rows that leave until they have left', 'motion', async () => {
    const host = await show()
    clock = holdClocks()
    toggle(host)
    clock.tick(200)
    toggle(host)
    const last = inShadow(host, '.row:last-of-type')
    expect([last.inert, last.hasAttribute('hidden')]).to.deep.equal([true, false])
    clock.tick(200)
    expect([last.inert, last.hasAttribute('hidden')]).to.deep.equal([false, true])
  })
})
