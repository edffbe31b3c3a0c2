import { catalogue } from '../../elements/index.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { session } from '../support/browser.ts'
import { conform, rule } from '../support/conformance/rule.ts'
import { nothing } from '../support/probe.tsx'
import { sampleOf } from '../support/samples.ts'
import { loader, shopPage, type ShopPage } from '../support/shop-page.ts'
import { waitUntil } from '../support/wait.ts'

/**
 * An element that breaks the rules: its page loads it without the loader, and swallows events. The suite must find it.
 */
const greedy: Descriptor = {
  ...nothing,
  tag: 'dp-greedy',
  hears: { 'dp-greedy-requested': { about: '', detail: nothing.events } } as never,
  takes: ['dp-greedy-requested'],
  examples: [
    {
      title: 'Greedy',
      html: `<script>
          addEventListener('dp-error', event => event.stopImmediatePropagation(), true)
        </script>
        <script type="module" src="/test/support/broken/greedy.js"></script>
        <dp-greedy>Fallback</dp-greedy>`,
    },
  ],
}

const noting = `<script>
  window.faults = []
  document.addEventListener('dp-error', ({ detail, target }) => faults.push([target.localName, detail.code].join(' ')))
</script>`

/** A page as a shop writes it, for a signed-in shopper. */
async function pageOf(head: string, body: string): Promise<ShopPage> {
  const { csrfToken } = await session('signed-in')
  const meta = `<meta name="dp-csrf-token" content="${csrfToken}">`
  return shopPage(`<head>${meta}${noting}${head}</head><body>${body}`)
}

const faultsOf = ({ window }: ShopPage) => (window as unknown as { faults: string[] }).faults

/** Tags whose code the page has requested. */
const loadedIn = (page: ShopPage): string[] =>
  page.files().flatMap(file => /^elements\/([\w-]+)\.js/.exec(file)?.[1] ?? [])

/** Requested code beyond the tag, the tags that it draws, and the tag that the page writes into it. */
const excess = (page: ShopPage, { configures, tag, uses = [] }: Descriptor): string[] =>
  loadedIn(page)
    .filter(loaded => ![tag, ...uses, configures?.tag].includes(loaded))
    .map(loaded => `${loaded} is loaded`)

const isDefined = (page: ShopPage, tag: string) => !!page.window.customElements.get(tag)
const htmlOf = ({ examples: [{ html }] }: Descriptor) => html
const far = '<div style="height: 3000px"></div>'
/** Below the visible area: the tag, and the tag inside that it configures. */
function later(descriptor: Descriptor): string {
  const { configures, tag } = descriptor
  const tags = configures ? [tag, configures.tag] : [tag]
  const html = tags.reduce(
    (written, one) => written.replace(`<${one}`, `<${one} data-load="visible"`),
    htmlOf(descriptor),
  )
  return far + html
}

/** Waits until a page without other work has loaded everything. */
const pause = (page: ShopPage) =>
  new Promise(resolve => page.window.requestIdleCallback(resolve, { timeout: 200 }))

/** Below the visible area, the tag waits. When the shopper comes near, only its code loads. */
async function nearFaults(descriptor: Descriptor): Promise<string[]> {
  const { tag } = descriptor
  const page = await pageOf(loader, later(descriptor))
  await pause(page)
  const early = loadedIn(page).map(loaded => `${loaded} is loaded before it is near`)
  page.find(tag).scrollIntoView()
  await page.shows(tag)
  return [...early, ...excess(page, descriptor)]
}

async function aloneFaults(descriptor: Descriptor): Promise<string[]> {
  const { tag } = descriptor
  const entry = `<script type="module" src="/dist/elements/${tag}.js"></script>`
  const page = await pageOf(entry, htmlOf(descriptor))
  await page.shows(tag)
  const isLoader = page.files().some(file => file.startsWith('dp.js'))
  return [...(isLoader ? ['dp.js is loaded'] : []), ...excess(page, descriptor)]
}

