import { expect, nextFrame } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import 'virtual:dp-tabular-buy-box'
import { eventsOf, inShadow, mount, pageState, press } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const tag = 'dp-tabular-buy-box'
const long = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ')

interface Row {
  label: string
  value: string
  detailHtml?: string
}
const short: Row = { label: 'Sold by', value: 'Harbor & Pine' }
const detailed: Row = { label: 'Returns', value: '30 days', detailHtml: '<p>Free label</p>' }
const cut: Row = { label: 'Condition', value: long, detailHtml: '<p>Tested</p>' }

const html = (rows: unknown, attributes = '') =>
  `<div style="inline-size: 400px"><${tag} ${attributes}>${pageState('tabular-buy-box', { rows })}Fallback</${tag}></div>`
async function show(rows: readonly Row[], attributes?: string) {
  const host = await mount(tag, html(rows, attributes))
  await nextDrawing()
  return host
}

/** The page gives other rows. */
const give = (host: HTMLElement, rows: readonly Row[]) => Object.assign(host, { config: { rows } })
const all = (host: Element, selector: string) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const texts = (host: Element, selector: string) =>
  all(host, selector).map(({ textContent }) => textContent)
const sheetOf = (host: Element) => host.shadowRoot?.querySelector<HTMLElement>('dialog')
const opens = (host: Element) => waitUntil(() => sheetOf(host)?.matches(':modal'), 'never opens')
/** How many lines a value shows. */
const linesOf = (value: HTMLElement) =>
  Math.round(value.clientHeight / Number.parseFloat(getComputedStyle(value).lineHeight))

async function opened(rows: readonly Row[], part: 'more' | 'details') {
  const host = await show(rows)
  const control = inShadow(host, `[part=${part}]`)
  control.focus()
  control.click()
  await opens(host)
  return { host, control, sheet: inShadow(host, 'dialog') }
}

