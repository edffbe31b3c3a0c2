import { expect, nextFrame } from '@open-wc/testing'
import { spy, type SinonFakeTimers } from 'sinon'
import 'virtual:dp-delivery-countdown'
import { page } from '../../../src/page/page.ts'
import { eventsOf, inShadow, mount, place } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'

const tag = 'dp-delivery-countdown'
const textOf = (host: Element) =>
  [...(host.shadowRoot?.querySelectorAll('[part]') ?? [])].map(node => node.textContent).join()

const regionOf = (host: Element) => host.shadowRoot?.querySelector('[role=status]')

/** Frames go on while the clock stands still. */
async function comes(isSo: () => unknown): Promise<void> {
  while (!isSo()) await nextFrame()
}

describe('dp-delivery-countdown', () => {
  let time: SinonFakeTimers
  beforeEach(() => {
    time = holdClocks('Date', 'performance', 'setTimeout', 'clearTimeout')
  })
  afterEach(() => {
    time.restore()
    page.$context.set({})
  })

  async function show(attributes: string) {
    const host = await mount(tag, `<p>Order within <${tag} ${attributes}>soon</${tag}></p>`)
    const pass = async (ms: number) => {
      time.tick(ms)
      await nextFrame()
      return textOf(host)
    }
    const heard = eventsOf(host, 'dp-countdown-ended', 'dp-before-navigate')
    return { host, pass, heard }
  }
  it('CDN-001 CDN-002 goes down by one second per second', async () => {
    const { host, pass } = await show('data-seconds="7500"')
    expect(textOf(host)).to.equal('2 hrs 5 mins')
    expect(await pass(1000)).to.equal('2 hrs 4 mins')
    expect(await pass(59_000)).to.equal('2 hrs 4 mins')
    expect(await pass(1000)).to.equal('2 hrs 3 mins')
  })

  for (const [row, seconds, words] of [
    ['CDN-002', 3600, '1 hr 0 mins'],
    ['CDN-002', 90_000, '25 hrs 0 mins'],
    ['CDN-003', 3599, '59 mins'],
    ['CDN-003', 125, '2 mins'],
    ['CDN-004', 59, '59 secs'],
    ['CDN-005', 60, '1 min'],
    ['CDN-005', 1, '1 sec'],
    ['CDN-005', 3660, '1 hr 1 min'],
  ] as const) {
    it(`${row} reads ${seconds} s as "${words}"`, async () => {
      const { host } = await show(`data-seconds="${seconds}"`)
      expect(textOf(host)).to.equal(words)
    })
  }

  it('CDN-003 CDN-004 goes over from minutes to seconds, and down to the last one', async () => {
    const { pass } = await show('data-seconds="61"')
    expect(await pass(1000)).to.equal('1 min')
    expect(await pass(1000)).to.equal('59 secs')
    expect(await pass(58_000)).to.equal('1 sec')
    expect(await pass(999)).to.equal('1 sec')
  })

  it('COR-022 COR-023 counts in the words of the page, with the plural forms of its language', async () => {
    const { host, pass } = await show('data-seconds="7200" lang="ar-EG"')
    Object.assign(host, {
      config: {
        messages: {
          'countdown.hours': '{hours} س {minutes} د',
          'countdown.minutes': '{minutes, plural, two {دقيقتان} few {# دقائق} other {# دقيقة}}',
        },
      },
    })
    await pass(0)
    await comes(() => textOf(host) === '٢ س ٠ د')
    expect(await pass(7_020_000)).to.equal('٣ دقائق')
    expect(await pass(60_000)).to.equal('دقيقتان')
  })

  it('CDN-006 CDN-012 shows the link at zero, and says so once', async () => {
    const { host, pass, heard } = await show('data-seconds="2"')
    expect(await pass(1999)).to.equal('1 sec')
    expect(heard.take()).to.deep.equal([])
    const said = 'This delivery time has passed. Refresh to see the current one.'
    expect(await pass(1)).to.equal(said)
    expect(inShadow(host, '[part]').localName).to.equal('a')
    expect(host.matches(':state(ended)')).to.equal(true)
    await pass(50)
    expect(regionOf(host)?.textContent).to.equal(said)
    await pass(10_000)
    expect(heard.take().map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dp-countdown-ended', {}],
    ])
    expect(time.countTimers()).to.equal(0)
  })

  it('CDN-007 asks the page before it is loaded anew', async () => {
    const { host, heard } = await show('data-seconds="0"')
    host.addEventListener('dp-before-navigate', event => event.preventDefault())
    inShadow(host, 'a').click()
    const detail = { url: location.href, kind: 'reload' }
    expect(heard.take().map(event => event.detail)).to.deep.equal([detail])
  })

  it('CDN-007 asks the page before it leads to the refresh address', async () => {
    const { host, heard } = await show('data-seconds="0" data-refresh-url="/dp/B0HEADPH01?r=1"')
    host.addEventListener('dp-before-navigate', event => event.preventDefault())
    expect(inShadow(host, 'a').getAttribute('href')).to.equal('/dp/B0HEADPH01?r=1')
    inShadow(host, 'a').click()
    const detail = { url: `${location.origin}/dp/B0HEADPH01?r=1`, kind: 'page' }
    expect(heard.take().map(event => event.detail)).to.deep.equal([detail])
  })

  for (const given of ['data-seconds="0"', 'data-seconds="-5"', 'data-deadline="1"']) {
    it(`CDN-008 shows the link at once, and tells nobody, with ${given}`, async () => {
      time.tick(1000)
      const { host, pass, heard } = await show(given)
      expect(textOf(host)).to.contain('This delivery time has passed.')
      await pass(2000)
      expect([heard.take().length, regionOf(host)?.textContent ?? '']).to.deep.equal([0, ''])
    })
  }

  for (const given of ['', 'data-seconds="soon"', 'data-deadline="tomorrow"']) {
    it(`CDN-009 keeps its fallback with ${given || 'neither'}, and tells the author once`, async () => {
      const errors = eventsOf(document, 'dp-error', 'dp-ready')
      const warn = spy(console, 'warn')
      try {
        const host = place(`<${tag} ${given}>soon</${tag}>`)
        const isTold = () => warn.args.some(([message]) => /required/.test(`${message}`))
        await comes(isTold)
        host.setAttribute('data-refresh-url', '/again')
        await nextFrame()
        await nextFrame()
        const told = warn.args.filter(([message]) => /required/.test(`${message}`))
        expect(told).to.have.lengthOf(1)
        expect(host.shadowRoot?.firstElementChild?.localName).to.equal('slot')
        const [error, ...more] = errors.take()
        expect([error?.detail.code, more.length]).to.deep.equal(['config', 0])
        expect(error?.detail.problems[0].field).to.equal('seconds')

        host.setAttribute('data-seconds', '90')
        await comes(() => textOf(host) === '1 min')
      } finally {
        warn.restore()
      }
    })
  }

  it('CDN-009 shows its fallback again when the page takes the time away', async () => {
    const { host } = await show('data-seconds="90"')
    host.removeAttribute('data-seconds')
    await comes(() => host.shadowRoot?.querySelector('slot'))
    host.setAttribute('data-seconds', '30')
    await comes(() => textOf(host) === '30 secs')
  })

  it('CDN-010 is right at the first tick after a pause', async () => {
    const { host } = await show('data-seconds="7500"')
    // The clock goes on; timers stand still meanwhile, as those of a sleeping tab do.
    time.setSystemTime(Date.now() + 3_600_000)
    time.jump(3_600_000)
    await nextFrame()
    expect(textOf(host)).to.equal('1 hr 5 mins')
  })

  it('CDN-011 starts again with other seconds, also after it has ended', async () => {
    const { host, pass, heard } = await show('data-seconds="2"')
    await pass(1000)
    host.setAttribute('data-seconds', '125')
    await comes(() => textOf(host) === '2 mins')
    expect(await pass(2000)).to.equal('2 mins')
    await pass(123_000)
    expect(heard.take()).to.have.lengthOf(1)
    host.setAttribute('data-seconds', '30')
    await comes(() => textOf(host) === '30 secs')
    expect(host.matches(':state(ended)')).to.equal(false)
    await pass(30_000)
    expect(heard.take()).to.have.lengthOf(1)
  })

  it('CDN-011 goes on with the same seconds when something else changes', async () => {
    const { host, pass } = await show('data-seconds="125"')
    await pass(65_000)
    host.setAttribute('data-refresh-url', '/again')
    host.setAttribute('data-system-time', '5')
    await nextFrame()
    expect(await pass(0)).to.equal('1 min')
  })

  it('CDN-013 counts to the deadline where both are given', async () => {
    time.setSystemTime(1_000_000)
    const { host } = await show('data-seconds="30" data-deadline="1125000"')
    expect(textOf(host)).to.equal('2 mins')
  })

  it("CDN-013 counts to the deadline on the server's clock", async () => {
    time.setSystemTime(50_000_000)
    const attributes = 'data-deadline="1125000" data-system-time="1000000"'
    const { host, pass } = await show(attributes)
    expect(textOf(host)).to.equal('2 mins')
    expect(await pass(66_000)).to.equal('59 secs')
    host.setAttribute('data-system-time', '1095000')
    await comes(() => textOf(host) === '30 secs')
  })

  it('CDN-012 COR-104 is a timer that is not announced', async () => {
    const { host, pass } = await show('data-seconds="10"')
    await pass(3000)
    const timer = inShadow(host, '[role=timer]')
    expect([timer.ariaLive, regionOf(host) ?? null]).to.deep.equal([null, null])
  })

  it('COR-032 stops while it is out of the page, and is right when it is back', async () => {
    const { host, pass } = await show('data-seconds="300"')
    const { parentElement } = host
    host.remove()
    await nextFrame()
    expect(time.countTimers()).to.equal(0)
    await pass(120_000)
    parentElement?.append(host)
    await comes(() => textOf(host) === '3 mins')
  })

  it('COR-100 COR-103 has nothing for axe to find, and a link that can be hit', async () => {
    const { host, pass } = await show('data-seconds="2"')
    time.restore()
    await expect(host).to.be.accessible()
    time = holdClocks('Date', 'performance', 'setTimeout', 'clearTimeout')
    host.setAttribute('data-seconds', '0')
    await comes(() => host.matches(':state(ended)'))
    await pass(0)
    time.restore()
    await expect(host).to.be.accessible()
    expect(inShadow(host, 'a').getBoundingClientRect().height).to.be.at.least(24)
  })
})
