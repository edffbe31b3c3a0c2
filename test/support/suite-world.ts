import { builtin, doc } from '../../src/dom/builtin.ts'
import type { Deed } from '../../src/element/describe.ts'
import { act, until } from './drive.ts'
import { useNext } from './explore.ts'
import { faultsOfPieces, shownPieces } from './pieces.ts'
import { patience, nextTask } from './wait.ts'

/**
 * The shopper inside a page of a suite. Runs in an isolated world: it shares the page's nodes but not its changed
 * natives, so it works on any hostile page.
 */

const stage = '#stage'
const seen: string[] = []
const ready = new WeakSet<EventTarget>()

addEventListener('dp-ready', ({ target }) => target && ready.add(target), true)
addEventListener(
  'dp-error',
  event => {
    const { detail, target } = event as CustomEvent
    const name = target instanceof Element ? target.localName : 'the page'
    seen.push(`dp-error of <${name}>: ${JSON.stringify(detail)}`)
  },
  true,
)
addEventListener('securitypolicyviolation', event => {
  const { blockedURI, effectiveDirective, sample, sourceFile } = event
  seen.push(`violation of ${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}`)
})
new ReportingObserver(
  reports => {
    for (const { body, type } of reports) seen.push(`report of ${type}: ${JSON.stringify(body)}`)
  },
  { types: ['csp-violation'], buffered: true },
).observe()

function find(selector: string, root: ParentNode = document): HTMLElement {
  const found = builtin(root).querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector} in the page`)
  return found
}

let host: HTMLElement

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const box = 'all: initial; display: block; height: 90px; overflow: hidden; visibility: hidden'
const important = (rules: string) => `${rules.replaceAll(';', ' !important;')} !important`

/** Hides content that may differ between pages: the page's own content inside an element, and clocks. */
function calm(shown: HTMLElement): void {
  for (const child of shown.children) {
    if (child.matches('script')) continue
    child.setAttribute('style', important(box))
    // Where content folds follows its lines of text.
    for (const inside of child.querySelectorAll('*:not(script)'))
      inside.setAttribute('style', important('all: unset'))
  }
  for (const timer of shown.shadowRoot?.querySelectorAll('[role=timer]') ?? [])
    timer.setAttribute('style', important('display: none'))
}

const prevent = (event: Event) => event.preventDefault()

const world = {
  /** Inserts the content of a template, as a script of the page would. */
  place(tag: string, template: string, put?: 'cloned' | 'parsed'): void {
    const { content, innerHTML } = find(`#${template}`) as HTMLTemplateElement
    if (put === 'parsed') find(stage).innerHTML = innerHTML
    else find(stage).replaceChildren(put ? doc.importNode(content, true) : content)
    host = find(`${stage} ${tag}`)
  },
  async shows(): Promise<void> {
    await until(() => ready.has(host), `the first view of <${host.localName}>`, patience)
  },
  setToken(token: string): void {
    find('meta[name=dp-csrf-token]').setAttribute('content', token)
  },
  step: (step: Deed) => act(host, step),
  async reached(state: string): Promise<void> {
    await until(
      () => host.matches(`:state(${state})`),
      `the state ${state} of <${host.localName}>`,
      patience,
    )
  },
  /** true: only the server's content shows. */
  isFallback: () => !host.matches(':state(ready)') && host.checkVisibility(),
  /** Waits until every frame of a gallery shows its element. */
  async galleryShows(): Promise<void> {
    for (const frame of doc.querySelectorAll('.frame')) {
      await until(
        () => frame.querySelector(':state(ready)'),
        `the view in ${frame.innerHTML}`,
        patience,
      )
      calm(find(':state(ready)', frame))
    }
    await doc.fonts.ready
  },
  /** Boxes of the elements in a gallery. Hides what changes by itself. */
  boxes(): Box[] {
    return [...doc.querySelectorAll('.frame')].map(frame => {
      const shown = find(':state(ready)', frame)
      calm(shown)
      const { height, width, x, y } = shown.getBoundingClientRect()
      return { x: x + scrollX, y: y + scrollY, width, height }
    })
  },
  /** Uses an unused control of the element. false: none is left. */
  useNext: () => useNext(host),
  shownPieces,
  /** Forbidden markup around pieces. Also triggers the markup. */
  faultsOfPieces,
  /** Stops all navigation from now on. */
  stay: () => navigation.addEventListener('navigate', prevent),
  clear: () => find(stage).replaceChildren(),
  /** Faults that the page could hear of since the last call. */
  async take(): Promise<string[]> {
    // Violations arrive in a task of their own.
    await nextTask()
    return seen.splice(0)
  },
}

export type World = typeof world

Reflect.set(globalThis, 'world', world)