describe(tag, () => {
  before(() => setViewport({ width: 800, height: 600 }))

  it('TAB-001 shows labels as headers of their rows, and values beside them', async () => {
    const host = await show([short, detailed])
    expect(all(host, 'th').map(one => [one.textContent, one.getAttribute('scope')])).to.deep.equal([
      ['Sold by', 'row'],
      ['Returns', 'row'],
    ])
    expect(texts(host, '[part=value]')).to.deep.equal(['Harbor & Pine', '30 days'])
  })

  it('TAB-001 shows a dash for a value of nothing but space and control characters', async () => {
    const host = await show([
      { label: 'Empty', value: '' },
      { label: 'Blank', value: ' \u0000\u200B\n' },
    ])
    expect(texts(host, '[part=value]')).to.deep.equal(['–', '–'])
  })

  it('TAB-002 TAB-003 cuts a long value at 3 lines, and offers the rest only there', async () => {
    const host = await show([short, cut, short])
    expect(all(host, '[part=value]').map(linesOf)).to.deep.equal([1, 3, 1])
    expect(texts(host, 'tr:has([part=more]) th')).to.deep.equal(['Condition'])
  })

  it('TAB-003 has no link for a value of exactly 3 lines', async () => {
    const host = await show([{ label: 'Three', value: 'word' }])
    const value = inShadow(host, '[part=value]')
    const words = ['word']
    while (linesOf(value) < 3) {
      words.push('word')
      give(host, [{ label: 'Three', value: words.join(' ') }])
      await nextDrawing()
    }
    expect(all(host, '[part=more]')).to.deep.equal([])
  })

  it('TAB-004 measures again when the width changes', async () => {
    const value = long.slice(0, 130)
    const host = await show([{ label: 'Condition', value }])
    const more = () => all(host, '[part=more]').length
    const place = host.parentElement!
    place.style.inlineSize = '220px'
    await waitUntil(() => more() === 1, 'never cut')
    place.style.inlineSize = '700px'
    await waitUntil(() => more() === 0, 'never whole')
  })

  it('TAB-004 measures again when the value changes, or shows after it was hidden', async () => {
    const host = await show([short])
    host.hidden = true
    give(host, [cut])
    await nextDrawing()
    expect(all(host, '[part=more]').length).to.equal(0)
    host.hidden = false
    await waitUntil(() => all(host, '[part=more]').length === 1, 'never cut')
    give(host, [short])
    await waitUntil(() => all(host, '[part=more]').length === 0, 'never whole')
  })

  it('TAB-005 shows the whole value and the detail in the sheet of a cut row', async () => {
    const { host, sheet } = await opened([short, cut], 'more')
    await waitUntil(() => sheet.querySelector('.server-html p'), 'no detail')
    expect(sheet.ariaLabel).to.equal('Condition')
    expect(texts(host, '.modal-body p')).to.deep.equal([long, 'Tested'])
  })

  it('TAB-005 shows the changed row in the open sheet, and closes if the row is gone', async () => {
    const { host } = await opened([short, cut], 'more')
    give(host, [{ ...cut, value: 'New value' }])
    await waitUntil(() => texts(host, '.whole')[0] === 'New value', 'never changes')
    give(host, [short])
    await waitUntil(() => !sheetOf(host), 'never closes')
  })

  engine.it('TAB-006 slides in 300 ms, and tells of both ends', 'motion', async () => {
    const { host, sheet } = await opened([detailed], 'details')
    const heard = eventsOf(host, 'dp-tabular-sheet-opened', 'dp-tabular-sheet-closed')
    const next = async () => {
      let seen: CustomEvent[] = []
      await waitUntil(() => (seen = heard.take()).length > 0, 'no event')
      return seen.map(({ type, detail }) => [type, detail])
    }
    expect(getComputedStyle(sheet).transitionDuration.split(', ')[0]).to.equal('0.3s')
    expect(await next()).to.deep.equal([['dp-tabular-sheet-opened', { row: 'Returns' }]])
    inShadow(host, '.close').click()
    expect(await next()).to.deep.equal([['dp-tabular-sheet-closed', { row: 'Returns' }]])
  })

  for (const [how, act] of [
    ['the close button', (host: Element) => inShadow(host, '.close').click()],
    ['Escape', () => press('Escape')],
    ['a press on the background', () => sendMouse({ type: 'click', position: [20, 300] })],
  ] as const) {
    it(`TAB-007 closes by ${how} and gives focus back`, async () => {
      const { host, control } = await opened([detailed], 'details')
      await act(host)
      await waitUntil(() => !sheetOf(host), 'never closes')
      expect(host.shadowRoot?.activeElement === control).to.equal(true)
      expect(host.matches(':state(open)')).to.equal(false)
    })
  }

  it('TAB-008 draws nothing for an empty list', async () => {
    const host = await show([])
    expect(all(host, '*').length).to.equal(0)
    expect(host.offsetHeight).to.equal(0)
  })

  it('TAB-008 keeps the fallback without a list, and with one that does not fit', async () => {
    for (const rows of [undefined, [{ label: 'No value' }]]) {
      const box = document.body.appendChild(document.createElement('div'))
      box.innerHTML = html(rows)
      const host = box.querySelector(tag)!
      await waitUntil(() => host.matches(':state(incomplete)'), 'is never incomplete')
      expect(host.shadowRoot?.innerHTML).to.equal('<slot></slot>')
      box.remove()
    }
  })

  it('TAB-009 has a button for the details of a whole value, and none without', async () => {
    const { host, control, sheet } = await opened([short, detailed], 'details')
    expect(control.ariaLabel).to.equal('Details about Returns')
    expect(texts(host, 'tr:has(button) th')).to.deep.equal(['Returns'])
    await waitUntil(() => sheet.querySelector('.server-html p'), 'no detail')
    expect(texts(host, '.modal-body p')).to.deep.equal(['30 days', 'Free label'])
  })

  it('TAB-010 cuts at another number of lines', async () => {
    const host = await show([cut], 'data-clamp-lines="1"')
    expect(all(host, '[part=value]').map(linesOf)).to.deep.equal([1])
    host.dataset['clampLines'] = '5'
    await nextDrawing()
    expect(all(host, '[part=value]').map(linesOf)).to.deep.equal([5])
  })

  it('TAB-011 shows label and value as text, and runs nothing of the detail', async () => {
    const evil = '<img src="x" onerror="window.ran = true"><script>window.ran = true</script>'
    const row = { label: evil, value: '<i onclick=x>', detailHtml: `<p>Fine</p>${evil}` }
    const { host, sheet } = await opened([row], 'details')
    await waitUntil(() => sheet.querySelector('.server-html p'), 'no detail')
    await nextFrame()
    expect(texts(host, 'th, [part=value], h2, .whole')).to.deep.equal([
      evil,
      '<i onclick=x>',
      evil,
      '<i onclick=x>',
    ])
    expect(all(host, 'script, [onerror]')).to.deep.equal([])
    expect('ran' in window).to.equal(false)
  })
})
