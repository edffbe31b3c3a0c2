import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:dp-invite-button'
import 'virtual:dp-quantity-selector'
import '../../src/inspector/inspector.ts'
import { cartCount } from '../../src/contract/buying/cart.ts'
import { page } from '../../src/page/page.ts'
import { mount, pageState, place, session } from '../support/browser.ts'
import { has } from '../support/engine.ts'
import { probe } from '../support/probe.tsx'
import { spoil } from '../support/spoil.ts'
import { waitUntil } from '../support/wait.ts'

/** What the inspector writes below an element in the page. */
const markOf = (host: Element) => getComputedStyle(host, '::after').content

const selector = (attributes: string, inside = '') =>
  `<dp-quantity-selector ${attributes}>${inside}<select name="quantity"><option>1<option>2</select></dp-quantity-selector>`

/** The inspector of the page, as its author sees it. */
function inspector() {
  document.querySelector('dp-inspector')?.remove()
  const host = document.body.appendChild(document.createElement('dp-inspector'))
  const root = host.shadowRoot!
  const all = (of: string) => [...root.querySelectorAll<HTMLElement>(of)]
  const rows = () =>
    all('tbody tr').map(row => [...row.children].map(({ textContent }) => textContent))
  return {
    host,
    all,
    names: () => all('.hosts button').map(({ textContent }) => textContent),
    row: (name: string) => rows().find(([first]) => first === name),
    entries: () => all('.log li').map(({ textContent }) => textContent ?? ''),
    shows: (isSo: () => unknown, what: string) => waitUntil(isSo, what),
  }
}

