import { expect, nextFrame } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import 'virtual:dp-side-sheet'
import {
  clearFaults,
  clearJournal,
  journal,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { engine } from '../../support/engine.ts'
import { address, showSheet, url } from '../../support/side-sheet.ts'
import { heldSlide } from '../../support/slide.ts'
import { spoil } from '../../support/spoil.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const apology = 'Sorry, unable to load content. Please try again later.'
const slow = { match: { path: address }, fault: 'hold', times: 1 }
const broken = { match: { path: address }, fault: 'status:503', times: 1 }
const tall = '<div id="tall" style="height: 5000px"></div>'

beforeEach(async () => {
  await setViewport({ width: 900, height: 600 })
  await session()
  await clearFaults()
})
after(() => clearJournal())

describe('dp-side-sheet', () => {
  engine.it('SHT-001 slides in from the right in 300 ms, 600 px wide', 'motion', async () => {
    const view = await showSheet()
    const slide = await heldSlide(view.root, () => expect(view.request()).to.equal(true))
    const dialog = view.find<HTMLDialogElement>('dialog')!
    expect(slide.effect?.getTiming().duration).to.equal(300)
    slide.currentTime = 0
    expect(dialog.getBoundingClientRect().left).to.equal(900)
    slide.finish()
    const { left, right } = dialog.getBoundingClientRect()
    expect([left, right]).to.deep.equal([300, 900])
  })

  it('SHT-001 is no wider than the window', async () => {
    await setViewport({ width: 320, height: 600 })
    const view = await showSheet()
    await view.open()
    expect(view.find('dialog')!.offsetWidth).to.equal(320)
  })

  it('SHT-002 SHT-008 keeps the page from scrolling, and leaves it where it was', async () => {
    const view = await showSheet()
    view.host.parentElement!.insertAdjacentHTML('beforeend', tall)
    scrollTo(0, 700)
    await view.open()
    const { overflow } = getComputedStyle(document.documentElement)
    const { backgroundColor } = getComputedStyle(view.find('dialog')!, '::backdrop')
    expect([overflow, /, 0?\.\d+\)$/.test(backgroundColor)]).to.deep.equal(['hidden', true])
    await press('Escape')
    await view.goes('dialog')
    expect([scrollY, getComputedStyle(document.documentElement).overflow]).to.deep.equal([
      700,
      'visible',
    ])
    scrollTo(0, 0)
  })

  it('SHT-003 asks the address by GET, with a spinner meanwhile', async () => {
    await setFault(slow)
    const view = await showSheet()
    view.request()
    await view.comes('dialog[open] .spinner')
    await waitUntil(async () => (await journal(address)).length, 'nothing is asked')
    const [{ method, query } = { method: '', query: {} }] = await journal(address)
    expect([method, query]).to.deep.equal(['GET', { asin: 'B0WASHER01' }])
    expect(view.host.matches(':state(loading)')).to.equal(true)
  })

  engine.it(
    'COR-193 keeps the spinner while it slides, even if the answer is there',
    'motion',
    async () => {
      const view = await showSheet()
      await view.open()
      await press('Escape')
      await view.goes('[part=sheet]')
      let isAnswered = false
      const spoilt = spoil(address, body => {
        isAnswered = true
        return body
      })
      const clock = holdClocks()
      try {
        view.request()
        await waitUntil(() => isAnswered, 'no answer')
        await nextDrawing()
        await clock.tickAsync(299)
        await nextDrawing()
        expect([view.find('.spinner'), view.find('[part=content] p')].map(Boolean)).to.deep.equal([
          true,
          false,
        ])
        await clock.tickAsync(1)
      } finally {
        clock.restore()
        spoilt.end()
      }
      await view.comes('[part=content] p')
      await view.goes('.spinner')
    },
  )

  for (const [what, page] of [
    ['a fragment', ''],
    ['a whole page', '<!doctype html><html><head><title>Page</title></head><body>'],
  ]) {
    it(`SHT-004 SHT-013 shows ${what} without what is unsafe, and tells the document once`, async () => {
      const spoilt = spoil(
        address,
        () =>
          `${page}<h3>Hello</h3><img src="/none" onerror="window.hacked = 1"><script>hacked = 1</script>`,
      )
      const view = await showSheet()
      await view.open()
      spoilt.end()
      await waitUntil(() => view.find('[part=content] h3'), 'no content')
      await view.goes('.spinner')
      expect(view.find('[part=content]')!.textContent!.trim()).to.equal('Hello')
      expect(view.find('[part=content] :is(script, title, [onerror])')).to.equal(null)
      expect(view.told()).to.deep.equal([
        ['dp-sheet-opened', { url }],
        ['ajax-success', { url }],
      ])
      expect(Reflect.has(window, 'hacked')).to.equal(false)
    })
  }

  it('SHT-005 SHT-006 SHT-013 apologizes, warns and tells the document once', async () => {
    await setFault(broken)
    const view = await showSheet()
    const said = await warnings(() => view.open())
    const message = view.find('[part=message] > div')!
    expect(message.firstChild!.textContent).to.equal(apology)
    expect(said.filter(one => one.includes(url))).to.have.length(1)
    expect(view.told().slice(1)).to.deep.equal([['ajax-failure', { url, error: 'unavailable' }]])
  })

  for (const [what, body] of [
    ['an empty text', ''],
    ['white space', ' \n '],
    ['nothing that can show', '<!doctype html><title>Please wait</title><script>1</script>'],
  ] as const) {
    it(`SHT-007 counts ${what} as a failure`, async () => {
      const spoilt = spoil(address, () => body)
      const view = await showSheet()
      await warnings(() => view.open().then(() => view.comes('[part=message]')))
      spoilt.end()
      expect(view.told().slice(1)).to.deep.equal([['ajax-failure', { url, error: 'malformed' }]])
    })
  }

  it('SHT-004 shows a picture alone', async () => {
    const spoilt = spoil(address, () => '<img src="/images/plate.svg" alt="">')
    const view = await showSheet()
    await view.open()
    spoilt.end()
    await waitUntil(() => view.host.matches(':not(:state(loading))'), 'it still waits')
    expect(view.told().at(-1)).to.deep.equal(['ajax-success', { url }])
  })

  const closings: Record<string, (view: Awaited<ReturnType<typeof showSheet>>) => unknown> = {
    'its button': view => view.find('.close')!.click(),
    Escape: () => press('Escape'),
    'a press on the dimmed page': () => sendMouse({ type: 'click', position: [100, 300] }),
    'a control of its content': view => view.find('[part=content] [data-dp-action=close]')!.click(),
  }
  for (const [how, close] of Object.entries(closings)) {
    it(`SHT-009 SHT-010 closes by ${how}, and gives focus back`, async () => {
      const view = await showSheet()
      await view.open()
      await view.comes('[part=content] [data-dp-action=close]')
      expect(view.root.activeElement?.localName).to.equal('dialog')
      await close(view)
      await view.goes('dialog')
      expect(document.activeElement).to.equal(view.opener)
      expect(view.told().at(-1)).to.deep.equal(['dp-sheet-closed', { url }])
    })
  }

  it('SHT-010 keeps the focus inside, also when a press takes its control away', async () => {
    await setFault(broken)
    const view = await showSheet()
    await warnings(() => view.open())
    view.find('[part=message] .link')!.focus()
    view.find('[part=message] .link')!.click()
    await view.comes('[part=content] [data-dp-action=close]')
    expect(view.root.activeElement?.closest('dialog')).to.not.equal(null)
    for (let pressed = 0; pressed < 4; pressed += 1) {
      await press('Tab')
      const { activeElement } = view.root
      const isInside = activeElement ? !!activeElement.closest('dialog') : !document.hasFocus()
      expect(isInside || document.activeElement === document.body, `${pressed}`).to.equal(true)
    }
  })

  it('SHT-010 gives focus back to what asked, though it had none', async () => {
    const view = await showSheet()
    await view.open()
    view.find('.close')!.click()
    await view.goes('dialog')
    view.opener.blur()
    const detail = { url }
    view.opener.dispatchEvent(
      new CustomEvent('dp-sheet-requested', { detail, bubbles: true, cancelable: true }),
    )
    await view.comes('dialog[open]')
    await press('Escape')
    await view.goes('dialog')
    expect(document.activeElement).to.equal(view.opener)
  })

  it('SHT-011 asks again after a failure', async () => {
    await setFault(broken)
    const view = await showSheet()
    await warnings(() => view.open())
    view.request()
    await view.comes('[part=content] h3')
    expect(await journal(address)).to.have.length(2)
  })

  it('SHT-012 loads its own address at once with data-start-open', async () => {
    const view = await showSheet(`data-start-open data-url="${url}" data-title="Delivery"`)
    await view.comes('[part=content] h3')
    expect(view.find('.layer-title')!.textContent).to.equal('Delivery')
  })

  it('SHT-012 shows what stands between its tags, which can close it, and asks nothing', async () => {
    const view = await showSheet('', '<p>Ours</p><a href="#x" data-dp-action="close">Done</a>')
    const own = view.host.querySelector<HTMLElement>('a')!
    expect(own.checkVisibility()).to.equal(false)
    await view.open({})
    await nextFrame()
    expect([own.checkVisibility(), await journal(address)]).to.deep.equal([true, []])
    own.click()
    await view.goes('dialog')
    expect([own.checkVisibility(), location.hash]).to.deep.equal([false, ''])
  })

  it('SHT-014 opens at a press of a control of the page, which tells that it is open', async () => {
    const view = await showSheet(`data-trigger="#more" data-url="${url}"`)
    const said = () => [view.opener.ariaHasPopup, view.opener.ariaExpanded]
    expect(said()).to.deep.equal(['dialog', 'false'])
    view.opener.click()
    await view.comes('[part=content] h3')
    expect(said()).to.deep.equal(['dialog', 'true'])
    view.find('.close')!.click()
    await view.goes('dialog')
    expect(said()).to.deep.equal(['dialog', 'false'])
    view.host.remove()
    await waitUntil(() => view.opener.ariaHasPopup === null, 'the control stays a trigger')
  })

  it('SHT-014 closes when its control leaves the page, and forgets a control of before', async () => {
    const view = await showSheet(`data-trigger="#more" data-url="${url}"`)
    view.opener.click()
    await view.comes('dialog[open]')
    view.opener.remove()
    await view.goes('dialog')
    view.host.before(view.opener)
    view.host.dataset['trigger'] = '#none'
    await waitUntil(() => view.opener.ariaHasPopup === null, 'the control stays a trigger')
    view.opener.click()
    await nextFrame()
    expect(view.find('dialog')).to.equal(null)
  })

  it('SHT-014 leaves presses alone that open a link elsewhere', async () => {
    const view = await showSheet(`data-trigger="#more" data-url="${url}"`)
    view.opener.dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true }))
    await nextFrame()
    expect(view.find('dialog')).to.equal(null)
  })
})
