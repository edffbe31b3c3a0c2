import { expect, nextFrame, oneEvent } from '@open-wc/testing'
import { holdClocks } from '../../support/clock.ts'
import { waitUntil } from '../../support/wait.ts'
import 'virtual:dp-invite-button'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  inShadow,
  journal,
  mount,
  place,
  press,
  session,
  setFault,
  setMeta,
} from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { leavings } from '../../support/leavings.ts'
import { warnings } from '../../support/warnings.ts'

const tag = 'dp-invite-button'
const endpoint = '/dp/invite/request'
const asin = 'B0CONSOLE1'
const told = ['dp-invite-requested', 'dp-invite-failed']

const html = (attributes = '') => `<div>
  <p class="messaging" data-dp-buy-box-messaging style="display: flex">In high demand</p>
  <dp-invite-button data-endpoint="${endpoint}" data-asin="${asin}" data-encrypted-token="demo"
    ${attributes}>Fallback</dp-invite-button>
</div>`

async function show(attributes?: string) {
  const host = await mount(tag, html(attributes))
  const messaging = host.parentElement!.querySelector<HTMLElement>('.messaging')!
  return { host, messaging, heard: eventsOf(host, ...told) }
}

const button = (host: Element) => inShadow(host, '.invite > .button')
/** What the button says: its other text keeps the room for it. */
const label = (host: Element) => inShadow(host, '[data-shown=true]').textContent
/** What the words below the button say. undefined: there are none. */
const words = (host: Element) =>
  host.shadowRoot?.querySelector('[part=message]')?.textContent?.trim()
const becomes = (host: Element, state: string) =>
  waitUntil(() => host.matches(`:state(${state})`), `never ${state}`, { interval: 5 })
const tells = (host: Element) =>
  waitUntil(() => words(host), 'says nothing below the button', { interval: 5 })
const sentText = 'We will send you an invitation if you are selected.'
const failedText = 'We could not send your request. Try again'
const isFallback = (wrapper: Element) =>
  !!wrapper.querySelector(tag)?.shadowRoot?.querySelector('slot')
const sent = () => journal(endpoint)

async function pressed(attributes?: string) {
  const view = await show(attributes)
  button(view.host).focus()
  button(view.host).click()
  return view
}

const recognize = (recognized: boolean) => page.$shopper.set({ ...page.$shopper.get(), recognized })

const here = (search = '') => encodeURIComponent(location.pathname + search)

beforeEach(async () => {
  await session('signed-in')
  await clearFaults()
  recognize(true)
})
afterEach(() => {
  page.$context.set({})
  page.$asin.set(null)
})

