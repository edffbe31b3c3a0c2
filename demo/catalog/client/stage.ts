import { masked, maskedJson } from '../../../src/rules/secrets.ts'
import { hearCalls, wordsOf } from './calls.ts'

/** The page in the frame of an example, written like a page of a shop. */

export interface Scene {
  html: string
  /** The kind of page around the example. */
  page: 'plain' | 'bootstrap' | 'rtl'
  scheme: 'light' | 'dark'
  csrfToken: string
}

/** Address of the library folder. */
const ownLibrary = () => new URL('../..', import.meta.url).pathname

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

export const documentOf = (
  { html, page, scheme, csrfToken }: Scene,
  library: string,
): string => `<!doctype html>
<html lang="${page === 'rtl' ? 'ar' : 'en'}" dir="${page === 'rtl' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="dp-csrf-token" content="${quoted(csrfToken)}">
${page === 'bootstrap' ? `<link rel="stylesheet" href="${library}catalog/bootstrap.css">` : ''}
<link rel="stylesheet" href="${library}catalog/frame.css">
<link rel="stylesheet" href="${library}dp.css">
<script type="module" src="${library}catalog/scripts/tell-calls.js"></script>
<script src="${library}dp.js" defer></script>
</head>
<body class="${page} ${scheme}">
${html}
</body>
</html>`

const leastHeight = 340
const mostHeight = 900

export interface Happened {
  name: string
  detail: string
}

/** Logs submits, links and navigation of an example instead of doing them. */
function keepHere(view: Window, tell: (happened: Happened) => void): void {
  view.document.addEventListener('dp-before-navigate', event => event.preventDefault())
  view.document.addEventListener('submit', event => {
    event.preventDefault()
    const { target } = event
    if (!target || (target as Element).localName !== 'form') return
    const sent = [...new FormData(target as HTMLFormElement)].map(([name, value]) => [
      name,
      `${value}`,
    ])
    tell({ name: 'submit', detail: maskedJson(Object.fromEntries(sent)) })
  })
  view.document.addEventListener('click', event => {
    const [start] = event.composedPath()
    const link = (start as Element).closest?.('a[href]')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    tell({ name: 'link', detail: masked(link.getAttribute('href') ?? '') })
  })
}

/** Shows scenes in a frame, one after another, and reports the events and calls of the elements. */
export function stageIn(
  frame: HTMLIFrameElement,
  events: readonly string[],
  tell: (happened: Happened) => void,
) {
  const sized = new ResizeObserver(() => {
    const height = frame.contentDocument?.documentElement.scrollHeight ?? 0
    frame.style.height = `${Math.min(Math.max(height, leastHeight), mostHeight)}px`
  })
  frame.addEventListener('load', () => {
    const { contentWindow: view } = frame
    if (!view) return
    for (const name of events) {
      view.document.addEventListener(name, event => {
        tell({ name, detail: maskedJson((event as CustomEvent).detail) })
      })
    }
    hearCalls(view, call => tell(wordsOf(call)))
    keepHere(view, tell)
    sized.disconnect()
    sized.observe(view.document.body)
  })
  return {
    show(scene: Scene): void {
      frame.style.height = `${leastHeight}px`
      frame.srcdoc = documentOf(scene, ownLibrary())
    },
  }
}
