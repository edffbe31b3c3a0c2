import { expect } from '@open-wc/testing'
import { nextTask, waitUntil } from '../support/wait.ts'
import { spy, stub } from 'sinon'
import {
  clearFaults,
  clearJournal,
  journal,
  mount,
  session,
  setFault,
  setMeta,
} from '../support/browser.ts'
import { probe } from '../support/probe.tsx'
import { loader, shopPage } from '../support/shop-page.ts'

const path = '/dp/metrics'
const metric = (name: string, fields: object = {}) => ({ name, value: 1, element: 'dp-p', fields })
const tell = (detail: unknown, document = window.document) =>
  document.dispatchEvent(new CustomEvent('dp-metric', { detail }))

/** Bodies that the store has received. */
const received = async (): Promise<unknown[]> =>
  (await journal(path)).map(({ body }): unknown => JSON.parse(body))
const receives = async (count: number): Promise<unknown[]> => {
  await waitUntil(async () => (await received()).length >= count, 'the hits arrive')
  return received()
}

/** An element whose first action is to count. */
const counting = () =>
  probe({
    model: ports => {
      ports.metric('First', { at: 'model' })
      return {}
    },
  })

describe('Metrics', () => {
  const rejected: unknown[] = []
  const note = (event: PromiseRejectionEvent) => rejected.push(event.reason)

  before(async () => {
    await session()
    addEventListener('unhandledrejection', note)
    setMeta('dp-metrics-url', path)
  })
  beforeEach(async () => {
    await clearFaults()
    await clearJournal()
  })
  after(async () => {
    await clearFaults()
    removeEventListener('unhandledrejection', note)
    document.head.querySelector('meta[name="dp-metrics-url"]')?.remove()
  })

  it('COR-192 sends the metrics of an element to dp-metrics-url, from its very first', async () => {
    const tag = counting()
    await mount(tag, `<div><${tag}></${tag}></div>`)
    expect(await receives(1)).to.deep.equal([
      [{ name: 'First', value: 1, element: tag, fields: { at: 'model' } }],
    ])
  })

  it('COR-192 sends what is counted in one task at once, and in the order of its events', async () => {
    tell(metric('One'))
    tell(metric('Two', { of: [2] }))
    const [hits, ...more] = await receives(1)
    expect([hits, more]).to.deep.equal([[metric('One'), metric('Two', { of: [2] })], []])
  })

  it('COR-074 sends many metrics in requests that a browser lets outlive the page', async () => {
    for (let at = 0; at < 250; at++) tell(metric(`M${at}`, { text: 'x'.repeat(300) }))
    const lists = (await receives(3)) as unknown[][]
    expect(lists.map(({ length }) => length).toSorted()).to.deep.equal([100, 100, 50])
  })

  for (const fault of ['drop-before', 'status:500']) {
    it(`COR-074 shows nobody that a hit failed by ${fault}, and counts on`, async () => {
      await setFault({ match: { path }, fault, times: 2 })
      tell(metric('Lost'))
      await receives(1)
      const beacon = stub(navigator, 'sendBeacon').returns(false)
      tell(metric('Lost by fetch'))
      await receives(2)
      beacon.throws(new TypeError('of the page'))
      tell(metric('Thrown'))
      await waitUntil(() => beacon.threw(), 'no beacon')
      await nextTask()
      beacon.restore()
      tell(metric('Kept'))
      expect((await receives(3)).at(-1)).to.deep.equal([metric('Kept')])
      expect(rejected).to.deep.equal([])
    })
  }

  it('COR-074 leaves out a metric of the page that is no data', async () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    for (const detail of [circle, undefined]) tell(detail)
    document.dispatchEvent(new Event('dp-metric'))
    tell(metric('Data'))
    expect(await receives(1)).to.deep.equal([[metric('Data')]])
    expect(rejected).to.deep.equal([])
  })

  it('COR-192 sends nothing while the page names no address, and to no base URL later', async () => {
    document.head.querySelector('meta[name="dp-metrics-url"]')?.remove()
    const beacon = spy(navigator, 'sendBeacon')
    try {
      tell(metric('Nobody'))
      await nextTask()
      expect(beacon.callCount).to.equal(0)
      setMeta('dp-base-url', 'https://base.invalid')
      setMeta('dp-metrics-url', path)
      tell(metric('Somebody'))
      expect(await receives(1)).to.deep.equal([[metric('Somebody')]])
      expect(beacon.args.map(([url]) => url)).to.deep.equal([path])
    } finally {
      beacon.restore()
      document.head.querySelector('meta[name="dp-base-url"]')?.remove()
    }
  })

  it('COR-082 sends nothing to an address that is neither relative nor http(s)', async () => {
    setMeta('dp-metrics-url', 'data:text/plain,none')
    const beacon = stub(navigator, 'sendBeacon').returns(true)
    tell(metric('Nowhere'))
    await nextTask()
    setMeta('dp-metrics-url', path)
    tell(metric('Here'))
    await waitUntil(() => beacon.called, 'no beacon')
    beacon.restore()
    expect(beacon.args).to.deep.equal([[path, JSON.stringify([metric('Here')])]])
  })

  it('COR-074 sends by keepalive where there are no beacons', async () => {
    const given = Object.getOwnPropertyDescriptor(Navigator.prototype, 'sendBeacon')
    Reflect.deleteProperty(Navigator.prototype, 'sendBeacon')
    const fetched = stub(window, 'fetch').resolves(new Response())
    tell(metric('Kept alive'))
    await waitUntil(() => fetched.called, 'fetch is asked')
    const [address, init] = fetched.firstCall.args
    fetched.restore()
    if (given) Object.defineProperty(Navigator.prototype, 'sendBeacon', given)
    expect([address, init?.keepalive, init?.method]).to.deep.equal([path, true, 'POST'])
  })

  it('COR-074 sends what is counted while the page is left', async () => {
    const leaving = `<script>addEventListener('pagehide', () =>
      document.dispatchEvent(new CustomEvent('dp-metric', { detail: ${JSON.stringify(metric('Left'))} })))</script>`
    const bullets = '<dp-expander><ul><li>Folds flat</ul></dp-expander>'
    // When Firefox leaves a page without a URL of its own, it forgets the base of relative addresses. So use a full
    // one.
    const meta = `<meta name="dp-metrics-url" content="${new URL(path, location.href)}">`
    const page = await shopPage(`<head>${meta}${leaving}${loader}</head><body>${bullets}`)
    await page.shows('dp-expander')
    tell(metric('Stayed'), page.document)
    await receives(1)
    page.window.location.replace('about:blank')
    expect((await receives(2)).at(-1)).to.deep.equal([metric('Left')])
  })

  it('COR-074 loads nothing for it, and sends nothing, where the page has no such meta', async () => {
    const bullets = '<dp-expander><ul><li>Folds flat</ul></dp-expander>'
    const page = await shopPage(`<head>${loader}</head><body>${bullets}`)
    await page.shows('dp-expander')
    tell(metric('Nowhere'), page.document)
    // What comes after it has been loaded.
    page
      .find('body')
      .insertAdjacentHTML(
        'beforeend',
        '<dp-quantity-selector data-widget-id="q"></dp-quantity-selector>',
      )
    await page.shows('dp-quantity-selector')
    expect(page.files().filter(file => file.includes('metrics'))).to.deep.equal([])
    expect(await received()).to.deep.equal([])
  })
})