describe('dp-invite-button, signed out', () => {
  beforeEach(() => recognize(false))

  engine.it('INV-001 leads to sign-in and requests nothing', 'the Navigation API', async () => {
    const { host } = await show()
    const urls = await leavings(() => button(host).click())
    expect(urls.map(url => url.split('?')[0])).to.deep.equal(['/gp/sign-in.html'])
    expect(await sent()).to.deep.equal([])
  })

  engine.it('INV-002 comes back to the current path', 'the Navigation API', async () => {
    const { host } = await show()
    const urls = await leavings(() => button(host).click())
    expect(urls).to.deep.equal([`/gp/sign-in.html?useRedirectOnSuccess=1&path=${here()}`])
  })

  engine.it(
    'INV-002 takes the address of $context, and the search of a search page',
    'the Navigation API',
    async () => {
      page.$context.set({ signInUrl: '/ap/in', pageType: 'search' })
      const { host } = await show()
      const urls = await leavings(() => button(host).click())
      expect(urls).to.deep.equal([`/ap/in?useRedirectOnSuccess=1&path=${here(location.search)}`])
    },
  )

  engine.it(
    'INV-002 says where it leads, and stays when the page forbids it',
    'the Navigation API',
    async () => {
      const { host } = await show()
      const heard = eventsOf(host, 'dp-before-navigate')
      host.addEventListener('dp-before-navigate', event => event.preventDefault())
      const urls = await leavings(() => button(host).click(), 0)
      const url = `${location.origin}/gp/sign-in.html?useRedirectOnSuccess=1&path=${here()}`
      expect(heard.take().map(({ detail }) => detail)).to.deep.equal([{ url, kind: 'page' }])
      expect(urls).to.deep.equal([])
    },
  )

  engine.it('INV-013 stays when the page forbids the request', 'the Navigation API', async () => {
    const { host } = await show()
    host.addEventListener('dp-before-request-invite', event => event.preventDefault())
    expect(await leavings(() => button(host).click(), 0)).to.deep.equal([])
  })

  engine.it(
    'COR-082 refuses another origin, warns without its query, and shows the failure',
    'the Navigation API',
    async () => {
      page.$context.set({ signInUrl: 'https://evil.example/in?token=secret' })
      const { host } = await show()
      let urls: unknown
      const warned = await warnings(async () => {
        urls = await leavings(() => button(host).click(), 0)
      })
      await tells(host)
      expect([urls, words(host)]).to.deep.equal([[], failedText])
      expect(warned.join()).to.contain('https://evil.example/in').and.not.to.contain('secret')
    },
  )

  engine.it('COR-082 leads to an origin that the page allows', 'the Navigation API', async () => {
    setMeta('dp-allowed-origins', 'https://a.example https://sign-in.example')
    page.$context.set({ signInUrl: 'https://sign-in.example/in' })
    const { host } = await show()
    const urls = await leavings(() => button(host).click())
    document.querySelector('meta[name=dp-allowed-origins]')?.remove()
    expect(urls.map(url => url.split('?')[0])).to.deep.equal(['https://sign-in.example/in'])
  })
})

