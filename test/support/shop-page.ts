import { fixtureSync } from '@open-wc/testing'
import { waitUntil } from './wait.ts'

/** A page in a frame, as a shop writes it, with the built library. */
export interface ShopPage {
  window: Window & typeof globalThis
  document: Document
  /** Files in dist/ that the page has requested. */
  files(): string[]
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
  frame.srcdoc = `<!doctype html>${notesReady}${html}`
  await loaded
  const view = frame.contentWindow as ShopPage['window'] & { ready: string[] }
  const page = view.document
  const find = (selector: string) => {
    const found = page.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No ${selector} in the page`)
    return found
  }
  return {
    window: view,
    document: page,
    find,
    files: () =>
      view.performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/dist\/(.*?)([?#]|$)/.exec(name)?.[1] ?? []),
    shows: tag =>
      waitUntil(() => view.ready.includes(tag), `<${tag}> never shows its view`, {
        interval: 10,
      }),
  }
}
