import { fixtureSync } from '@open-wc/testing'
import { fontLoaded, fontSheet } from './fonts.ts'
import { nextTask, waitUntil } from './wait.ts'

/** A page in a frame, as a shop writes it, with the built library. */
export interface ShopPage {
  window: Window & typeof globalThis
  document: Document
  /** Files in dist/ that the page has requested, or those between two times of its clock, in ms. */
  files(from?: number, until?: number): string[]
  /** Waits until the loader has found that the element with this tag is far from the visible area. */
  isFar(tag: string): Promise<void>
  find(selector: string): HTMLElement
  /** Waits until the element with this tag shows its first view. */
  shows(tag: string): Promise<void>
}

export const loader = '<script src="/dist/dp.js"></script>'

const notesReady = `<script>
  window.ready = []
  document.addEventListener('dp-ready', event => ready.push(event.target.localName))
</script>`

export async function shopPage(html: string): Promise<ShopPage> {
  const frame = fixtureSync<HTMLIFrameElement>(
    '<iframe style="width:1000px;height:600px;border:0"></iframe>',
  )
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = `<!doctype html>${fontSheet}${notesReady}${html}`
  await loaded
  const view = frame.contentWindow as ShopPage['window'] & { ready: string[] }
  const page = view.document
  await fontLoaded(page)
  const find = (selector: string) => {
    const found = page.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No ${selector} in the page`)
    return found
  }
  const files = (from = 0, until = Infinity) =>
    view.performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => from <= startTime && startTime < until)
      .flatMap(({ name }) => /\/dist\/(.*?)([?#]|$)/.exec(name)?.[1] ?? [])
  return {
    window: view,
    document: page,
    find,
    files,
    async isFar(tag) {
      await waitUntil(() => files().includes('wanted.js'), 'wanted.js does not come')
      await nextTask()
      // Observers hear in the order in which they began.
      await new Promise(resolve => {
        new view.IntersectionObserver(resolve, { rootMargin: '200px' }).observe(find(tag))
      })
    },
    shows: tag =>
      waitUntil(() => view.ready.includes(tag), `<${tag}> never shows its view`, {
        interval: 10,
      }),
  }
}
