import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import type { ReactNode } from 'react'
import { restore, stub } from 'sinon'
import { Dialog } from '../../src/parts/dialog.tsx'
import { holdClocks } from '../support/clock.ts'
import { emulateReducedMotion, engine } from '../support/engine.ts'
import { mount, unmountAll } from './mount.tsx'
import { openSheet } from './open-layer.tsx'

const copyIn = (shadow: ShadowRoot) => shadow.querySelector<HTMLElement>('[inert]')

const dialogWith = (open: boolean, inner: ReactNode) => (
  <Dialog open={open} label="Place" onClose={() => {}}>
    {inner}
  </Dialog>
)

const form = (
  <>
    <input id="zip" part="input" />
    <div className="long" style={{ height: 40, overflow: 'auto' }}>
      <p style={{ height: 400 }}>Text</p>
    </div>
  </>
)

describe('Leaving layers', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  beforeEach(() => document.documentElement.style.setProperty('--dp-motion', '0.2s'))
  afterEach(() => {
    document.documentElement.style.removeProperty('--dp-motion')
    // A failed test must not leave a fake clock to the runner.
    restore()
    unmountAll()
  })
  engine.it('COR-109 are gone at once, and a copy moves out for 200 ms', 'motion', async () => {
    const view = await openSheet('bottom')
    await view.settled()
    const place = view.dialog()!.getBoundingClientRect()
    const time = holdClocks()
    await view.draw(view.drawing(false))
    expect(view.dialog()).to.equal(null)
    expect(view.shadow.activeElement === view.find('button')).to.equal(true)
    expect(document.documentElement.style.overflow).to.equal('')
    const copy = copyIn(view.shadow)
    const [motion] = copy?.getAnimations() ?? []
    motion?.pause()
    Object.assign(motion ?? {}, { currentTime: 0 })
    expect(copy?.getBoundingClientRect()).to.deep.equal(place)
    Object.assign(motion ?? {}, { currentTime: 200 })
    expect(copy?.getBoundingClientRect().top).to.equal(600)
    expect([copy?.matches(':popover-open'), copy?.textContent]).to.deep.equal([
      true,
      'QuantityText',
    ])
    expect(document.elementFromPoint(400, 590) === view.host).to.equal(false)
    time.tick(199)
    expect(copy?.isConnected).to.equal(true)
    time.tick(1)
    expect(copy?.isConnected).to.equal(false)
  })

  engine.it('COR-109 show what was typed and where it was scrolled to', 'motion', async () => {
    const view = await mount(null)
    await view.draw(dialogWith(true, form))
    view.find<HTMLInputElement>('input').value = '10115'
    view.find('.long').scrollTop = 120
    await view.draw(dialogWith(false, form))
    const copy = copyIn(view.shadow)
    const input = copy?.querySelector('input')
    expect([input?.value, input?.id, input?.getAttribute('part')]).to.deep.equal([
      '10115',
      '',
      'input',
    ])
    expect(copy?.querySelector('.long')?.scrollTop).to.equal(120)
  })

  engine.it(
    'COR-109 scroll the same part where a medium has parts of its own',
    'motion',
    async () => {
      const view = await mount(null)
      const withVideo = (
        <>
          <video>
            <source />
            <track />
          </video>
          {form}
        </>
      )
      await view.draw(dialogWith(true, withVideo))
      view.find('.long').scrollTop = 120
      await view.draw(dialogWith(false, withVideo))
      expect(copyIn(view.shadow)?.querySelector('.long')?.scrollTop).to.equal(120)
    },
  )

  engine.it(
    'COR-098 COR-109 free the page where the shopper has chosen a file',
    'motion',
    async () => {
      const view = await mount(null)
      const file = <input type="file" />
      await view.draw(dialogWith(true, file))
      const chosen = new DataTransfer()
      chosen.items.add(new File(['a'], 'a.txt'))
      view.find<HTMLInputElement>('input').files = chosen.files
      await view.draw(dialogWith(false, file))
      expect([document.documentElement.style.overflow, !!copyIn(view.shadow)]).to.deep.equal([
        '',
        true,
      ])
    },
  )

  engine.it('COR-098 free the page where no copy can show', 'motion', async () => {
    const view = await mount(null)
    await view.draw(dialogWith(true, form))
    stub(HTMLElement.prototype, 'showPopover').throws(new Error('not here'))
    await view.draw(dialogWith(false, form)).catch(() => {})
    expect(document.documentElement.style.overflow).to.equal('')
  })

  engine.it(
    'COR-109 leave no copy of what the page has put in, and load nothing again',
    'motion',
    async () => {
      const view = await mount(null)
      const frame = <iframe title="Map" sandbox="" src="about:blank" width="200" height="90" />
      await view.draw(dialogWith(true, frame))
      await view.draw(dialogWith(false, frame))
      const copy = copyIn(view.shadow)
      expect(copy?.querySelector('iframe')).to.equal(null)
      expect(copy?.querySelector<HTMLElement>('.modal-body > *')?.style.blockSize).to.match(
        /^9\dpx$/,
      )
      copy?.remove()
      await view.draw(dialogWith(true, <slot />))
      await view.draw(dialogWith(false, <slot />))
      expect(copyIn(view.shadow)).to.equal(null)
    },
  )

  it('COR-109 leave nothing when their element has left the page', async () => {
    const view = await openSheet('bottom')
    view.host.remove()
    await view.draw(view.drawing(false))
    expect(copyIn(view.shadow)).to.equal(null)
  })

  engine.it('COR-105 COR-109 have no copy with reduced motion', 'reduced motion', async () => {
    await emulateReducedMotion(true)
    const view = await openSheet('bottom')
    await view.draw(view.drawing(false))
    await emulateReducedMotion(false)
    expect([view.dialog(), copyIn(view.shadow)]).to.deep.equal([null, null])
  })
})
