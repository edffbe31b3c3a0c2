import { findAll } from '../dom/find-all.ts'
import { requests } from 'virtual:requests'
import { holdRequests } from './hold.ts'

/** Where the loader gets code from. */
export interface Code {
  /** Loads the code of a tag. `again`: grows with each failure of the tag; '' at first. */
  tag(tag: string, again: string): Promise<unknown>
  /** Loads the code for tags with `data-load`. */
  wanted(): Promise<typeof import('./wanted.ts')>
}

/** Window property that says that a loader runs. There is one loader, however often a page includes one. */
const running = Symbol.for('dp-elements.loader')

/**
 * The loader. Loads the code of each tag that is in the page now or later, and of no other tag.
 * It carries no list of tags, because every page would load the list. It asks for every undefined `dp-…` tag by name. A
 * tag that is not ours gets the warning that it could not be loaded.
 */
export function startLoader(code: Code): void {
  if (running in window) return
  Reflect.set(window, running, true)

  const disabled =
    findAll<HTMLMetaElement>(document, 'head meta[name=dp-disable]')[0]?.content ?? ''
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
      loading = code.tag(tag, failed.get(tag) ?? '').catch((error: Error) => fail(tag, error))
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
    for (const host of findAll(document, tag)) {
      host.dispatchEvent(new CustomEvent('dp-error', { detail, bubbles: true, composed: true }))
    }
  }

  function search(root: Element | Document): void {
    for (const host of findAll(root, ':not(:defined)')) find(host)
  }

  function find(host: Element): void {
    const { localName } = host
    if (!isOurs(localName) || customElements.get(localName) || loads.has(localName)) return
    const wanted = () => load(localName)
    if (host.hasAttribute('data-load')) {
      code.wanted().then(({ whenWanted }) => whenWanted(host, wanted), wanted)
    } else wanted()
  }

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
    for (const tag of failed.keys()) if (findAll(document, tag)[0]) load(tag)
  })
}
