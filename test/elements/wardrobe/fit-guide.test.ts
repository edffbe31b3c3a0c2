import { expect, nextFrame } from '@open-wc/testing'
import 'virtual:dp-fit-guide'
import {
  clearFaults,
  eventsOf,
  inShadow,
  journal,
  mount,
  pageState,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { emulateReducedMotion } from '../../support/engine.ts'
import { waitUntil } from '../../support/wait.ts'
import { vectors } from '../../support/xss-vectors.ts'

const tag = 'dp-fit-guide'
const names = ['dp-fit-guide-expanded', 'dp-fit-guide-collapsed']
const path = '/slps/cx/reftag'
const asin = 'B0DRESS001'
const guide = '<p>Waist of size M: 78 cm, <a href="#">how to measure</a></p>'

const show = (attributes = '', inner = guide) =>
  mount(tag, `<${tag} data-asin="${asin}" ${attributes}>${inner}</${tag}>`)
const given = (html: string) => pageState('fit-guide', { html })

const control = (host: Element) => inShadow(host, '.control')
const isState = (host: Element, state: string) => host.matches(`:state(${state})`)
const height = (host: Element) => inShadow(host, '.box').offsetHeight
const hasControl = (host: Element) => host.shadowRoot?.querySelector('.control') !== null
const reftags = async () =>
  (await journal(path)).map(({ method, query }) => `${method} ${query['ref_']} ${query['asin']}`)

describe(tag, () => {
  before(() => emulateReducedMotion(true))
  after(() => emulateReducedMotion(false))
  beforeEach(() => session())

  it('SIZ-015 starts collapsed', async () => {
    const host = await show()
    expect([height(host), control(host).ariaExpanded]).to.deep.equal([0, 'false'])
    expect(isState(host, 'collapsed')).to.equal(true)
  })

  it('SIZ-015 starts expanded with data-expanded, and follows it without an event', async () => {
    const host = await show('data-expanded')
    const events = eventsOf(host, ...names)
    expect([height(host) > 0, isState(host, 'expanded')]).to.deep.equal([true, true])
    host.removeAttribute('data-expanded')
    await nextFrame()
    expect([height(host), isState(host, 'collapsed')]).to.deep.equal([0, true])
    expect(events.take()).to.deep.equal([])
  })

  it('SIZ-016 expands and collapses by its control, and tells each once', async () => {
    const host = await show()
    const events = eventsOf(host, ...names)
    control(host).click()
    await nextFrame()
    expect(height(host)).to.be.greaterThan(0)
    expect(control(host).innerText).to.equal('Hide fit guide')
    control(host).click()
    await nextFrame()
    expect([height(host), control(host).innerText]).to.deep.equal([0, 'Show fit guide'])
    const told = events.take().map(({ type, detail }) => [type, detail])
    expect(told).to.deep.equal(names.map(name => [name, { asin }]))
  })

  it('SIZ-017 sends one reference tag at each turn, also when the turns follow at once', async () => {
    const host = await show()
    control(host).click()
    control(host).click()
    await waitUntil(async () => (await reftags()).length > 1, 'two reference tags')
    expect((await reftags()).toSorted()).to.deep.equal([
      `GET size_guide_collapse ${asin}`,
      `GET size_guide_expand ${asin}`,
    ])
  })

  it('SIZ-017 sends the configured reference tags', async () => {
    const host = await show('data-expand-reftag="open_me" data-collapse-reftag="shut_me"')
    control(host).click()
    await waitUntil(async () => (await reftags()).length > 0, 'a reference tag')
    control(host).click()
    await waitUntil(async () => (await reftags()).length > 1, 'two reference tags')
    expect(await reftags()).to.deep.equal([`GET open_me ${asin}`, `GET shut_me ${asin}`])
  })

  it('SIZ-017 sends nothing without a product, and when the page unfolds it', async () => {
    const host = await mount(tag, `<${tag}>${guide}</${tag}>`)
    const events = eventsOf(host, ...names)
    host.toggleAttribute('data-expanded', true)
    await nextFrame()
    control(host).click()
    await nextFrame()
    expect(events.take().map(({ detail }) => detail)).to.deep.equal([{ asin: null }])
    expect(await reftags()).to.deep.equal([])
  })

  it('SIZ-017 shows nothing when the reference tag fails', async () => {
    await setFault({ match: { path }, fault: 'status:503' })
    const host = await show()
    control(host).click()
    await waitUntil(async () => (await reftags()).length > 0, 'a reference tag')
    expect(isState(host, 'expanded')).to.equal(true)
    await clearFaults()
  })

  it('SIZ-018 shows HTML from page state in place of the content', async () => {
    const host = await show('data-expanded', given('<p>Runs small</p>') + guide)
    await waitUntil(() => host.shadowRoot?.querySelector('.given'), 'the given guide')
    expect(inShadow(host, '.given').innerText).to.equal('Runs small')
    expect(host.querySelector('p')?.offsetHeight).to.equal(0)
  })

  it('SIZ-018 runs nothing of HTML from page state', async () => {
    let ran = 0
    Object.assign(window, { xss: () => ran++ })
    const host = await show('data-expanded', given(`${guide}${vectors.join('')}`))
    await waitUntil(() => host.shadowRoot?.querySelector('.given'), 'the given guide')
    await nextFrame()
    const unsafe = host.shadowRoot?.querySelectorAll('script, iframe, [onerror], [onload]')
    expect([unsafe?.length, ran]).to.deep.equal([0, 0])
  })

  it('SIZ-018 shows the content when nothing harmless is left of the HTML', async () => {
    const host = await show('data-expanded', given('<script>1</script> ') + guide)
    await nextFrame()
    expect(host.querySelector('p')?.offsetHeight).to.be.greaterThan(0)
  })

  it('SIZ-018 follows page state that changes', async () => {
    const host = await show('data-expanded')
    Object.assign(host, { config: { html: '<p>One</p>' } })
    Object.assign(host, { config: { html: '<p>Two</p>' } })
    await waitUntil(() => host.shadowRoot?.querySelector('.given'), 'the given guide')
    await nextFrame()
    expect(inShadow(host, '.given').innerText).to.equal('Two')
  })

  it('SIZ-018 forgets HTML that the page takes back before it is sanitized', async () => {
    const host = await show('data-expanded')
    const page = host as unknown as { config: { html?: string } }
    page.config = { html: '<p>One</p>' }
    while (page.config.html !== '<p>One</p>') await Promise.resolve()
    page.config = { html: '' }
    await nextFrame()
    await nextFrame()
    expect(host.shadowRoot?.querySelector('.given')).to.equal(null)
  })

  it('SIZ-018 shows nothing without content, and comes with content that comes later', async () => {
    const host = await show('', '\n <!-- none --> <script type="text/plain">x</script>')
    expect([hasControl(host), host.offsetHeight]).to.deep.equal([false, 0])
    expect([isState(host, 'collapsed'), isState(host, 'expanded')]).to.deep.equal([false, false])
    host.insertAdjacentHTML('beforeend', guide)
    await waitUntil(() => hasControl(host), 'the control')
    expect([height(host), isState(host, 'collapsed')]).to.deep.equal([0, true])
    host.replaceChildren()
    await waitUntil(() => !hasControl(host), 'no control')
    expect(host.offsetHeight).to.equal(0)
  })

  it('SIZ-019 is worked by Enter and Space, and keeps the focus', async () => {
    const host = await show()
    control(host).focus()
    await press('Enter')
    expect(control(host).ariaExpanded).to.equal('true')
    await press(' ')
    expect(control(host).ariaExpanded).to.equal('false')
    expect(host.shadowRoot?.activeElement).to.equal(control(host))
  })

  it('SIZ-019 keeps a folded link out of the tab order', async () => {
    const host = await show()
    const link = host.querySelector('a')
    control(host).focus()
    await press('Tab')
    expect(document.activeElement).to.not.equal(link)
    control(host).click()
    await nextFrame()
    control(host).focus()
    await press('Tab')
    expect(document.activeElement).to.equal(link)
  })

  it('SIZ-021 unfolds when a search of the page finds a text in the folded guide', async () => {
    const host = await show()
    const events = eventsOf(host, ...names)
    const folded = inShadow(host, '.guide')
    expect(folded.getAttribute('hidden')).to.equal('until-found')
    folded.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await nextFrame()
    expect([height(host) > 0, events.take().length]).to.deep.equal([true, 1])
  })
})
