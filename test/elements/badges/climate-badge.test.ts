import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import 'virtual:dp-climate-badge'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  journal,
  mount,
  pageState,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { heldSlide } from '../../support/slide.ts'
import { spoil } from '../../support/spoil.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-climate-badge'
const address = '/gp/product/ajax'
const link = (id: string) => `<a href='#x' data-dp-action='view' data-dp-view='${id}'>More</a>`
const long = '<p style="height: 1px">First</p>' + '<p>Line</p>'.repeat(80)
const box = { id: 'box', title: 'The box', html: '<p>Paper</p>' }
const given = (contentHtml: string) => pageState('climate-badge', { contentHtml, secondary: [box] })
const byCall = `data-asin="B0HEADPH01" data-content-url="${address}"`

async function show(attributes = byCall, content = '') {
  const host = await mount(tag, `<div><${tag} ${attributes}>${content}</${tag}></div>`)
  const root = host.shadowRoot!
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector)
  const comes = (selector: string) => waitUntil(() => find(selector), `no ${selector}`)
  const goes = (selector: string) => waitUntil(() => !find(selector), `${selector} stays`)
  const badge = find('[part=badge]')!
  const heard = eventsOf(
    host,
    'dp-climate-sheet-opened',
    'dp-climate-sheet-closed',
    'dp-climate-view-changed',
  )
  const told = () =>
    heard.take().map(({ type, detail }) => [type.slice('dp-climate-'.length), detail])
  async function open() {
    badge.focus()
    badge.click()
    await comes('dialog[open] :is([part=content], [part=message])')
  }
  const body = () => find('.modal-body')!
  const title = () => find('.layer-title')!.textContent
  return { host, root, find, comes, goes, badge, told, open, body, title }
}

beforeEach(async () => {
  await setViewport({ width: 900, height: 500 })
  await session()
  await clearFaults()
})
after(() => clearJournal())

