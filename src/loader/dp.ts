import { requests } from 'virtual:requests'
import { holdRequests } from './hold.ts'

/**
 * The loader. Loads the code of each tag that is in the page now or later, and of no other tag.
 * It carries no list of tags, because every page would load the list. It asks for every undefined `dp-…` tag by name. A
 * tag that is not ours gets the warning that it could not be loaded.
 * Runs as a classic script and as a module. Its own address comes from the script element or, in a module graph, from a
 * stack trace.
 */
const script = document.currentScript ?? document.querySelector('script[src*="/dp.js"]')
const address =
  (script as HTMLScriptElement | null)?.src || /\w+:\S+\/dp\.js/.exec(`${new Error().stack}`)?.[0]

const disabled = document.querySelector<HTMLMetaElement>('meta[name=dp-disable]')?.content ?? ''
/** false for tags that the page has listed in `<meta name="dp-disable">`. */
const isOurs = (tag: string) => /^dp-[a-z-]+$/.test(tag) && !disabled.split(/\s+/).includes(tag)

const loads = new Map<string, Promise<unknown>>()
/**
 * Suffix for the address of a failed tag. Browsers remember modules that failed to load, so the address must change.
 */
const failed = new Map<string, string>()

/** Loads a tag's code once. After a failure, the next inserted tag tries again, and so does the `online` event. */
function load(tag: string): Promise<unknown> {
  let loading = loads.get(tag)
  if (!loading) {
    const { href } = new URL(`elements/${tag}.js${failed.get(tag) ?? ''}`, address)
    loading = import(href).catch((error: Error) => fail(tag, error))
    loads.set(tag, loading)
  }
  return loading
}

function fail(tag: string, error: Error): void {
  loads.delete(tag)
  failed.set(tag, `${failed.get(tag) ?? '?'}+`)
  const message = `<${tag}> could not be loaded: ${error.message}`
  console.warn(`dp-elements: ${message}`)
  const detail = { code: 'load', problems: [{ message }] }
  for (const host of document.querySelectorAll(tag)) {
    host.dispatchEvent(new CustomEvent('dp-error', { detail, bubbles: true, composed: true }))
  }
}

function search(root: Element | Document): void {
  for (const host of root.querySelectorAll(':not(:defined)')) find(host)
}

function find(host: Element): void {
  const { localName } = host
  if (!isOurs(localName) || customElements.get(localName) || loads.has(localName)) return
  const wanted = () => load(localName)
  if (host.hasAttribute('data-load')) {
    import(`${new URL('wanted.js', address)}`).then(
      ({ whenWanted }) => whenWanted(host, wanted),
      wanted,
    )
  } else wanted()
}

/** Window property that says that a loader runs. There is one loader, however often a page includes dp.js. */
const running = Symbol.for('dp-elements.loader')

if (!(running in window)) {
  Reflect.set(window, running, true)
  holdRequests(requests, isOurs, load)
  new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element) {
          find(node)
          search(node)
        }
      }
    }
  }).observe(document, { childList: true, subtree: true })
  search(document)
  if (/[?&]dp-inspect(&|=|$)/.test(location.search) && isOurs('dp-inspector')) load('dp-inspector')
  addEventListener('online', () => {
    for (const tag of failed.keys()) if (document.querySelector(tag)) load(tag)
  })
}