describe('dp-invite-button, signed in', () => {
  it('INV-003 posts an empty JSON object to the endpoint', async () => {
    const { host } = await pressed()
    await becomes(host, 'requested')
    const [request, ...others] = await sent()
    expect([request?.method, request?.body]).to.deep.equal(['POST', '{}'])
    expect(others).to.deep.equal([])
  })

  it('INV-004 sends language, accept type and both tokens as headers', async () => {
    const { csrfToken } = await session('signed-in')
    const { host } = await pressed('data-language="de-DE"')
    await becomes(host, 'requested')
    const [request] = await sent()
    expect(request?.headers).to.include({
      'accept-language': 'de-DE',
      accept: 'application/json; type="invite-request/v1"',
      'x-dp-csrf-token': csrfToken,
      'x-dp-encrypted-token': 'demo',
    })
  })

  it('INV-004 takes the language of $context, else the resolved locale', async () => {
    const first = await pressed('data-locale="fr-FR"')
    await becomes(first.host, 'requested')
    page.$context.set({ language: 'es-ES' })
    const second = await pressed('data-locale="fr-FR"')
    await becomes(second.host, 'requested')
    const languages = (await sent()).map(({ headers }) => headers['accept-language'])
    expect(languages).to.deep.equal(['fr-FR', 'es-ES'])
  })

  it('INV-005 sends cookies, to other origins too', async () => {
    const { fetch } = window
    const credentials: (string | undefined)[] = []
    window.fetch = (input, init) => {
      credentials.push(init?.credentials)
      return fetch(input, init)
    }
    const { host } = await pressed()
    window.fetch = fetch
    await becomes(host, 'requested')
    const [request] = await sent()
    expect(credentials).to.deep.equal(['include'])
    expect(request?.headers['cookie']).to.contain('dp_session=')
  })

  for (const variant of ['request-invite', 'invite-button']) {
    it(`INV-006 INV-008 hides the messaging and takes no more presses (${variant})`, async () => {
      const { host, messaging } = await pressed(`data-variant="${variant}"`)
      await becomes(host, 'requested')
      await tells(host)
      expect(words(host)).to.equal(sentText)
      expect(label(host)).to.equal('Invite requested')
      expect(getComputedStyle(messaging).display).to.equal('none')
      button(host).click()
      await nextFrame()
      expect(await sent()).to.have.lengthOf(1)
    })
  }

  it('INV-007 INV-008 disables the button and leaves the messaging (notify-details)', async () => {
    const attributes = 'data-variant="notify-details" data-post-click-text="We will tell you"'
    const { host, messaging } = await pressed(attributes)
    await becomes(host, 'notified')
    await tells(host)
    expect(words(host)).to.equal('We will tell you when you can order it.')
    expect(button(host).ariaDisabled).to.equal('true')
    expect(label(host)).to.equal('We will tell you')
    expect(messaging.offsetHeight).to.be.greaterThan(0)
    button(host).click()
    await nextFrame()
    expect(await sent()).to.have.lengthOf(1)
  })

  for (const fault of ['status:503', 'status:403', 'drop-before']) {
    it(`INV-009 INV-011 says that it failed, and can be pressed again (${fault})`, async () => {
      await setFault({ match: { path: endpoint }, fault, times: 1 })
      const { host, messaging, heard } = await pressed()
      await tells(host)
      expect(words(host)).to.equal(failedText)
      expect(messaging.offsetHeight).to.be.greaterThan(0)
      const status = Number(fault.split(':')[1] ?? 0)
      const reason = status ? 'unavailable' : 'offline'
      expect(heard.take().map(({ type, detail }) => [type, detail])).to.deep.equal([
        ['dp-invite-failed', { asin, variant: 'request-invite', reason, status }],
      ])
      button(host).click()
      await becomes(host, 'requested')
      expect(words(host)).to.equal(sentText)
    })
  }

  it('INV-009 INV-016 tries again, and gives the focus of Try again to the button', async () => {
    await setFault({ match: { path: endpoint }, fault: 'status:503', times: 1 })
    const { host } = await pressed()
    await tells(host)
    expect(host.shadowRoot?.activeElement === button(host)).to.equal(true)
    const again = inShadow(host, '[part=message] button')
    again.focus()
    again.click()
    await becomes(host, 'requested')
    await waitUntil(() => host.shadowRoot?.activeElement === button(host), 'the focus is lost')
  })

  it('INV-010 gives up after 10 s', async () => {
    await hold({ path: endpoint }, 1)
    const { host, heard } = await show()
    const time = holdClocks()
    button(host).click()
    time.tick(9_999)
    await nextFrame()
    const before = host.matches(':state(requesting)')
    time.tick(1)
    time.restore()
    await tells(host)
    expect([before, words(host)]).to.deep.equal([true, failedText])
    const [failed] = heard.take()
    expect([failed?.detail.reason, failed?.detail.status]).to.deep.equal(['timeout', 0])
  })

  it('INV-012 shows that it runs, and sends nothing more', async () => {
    const release = await hold({ path: endpoint }, 1)
    const { host } = await pressed()
    await becomes(host, 'requesting')
    await nextFrame()
    expect(label(host)).to.equal('Requesting...')
    button(host).click()
    await press('Enter')
    await release()
    await becomes(host, 'requested')
    expect(await sent()).to.have.lengthOf(1)
  })

  it('INV-013 sends nothing when the page forbids it', async () => {
    const { host } = await show()
    const heard = eventsOf(host, 'dp-before-request-invite')
    host.addEventListener('dp-before-request-invite', event => event.preventDefault())
    button(host).click()
    await nextFrame()
    expect(heard.take().map(({ detail }) => detail)).to.deep.equal([{ asin }])
    expect([await sent(), host.matches(':state(requesting)')]).to.deep.equal([[], false])
  })

  it('INV-014 starts requested without a call', async () => {
    const { host, messaging } = await show('data-requested')
    expect(host.matches(':state(requested)')).to.equal(true)
    expect([label(host), messaging.offsetHeight]).to.deep.equal(['Invite requested', 0])
    expect([words(host), await sent()]).to.deep.equal([undefined, []])
  })

  it('INV-014 starts notified without a call', async () => {
    const { host, messaging } = await show('data-requested data-variant="notify-details"')
    expect(host.matches(':state(notified)')).to.equal(true)
    expect(messaging.offsetHeight).to.be.greaterThan(0)
    expect(await sent()).to.deep.equal([])
  })

  it('INV-018 tells of a request once', async () => {
    const { host, heard } = await pressed()
    await tells(host)
    expect(heard.take().map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dp-invite-requested', { asin, variant: 'request-invite' }],
    ])
  })
})