describe(tag, () => {
  it('CLI-001 CLI-002 CLI-017 opens the sheet, with the focus inside', async () => {
    const view = await show()
    expect(view.badge.textContent).to.equal('Climate certified')
    await view.open()
    await view.comes('[part=content] [data-dp-view]')
    expect(view.title()).to.equal('About this certificate')
    await waitUntil(() => view.told()[0]?.[0] === 'sheet-opened', 'it does not count as open')
    expect(view.root.activeElement?.closest('dialog')).to.not.equal(null)
    const [{ query } = { query: {} }, ...more] = await journal(address)
    expect([query, more]).to.deep.equal([
      {
        asin: 'B0HEADPH01',
        showFeatures: 'climatePledge',
        experienceId: 'climatePledgeAjaxExperience',
      },
      [],
    ])
  })

  engine.it(
    'CLI-003 comes from 500 px outside, and is not drawn while closed',
    'motion',
    async () => {
      const view = await show()
      expect(view.find('dialog')).to.equal(null)
      const slide = await heldSlide(view.root, () => view.badge.click())
      const dialog = view.find('dialog')!
      slide.currentTime = 0
      expect([
        slide.effect?.getTiming().duration,
        dialog.getBoundingClientRect().left,
      ]).to.deep.equal([300, 900])
      slide.finish()
      expect(dialog.getBoundingClientRect().left).to.equal(400)
    },
  )

  const closings: Record<string, (view: Awaited<ReturnType<typeof show>>) => unknown> = {
    Escape: () => press('Escape'),
    'its button': view => view.find('.close')!.click(),
    'a press outside': () => sendMouse({ type: 'click', position: [50, 250] }),
  }
  for (const [how, close] of Object.entries(closings)) {
    it(`CLI-004 CLI-005 CLI-012 CLI-016 closes by ${how}, and gives focus back`, async () => {
      const view = await show()
      await view.open()
      await waitUntil(() => view.told()[0]?.[0] === 'sheet-opened', 'it does not count as open')
      await close(view)
      await view.goes('dialog')
      expect(view.root.activeElement).to.equal(view.badge)
      await waitUntil(() => view.told()[0]?.[0] === 'sheet-closed', 'it does not count as gone')
    })
  }

  it('CLI-006 keeps the focus inside', async () => {
    const view = await show('', given(`<p>${link('box')}</p>`))
    await view.open()
    await view.comes('[data-dp-view]')
    const isInside = () => {
      const { activeElement } = view.root
      return activeElement
        ? !!activeElement.closest('dialog')
        : document.activeElement === document.body
    }
    for (let at = 0; at < 4; at += 1) {
      await press('Tab')
      expect(isInside(), `Tab ${at}`).to.equal(true)
    }
    await sendKeys({ down: 'Shift' })
    for (let at = 0; at < 4; at += 1) {
      await press('Tab')
      expect(isInside(), `Shift+Tab ${at}`).to.equal(true)
    }
    await sendKeys({ up: 'Shift' })
  })

  it('CLI-007 CLI-008 CLI-009 leads to a second view, and back to the same place', async () => {
    const view = await show('', given(`${long}<p>${link('box')}</p>`))
    await view.open()
    await view.comes('[part=content] [data-dp-view]')
    expect(view.find('[part=back]')).to.equal(null)
    view.body().scrollTop = 1e6
    const { scrollTop } = view.body()
    expect(scrollTop).to.be.greaterThan(0)
    view.find('[data-dp-view]')!.focus()
    view.find('[data-dp-view]')!.click()
    await view.comes('[part=secondary]')
    await waitUntil(() => view.find('[part=secondary]')!.textContent === 'Paper', 'no second view')
    expect([view.title(), view.body().scrollTop]).to.deep.equal(['The box', 0])
    expect(view.find('[part=content]')!.checkVisibility()).to.equal(false)
    expect(view.root.activeElement?.ariaLabel).to.equal('The box')
    view.find('[part=back]')!.click()
    await view.goes('[part=secondary]')
    await nextFrame()
    expect([view.body().scrollTop, view.find('[part=back]')]).to.deep.equal([scrollTop, null])
    expect(view.root.activeElement).to.equal(view.find('[data-dp-view]'))
    expect(view.title()).to.equal('About this certificate')
    expect(location.hash).to.equal('')
  })

  it('CLI-007 shows the second views of an answer', async () => {
    const view = await show()
    await view.open()
    await view.comes('[data-dp-view=recycled]')
    view.find('[data-dp-view=recycled]')!.click()
    await view.comes('[part=secondary] b')
    expect(view.title()).to.equal('Recycled material')
  })

  it('CLI-010 marks the head while the content is scrolled', async () => {
    const view = await show('', given(long))
    await view.open()
    await waitUntil(() => view.body().scrollHeight > 600, 'no content')
    view.body().scrollTop = 50
    await view.comes('[part~=scrolled]')
    view.body().scrollTop = 0
    await view.goes('[part~=scrolled]')
  })

  it('CLI-011 starts with the first view again', async () => {
    const view = await show('', given(`<p>${link('box')}</p>`))
    await view.open()
    await view.comes('[data-dp-view]')
    view.find('[data-dp-view]')!.click()
    await view.comes('[part=secondary]')
    await press('Escape')
    await view.goes('dialog')
    await view.open()
    // A copy of the earlier view may still move out.
    expect(view.find('dialog :is([part=secondary], [part=back])')).to.equal(null)
  })

  it('CLI-013 opens one sheet on two presses, which Escape closes on its way in', async () => {
    const view = await show('', given('<p>First</p>'))
    view.badge.focus()
    view.badge.click()
    view.badge.click()
    await view.comes('dialog[open]')
    expect(view.root.querySelectorAll('dialog').length).to.equal(1)
    await press('Escape')
    await view.goes('dialog')
  })

  it('CLI-014 is plain text with nothing to explain', async () => {
    const view = await show('data-label="Recycled paper"')
    expect([view.badge.localName, view.badge.textContent]).to.deep.equal(['span', 'Recycled paper'])
    view.badge.click()
    await nextFrame()
    expect(view.find('dialog')).to.equal(null)
  })

  it('CLI-015 shows the error with a link that asks again', async () => {
    await setFault({ match: { path: address }, fault: 'status:500', times: 1 })
    const view = await show()
    await view.open()
    await view.comes('[part=message]')
    expect(view.find('[part=message]')!.textContent).to.contain(
      'This information could not be loaded. Try again',
    )
    view.find('[part=message] .link')!.focus()
    view.find('[part=message] .link')!.click()
    await view.comes('[part=content] [data-dp-view]')
    expect(view.root.activeElement?.closest('dialog')).to.not.equal(null)
  })

  it('CLI-015 cleans both views', async () => {
    const bad =
      '<p>Text</p><img src="/none" onerror="window.hacked = 1"><script>hacked = 1</script>'
    const state = JSON.stringify({ secondary: [{ ...box, html: bad }] }).replaceAll('<', '\\u003c')
    const spoilt = spoil(
      address,
      () => `<script type="application/json" data-dp-answer>${state}</script>${bad}${link('box')}`,
    )
    const view = await show()
    await view.open()
    spoilt.end()
    await view.comes('[data-dp-view]')
    view.find('[data-dp-view]')!.click()
    await view.comes('[part=secondary] img')
    expect(view.root.querySelector('.server-html :is(script, [onerror])')).to.equal(null)
    expect(Reflect.has(window, 'hacked')).to.equal(false)
  })

  it('CLI-017 shows that it loads, and asks once for two openings', async () => {
    const view = await show()
    const release = await hold({ path: address }, 1)
    view.badge.click()
    await view.comes('dialog[open] [aria-busy=true]')
    await release()
    await view.comes('[part=content] [data-dp-view]')
    await press('Escape')
    await view.goes('dialog')
    await view.open()
    await view.comes('[part=content] [data-dp-view]')
    expect(await journal(address)).to.have.length(1)
  })
})
