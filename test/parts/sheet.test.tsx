import { expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { restore } from 'sinon'
import { holdClocks } from '../support/clock.ts'
import { engine } from '../support/engine.ts'
import { waitUntil } from '../support/wait.ts'
import { unmountAll } from './mount.tsx'
import { openSheet } from './open-layer.tsx'

const copyIn = (shadow: ShadowRoot) => shadow.querySelector<HTMLElement>('[inert]')
const long = <div style={{ height: 3000 }}>Long</div>

describe('Sheets', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  afterEach(() => {
    // A failed test must not leave a fake clock to the runner.
    restore()
    unmountAll()
  })

  engine.it('RNW-004 slide and fade in times of their own', 'motion', async () => {
    const { dialog } = await openSheet('end', { slideMs: 300, backdropMs: 150 })
    const times = (pseudo?: string) => getComputedStyle(dialog()!, pseudo).transitionDuration
    expect([times().split(', ')[0], times('::backdrop')]).to.deep.equal(['0.3s', '0.15s'])
  })

  engine.it('CLI-005 leave in a time of their own', 'motion', async () => {
    const view = await openSheet('end', { slideMs: 300, leaveMs: 200, backdropMs: 150 })
    await view.settled()
    const time = holdClocks()
    await view.draw(view.drawing(false))
    const copy = copyIn(view.shadow)
    const spans = copy
      ?.getAnimations({ subtree: true })
      .map(one => one.effect?.getTiming().duration)
    expect(spans?.toSorted()).to.deep.equal([150, 200])
    time.tick(199)
    expect(copy?.isConnected).to.equal(true)
    time.tick(1)
    expect(copy?.isConnected).to.equal(false)
  })

  engine.it('CLI-003 come from a place of their own', 'motion', async () => {
    const view = await openSheet('end', { slideMs: 300, away: 500 })
    const slide = view
      .dialog()!
      .getAnimations()
      .find(one => 'transitionProperty' in one && one.transitionProperty === 'translate')
    slide?.pause()
    Object.assign(slide ?? {}, { currentTime: 0 })
    expect(view.dialog()?.getBoundingClientRect().left).to.equal(800 - 303 + 500)
  })

  engine.it('RNW-010 turn back from where they are on their way in', 'motion', async () => {
    const view = await openSheet('end', { slideMs: 300 })
    for (const one of view.dialog()!.getAnimations()) {
      one.pause()
      Object.assign(one, { currentTime: 100 })
    }
    const { left } = view.dialog()!.getBoundingClientRect()
    expect(left).to.be.greaterThan(800 - 303)
    await view.draw(view.drawing(false))
    const copy = copyIn(view.shadow)
    for (const one of copy?.getAnimations() ?? []) {
      one.pause()
      Object.assign(one, { currentTime: 0 })
    }
    expect(copy?.getBoundingClientRect().left).to.be.closeTo(left, 0.5)
  })

  it('CLI-010 mark their header while the content is scrolled', async () => {
    const { dialog, shadow } = await openSheet('end', { scrolledMs: 150, children: long })
    const body = shadow.querySelector('.modal-body')!
    const header = shadow.querySelector('.layer-header')!
    const isMarked = () => [
      dialog()!.hasAttribute('data-scrolled'),
      header.part.contains('scrolled'),
    ]
    expect(isMarked()).to.deep.equal([false, false])
    body.scrollTop = 40
    await waitUntil(() => isMarked()[0])
    expect(isMarked()).to.deep.equal([true, true])
    body.scrollTop = 0
    await waitUntil(() => !isMarked()[0])
    expect(isMarked()).to.deep.equal([false, false])
  })

  it('CLI-008 lead back from a second level, and only from there', async () => {
    let pressed = 0
    const back = { label: 'Back', onPress: () => (pressed += 1) }
    const view = await openSheet('end')
    expect(view.shadow.querySelector('[part=back]')).to.equal(null)
    await view.draw(view.drawing(true, { back }))
    view.find('[part=back]').click()
    expect([view.find('[part=back]').ariaLabel, pressed]).to.deep.equal(['Back', 1])
  })

  it('PAY-021 keep a foot in sight below long content', async () => {
    const { find } = await openSheet('end', { children: long, footer: 'Foot' })
    await nextFrame()
    const { bottom } = find('.modal-footer').getBoundingClientRect()
    expect([find('.modal-footer').textContent, bottom <= 600]).to.deep.equal(['Foot', true])
  })
})