describe('dp-inspector', () => {
  before(() => session())
  after(() => document.querySelector('dp-inspector')?.remove())

  it('lists the elements of the page with their states', async () => {
    await mount('dp-quantity-selector', selector('id="qty" data-widget-id="w"'))
    const shown = inspector()
    const wanted = '<dp-quantity-selector id="qty">initializedready'
    await shown.shows(() => shown.names().includes(wanted), 'the element with its states')
  })

  it('COR-054 lists states that the browser has forgotten in its set, as WebKit may, but not in CSS', async () => {
    const host = await mount('dp-quantity-selector', selector('id="old" data-widget-id="w"'))
    const { core } = host as unknown as { core: { internals: ElementInternals } }
    Object.defineProperty(core.internals, 'states', { get: () => new Set() })
    const shown = inspector()
    const wanted = '<dp-quantity-selector id="old">initializedready'
    await shown.shows(() => shown.names().includes(wanted), 'the element with its states')
  })

  it('says of each field where its value came from', async () => {
    page.$asin.set('B0HEADPH01')
    const html = `<div>
      ${pageState('quantity-selector', { disclaimer: 'Per household.' }, 'qty')}
      ${selector('id="qty" data-widget-id="w"', pageState('quantity-selector', { maxQuantity: 7 }))}
    </div>`
    const host = await mount('dp-quantity-selector', html)
    Reflect.set(host, 'config', { clientId: 'search' })
    const shown = inspector()
    await shown.shows(() => shown.row('clientId')?.[1] === '"search"', 'the configuration')
    expect(shown.row('id')).to.deep.equal(['id', '"w"', 'attribute data-widget-id'])
    expect(shown.row('clientId')?.[2]).to.equal('host.config')
    expect(shown.row('maxQuantity')).to.deep.equal([
      'maxQuantity',
      '7',
      'page state inside the tag',
    ])
    expect(shown.row('disclaimer')?.[2]).to.equal('page state for its id')
    expect(shown.row('asin')).to.deep.equal(['asin', '"B0HEADPH01"', 'page store $asin'])
    expect(shown.row('initialView')).to.deep.equal(['initialView', '"dropdown"', 'default'])
    page.$asin.set(null)
  })

  it('COR-106 leaves values room when the view is narrow, and folds the list that is not chosen', async () => {
    await setViewport({ width: 320, height: 640 })
    await mount('dp-quantity-selector', selector('id="qty" data-widget-id="w"'))
    const shown = inspector()
    await shown.shows(() => shown.row('id'), 'the element')
    const [panel, cell] = ['.panel', 'td'].map(one => shown.all(one)[0]?.clientWidth ?? 0)
    expect(cell).to.be.greaterThan(0.8 * (panel ?? 0))
    shown.all('[role=tab]')[1]?.click()
    expect(shown.all('table')[0]?.checkVisibility()).to.equal(false)
    await setViewport({ width: 800, height: 600 })
  })

  it('COR-083 shows no token', async () => {
    await mount(
      'dp-invite-button',
      `<dp-invite-button data-endpoint="/dp/invite/request" data-asin="B0CONSOLE1"
        data-encrypted-token="secret-1" data-recognized></dp-invite-button>`,
    )
    const shown = inspector()
    await shown.shows(() => shown.row('encryptedToken'), 'the field')
    expect(shown.row('encryptedToken')?.[1]).to.equal('•••')
    expect(shown.row('csrfToken')?.[1]).to.equal('•••')
    expect(shown.host.shadowRoot?.textContent).not.to.contain('secret-1')
  })

  it('COR-083 shows no token of an event, nor of the address of a call', async () => {
    const host = await mount('dp-quantity-selector', selector('id="qty" data-widget-id="w"'))
    const shown = inspector()
    const detail = { items: [{ asin: 'B0HEADPH01', slateToken: 'secret-2' }] }
    host.dispatchEvent(new CustomEvent('dp-quantity-changed', { detail, bubbles: true }))
    await (await fetch('/dp/cart/count?csrf=secret-3&of=masked')).text()
    const told = () => shown.entries().join('\n')
    await shown.shows(() => told().includes('of=masked'), 'the call')
    expect(told()).to.contain('"slateToken":"•••"').and.to.contain('csrf=•••&of=masked')
    expect(told()).not.to.match(/secret-\d/)
  })

  it('tells what the elements send, call and warn of, as it happens', async () => {
    const host = await mount('dp-quantity-selector', selector('id="qty" data-widget-id="w"'))
    const shown = inspector()
    await shown.shows(() => shown.row('id'), 'the element')
    const detail = { code: 'config', problems: [{ message: 'No such thing' }] }
    host.dispatchEvent(new CustomEvent('dp-error', { detail, bubbles: true, composed: true }))
    host.dispatchEvent(
      new CustomEvent('dp-quantity-changed', { detail: { quantity: 2 }, bubbles: true }),
    )
    await (await fetch('/dp/cart/count')).text()
    const holds = (...texts: string[]) =>
      shown.entries().some(entry => texts.every(text => entry.includes(text)))
    await shown.shows(
      () => holds('dp-error', 'config: No such thing', '<dp-quantity-selector id="qty">'),
      'the warning',
    )
    await shown.shows(() => holds('dp-quantity-changed', '{"quantity":2}'), 'the event')
    const status = has('the status of resources') ? '200' : 'answered'
    await shown.shows(() => holds('/dp/cart/count', status), 'the call')
  })

  it('COR-126 COR-083 marks an element whose call got an answer that does not fit, and shows the body', async () => {
    const tag = probe({
      descriptor: { calls: [cartCount] },
      model: ports => ({ ask: () => ports.call(cartCount, {}) }),
    })
    const host = await mount(tag, `<${tag} id="asks"></${tag}>`)
    const { core } = host as unknown as { core: { guarded: { ask(): Promise<unknown> } } }
    const shown = inspector()
    await shown.shows(() => shown.names().includes(`<${tag} id="asks">ready`), 'the element')
    expect(markOf(host)).to.equal('none')
    const body = '{"entity":{"items":"three","slateToken":"secret-4"}}'
    const spoilt = spoil('/dp/cart/count', () => body)
    await core.guarded.ask()
    spoilt.end()
    await shown.shows(() => shown.names().some(name => name?.includes('does not fit')), 'the mark')
    const called = () =>
      shown.all('.log li').find(one => one.textContent?.includes('/dp/cart/count'))
    await shown.shows(() => called()?.matches('.warning'), 'the call')
    expect(called()?.textContent)
      .to.contain(`<${tag} id="asks">`)
      .and.contain('cart-count: expected a whole number at entity.items in the answer, got "three"')
    expect(called()?.querySelector('pre')?.textContent).to.equal(
      '{"entity":{"items":"three","slateToken":"•••"}}',
    )
    expect(markOf(host)).to.contain('does not fit')
    shown.all('[aria-label=Close]')[0]?.click()
    expect(markOf(host)).to.equal('none')
  })

  it('follows what comes and goes, and goes itself', async () => {
    const shown = inspector()
    await mount('dp-quantity-selector', selector('id="late" data-widget-id="w"'))
    await shown.shows(() => shown.names().some(name => name?.includes('late')), 'a new element')
    place('')
    shown.all('[aria-label=Close]')[0]?.click()
    expect(document.querySelector('dp-inspector')).to.equal(null)
  })
})