describe('dp-invite-button', () => {
  for (const attribute of ['data-endpoint', 'data-encrypted-token']) {
    it(`INV-015 keeps its fallback without ${attribute}`, async () => {
      const errors = eventsOf(document, 'dp-error')
      const wrapper = place(html().replace(` ${attribute}=`, ' data-unknown='))
      await waitUntil(() => errors.take().length, 'no dp-error', { interval: 5 })
      expect([isFallback(wrapper), await sent()]).to.deep.equal([true, []])
    })
  }

  it('INV-015 keeps its fallback without a CSRF token', async () => {
    setMeta('dp-csrf-token', '')
    const errors = eventsOf(document, 'dp-error')
    const wrapper = place(html())
    await waitUntil(() => errors.take().length, 'no dp-error', { interval: 5 })
    expect(isFallback(wrapper)).to.equal(true)
  })

  it('INV-017 ends a request for a product that is no longer in view', async () => {
    const release = await hold({ path: endpoint }, 1)
    const { host, heard } = await pressed()
    await becomes(host, 'requesting')
    host.dataset['asin'] = 'B000000002'
    await nextFrame()
    expect(host.matches(':state(requesting)')).to.equal(false)
    expect(label(host)).to.equal('Request invite')
    await release()
    // The answer of the next one shows that the first had its time.
    button(host).click()
    await becomes(host, 'requested')
    expect(heard.take().map(({ detail }) => detail.asin)).to.deep.equal(['B000000002'])
  })

  it('INV-017 shows button and messaging as at the start for another product', async () => {
    page.$asin.set(asin)
    const host = await mount(tag, html().replace(`data-asin="${asin}"`, ''))
    const messaging = host.parentElement!.querySelector<HTMLElement>('.messaging')!
    button(host).click()
    await becomes(host, 'requested')
    page.$asin.set('B000000002')
    await nextFrame()
    expect(label(host)).to.equal('Request invite')
    expect(messaging.style.display).to.equal('flex')
    expect(words(host)).to.equal(undefined)
  })

  it('COR-032 shows the messaging again when it leaves the page, and hides it when it is back', async () => {
    const { host, messaging } = await show('data-requested')
    const { parentElement } = host
    host.remove()
    await nextFrame()
    expect(messaging.style.display).to.equal('flex')
    parentElement?.append(host)
    await nextFrame()
    expect(messaging.style.display).to.equal('none')
  })

  it('COR-073 tries again under the same key after a loss, and under another for another token', async () => {
    await setFault({ match: { path: endpoint }, fault: 'drop-after', times: 2 })
    const { host } = await pressed()
    await tells(host)
    const again = oneEvent(host, 'dp-invite-failed')
    inShadow(host, '[part=message] button').click()
    await again
    const refused = oneEvent(host, 'dp-invite-failed')
    host.dataset['encryptedToken'] = 'of another product'
    await nextFrame()
    button(host).click()
    await refused
    const keys = (await sent()).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, keys[0] === keys[1], keys[1] === keys[2]]).to.deep.equal([3, true, false])
  })

  for (const state of ['idle', 'requested', 'with words']) {
    it(`COR-100 has nothing for axe to find (${state})`, async () => {
      const { host } = await (state === 'with words'
        ? pressed()
        : show(state === 'requested' ? 'data-requested' : ''))
      if (state === 'with words') await tells(host)
      await expect(host).to.be.accessible()
    })
  }
})

after(() => clearJournal())