/** A page that disables a tag gets nothing of it, even if the tag comes later. */
async function disabledFaults(descriptor: Descriptor): Promise<string[]> {
  const { tag } = descriptor
  const other = catalogue.find(one => one.tag !== tag)!
  const meta = `<meta name="dp-disable" content="dp-no-such ${tag}">`
  const page = await pageOf(meta + loader, htmlOf(descriptor))
  page.find('body').insertAdjacentHTML('beforeend', htmlOf(descriptor) + htmlOf(other))
  await page.shows(other.tag)
  const hosts = [...page.document.querySelectorAll(tag)]
  return [
    ...(isDefined(page, tag) ? ['it is defined'] : []),
    ...(loadedIn(page).includes(tag) ? ['it is loaded'] : []),
    ...(hosts.some(({ shadowRoot }) => shadowRoot) ? ['it does not stay fallback'] : []),
  ]
}

/** Code that fails to load, and loads once the browser is online again. */
async function failureFaults(descriptor: Descriptor): Promise<string[]> {
  const { tag } = descriptor
  const map = { imports: { [`/dist/elements/${tag}.js`]: '/dist/none.js' } }
  const head = `<script type="importmap">${JSON.stringify(map)}</script>${loader}`
  const page = await pageOf(head, htmlOf(descriptor))
  await waitUntil(() => faultsOf(page).length > 0 || isDefined(page, tag), `the fault of <${tag}>`)
  const host = page.find(tag)
  const [told = 'nothing', ...more] = faultsOf(page)
  const faults = [
    ...(told === `${tag} load` && more.length === 0 ? [] : [`it tells of ${told} ${more.join()}`]),
    ...(host.shadowRoot || !host.checkVisibility() ? ['its fallback does not show'] : []),
  ]
  page.window.dispatchEvent(new Event('online'))
  await page.shows(tag)
  return faults
}

/** A request before the code of its answering tag has loaded. */
async function requestFaults(descriptor: Descriptor, type: string): Promise<string[]> {
  const { hears = {}, tag } = descriptor
  const page = await pageOf(loader, later(descriptor))
  await pause(page)
  const again: Event[] = []
  const request = new page.window.CustomEvent(type, {
    bubbles: true,
    cancelable: true,
    composed: true,
    detail: hears[type]?.sample ?? sampleOf(hears[type]!.detail),
  })
  page.document.addEventListener(type, event => again.push(event))
  page.document.dispatchEvent(request)
  const isHeld = request.defaultPrevented && again.length === 0
  await page.shows(tag)
  if (!isHeld) return [`${type} is not held`]
  await waitUntil(() => again.length > 0, `${type} once more`)
  return again[0]?.defaultPrevented ? [] : [`${type} is left untaken`]
}

const whole = () => [null]

const rules = [
  rule({
    rows: 'COR-110',
    says: 'is loaded with data-load="visible" when the shopper comes near, and nothing else is',
    cases: whole,
    faults: nearFaults,
    broken: [greedy, /dp-delivery-countdown is loaded before it is near/],
  }),
  rule({
    rows: 'COR-111',
    says: 'works by its entry module alone',
    cases: whole,
    faults: aloneFaults,
    broken: [greedy, /dp\.js is loaded/],
  }),
  rule({
    rows: 'COR-112',
    says: 'keeps its fallback and tells it where its code does not come, and comes when that does',
    cases: whole,
    faults: failureFaults,
    broken: [greedy, /it tells of nothing[^]*its fallback does not show/],
  }),
  rule({
    rows: 'COR-114',
    says: 'is never loaded where the page disables it',
    cases: whole,
    faults: disabledFaults,
    broken: [greedy, /it is defined[^]*does not stay fallback/],
  }),
  rule<string>({
    rows: 'COR-116',
    says: 'answers a request that came before its code did',
    cases: ({ takes = [] }) => takes,
    faults: requestFaults,
    broken: [greedy, /dp-greedy-requested is not held/],
  }),
]

describe('Conformance: loading', () => conform('loading', rules))
