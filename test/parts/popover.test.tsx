import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { waitUntil } from '../support/wait.ts'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import type { PopoverProps } from '../../src/parts/popover.tsx'
import { Popover } from '../../src/parts/popover.tsx'
import { watchListeners } from '../support/listeners.ts'
import { middle, mount, unmountAll } from './mount.tsx'

type Options = Partial<PopoverProps> & { text?: string }

/** A button and its popover, opened by keyboard. */
async function opened({ text = 'Condition', ...options }: Options = {}, parent?: Element) {
  const closed: string[] = []
  const view = await mount(null, parent)
  const drawing = (open: boolean) => (
    <>
      <button type="button" className="button">
        What does it mean?
      </button>
      <Popover
        label="Used, like new"
        closeLabel="Close"
        anchor={() => view.shadow.querySelector('button')}
        onClose={reason => {
          closed.push(reason)
          void view.draw(drawing(false))
        }}
        {...options}
        open={open}
      >
        <p>{text}</p>
      </Popover>
    </>
  )
  await view.draw(drawing(false))
  view.find('button').focus()
  await view.draw(drawing(true))
  const panel = view.shadow.querySelector<HTMLElement>('.popover')
  if (!panel) throw new Error('not open')
  return { ...view, panel, closed, drawing, trigger: view.find('button') }
}

describe('Popover', () => {
  afterEach(unmountAll)
  before(() => setViewport({ width: 800, height: 600 }))

  it('COR-100 has nothing for axe to find', async () => {
    const { host, settled } = await opened()
    await settled()
    await expect(host).to.be.accessible()
  })

  it('COR-101 takes focus when it opens', async () => {
    const { shadow, panel } = await opened()
    expect(shadow.activeElement === panel).to.equal(true)
  })

  it('leaves focus where it is when it does not take it', async () => {
    const { shadow, trigger } = await opened({ takesFocus: false })
    expect(shadow.activeElement === trigger).to.equal(true)
  })

  it('COR-102 leads focus out again if the shopper entered a popover that took none', async () => {
    const { find, shadow, draw, drawing, trigger } = await opened({ takesFocus: false })
    find('.close').focus()
    find('.close').click()
    await waitUntil(() => shadow.activeElement === trigger, 'focus is elsewhere')
    // Case two: the popover opens while nothing has focus.
    trigger.blur()
    await draw(drawing(true))
    find('.close').focus()
    find('.close').click()
    await waitUntil(() => shadow.activeElement === trigger, 'focus is elsewhere')
  })

  it('COR-102 moves no focus when a popover closes that nobody had entered', async () => {
    const { shadow, draw, drawing, trigger } = await opened({ takesFocus: false })
    trigger.blur()
    await draw(drawing(false))
    expect(shadow.activeElement).to.equal(null)
  })

  it('COR-102 closes by Escape and gives focus back', async () => {
    const { shadow, closed, trigger } = await opened()
    await sendKeys({ press: 'Escape' })
    await nextFrame()
    expect(closed).to.deep.equal(['escape'])
    expect(shadow.activeElement === trigger).to.equal(true)
  })

  it('COR-102 gives focus to its anchor if the press has focused nothing', async () => {
    const { shadow, draw, drawing, trigger } = await opened()
    await draw(drawing(false))
    trigger.blur()
    await draw(drawing(true))
    await sendKeys({ press: 'Escape' })
    await nextFrame()
    expect(shadow.activeElement === trigger).to.equal(true)
  })

  it('BOX-029 closes by its button and gives focus back', async () => {
    const { find, shadow, closed, trigger } = await opened()
    find('.close').click()
    await nextFrame()
    expect(closed).to.deep.equal(['button'])
    expect(shadow.activeElement === trigger).to.equal(true)
  })

  it('ACT-010 closes by a press outside and gives focus back', async () => {
    const { shadow, closed, trigger } = await opened()
    await sendMouse({ type: 'click', position: [790, 590] })
    await nextFrame()
    expect(closed).to.deep.equal(['outside'])
    expect(shadow.activeElement === trigger).to.equal(true)
  })

  it('ACT-010 leaves a press on its anchor to the anchor', async () => {
    const { closed, trigger } = await opened()
    await sendMouse({ type: 'click', position: middle(trigger) })
    expect(closed).to.deep.equal([])
  })

  it('ACT-001 is as wide as told, and narrower in a narrower window', async () => {
    const { panel } = await opened({ width: 400 })
    expect(panel.offsetWidth).to.equal(400)
    await setViewport({ width: 320, height: 600 })
    const { left, right } = panel.getBoundingClientRect()
    expect([left >= 8, right <= 312]).to.deep.equal([true, true])
    await setViewport({ width: 800, height: 600 })
  })

  it('COR-095 lies above a header of the highest z-index and outside of its clipping ancestors', async () => {
    const page = await fixture(
      html`<div>
        <header style="position:fixed;inset:0;z-index:2147483647;background:#fff"></header>
        <div class="clip" style="overflow:hidden;height:40px;transform:translateX(10px)"></div>
      </div>`,
    )
    const { host, panel } = await opened({ text: 'Long' }, page.querySelector('.clip') ?? page)
    const [x, y] = middle(panel)
    expect(document.elementFromPoint(x, y) === host).to.equal(true)
    expect(panel.matches(':popover-open')).to.equal(true)
  })

  it('COR-021 stands at the right edge of its anchor in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl'
    const { panel, trigger } = await opened({ width: 250 })
    const edges = [panel, trigger].map(node => Math.round(node.getBoundingClientRect().right))
    document.documentElement.dir = ''
    expect(edges[0]).to.equal(edges[1])
  })

  it('COR-037 is cut to what is left of the window when it grows, without an error', async () => {
    const { panel } = await opened()
    const errors: string[] = []
    const heard = (event: ErrorEvent) => errors.push(event.message)
    addEventListener('error', heard)
    const long = panel.appendChild(document.createElement('p'))
    long.style.height = '2000px'
    await waitUntil(() => panel.getBoundingClientRect().bottom <= innerHeight)
    removeEventListener('error', heard)
    expect(errors).to.deep.equal([])
  })

  it('COR-031 is still shown when its host has been moved', async () => {
    const { host, panel } = await opened()
    document.body.prepend(host)
    expect(panel.matches(':popover-open')).to.equal(false)
    await waitUntil(() => panel.matches(':popover-open'))
  })

  it('QTY-033 closes any other popover that must be the only one', async () => {
    const first = await opened({ oneAtATime: true })
    await opened({ oneAtATime: true })
    expect(first.closed).to.deep.equal(['other'])
  })

  it('QTY-031 closes by a resize where it is told to', async () => {
    const { closed } = await opened({ closeOnResize: true })
    dispatchEvent(new Event('resize'))
    expect(closed).to.deep.equal(['resize'])
  })

  it('COR-033 leaves no listener when it has closed', async () => {
    const listeners = watchListeners()
    const { draw, drawing } = await opened({
      oneAtATime: true,
      closeOnResize: true,
      closeOnScroll: { px: 20, afterMs: 250 },
    })
    const during = listeners.live()
    await draw(drawing(false))
    const after = listeners.live()
    expect(during).to.include.members(['keydown', 'resize', 'scroll'])
    expect(after).to.deep.equal([])
  })
})
