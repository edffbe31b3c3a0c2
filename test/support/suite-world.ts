import type { Deed } from '../../src/element/describe.ts'
import { act, until } from './drive.ts'
import { useNext } from './explore.ts'
import { faultsOfPieces, shownPieces } from './pieces.ts'

/**
 * The shopper inside a page of a suite. It runs in a world of its own: it shares the page's nodes but none of its
 * scripts' natives, so that it works however hostile the page is.
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
  const found = root.querySelector<HTMLElement>(selector)
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

/** What the page itself puts into an element is the page's to style; clocks go on. Neither is to be seen. */
function calm(shown: HTMLElement): void {
  for (const child of shown.children) {
    if (!child.matches('script')) child.setAttribute('style', important(box))
  }
  for (const timer of shown.shadowRoot?.querySelectorAll('[role=timer]') ?? [])
    timer.setAttribute('style', important('display: none'))
}

const world = {
  /** Puts what a template holds into the page, as a script of the page would. */
  place(tag: string, template: string, put?: 'cloned' | 'parsed'): void {
    const { content, innerHTML } = find(`#${template}`) as HTMLTemplateElement
    if (put === 'parsed') find(stage).innerHTML = innerHTML
    else find(stage).replaceChildren(put ? document.importNode(content, true) : content)
    host = find(`${stage} ${tag}`)
  },
  async shows(): Promise<void> {
    await until(() => ready.has(host), `the first view of <${host.localName}>`)
  },
  setToken(token: string): void {
    find('meta[name=dp-csrf-token]').setAttribute('content', token)
  },
  step: (step: Deed) => act(host, step),
  async reached(state: string): Promise<void> {
    await until(() => host.matches(`:state(${state})`), `the state ${state} of <${host.localName}>`)
  },
  /** Whether what the server wrote is all that shows. */
  isFallback: () => !host.matches(':state(ready)') && host.checkVisibility(),
  /** Every frame of a gallery shows its element. */
  async galleryShows(): Promise<void> {
    for (const frame of document.querySelectorAll('.frame')) {
      await until(() => frame.querySelector(':state(ready)'), `the view in ${frame.innerHTML}`)
      calm(find(':state(ready)', frame))
    }
    await document.fonts.ready
  },
  /** Where the elements of a gallery stand, once what changes by itself is out of sight. */
  boxes(): Box[] {
    return [...document.querySelectorAll('.frame')].map(frame => {
      const shown = find(':state(ready)', frame)
      calm(shown)
      const { height, width, x, y } = shown.getBoundingClientRect()
      return { x: x + scrollX, y: y + scrollY, width, height }
    })
  },
  /** Uses a control of the element that has not been used; whether there is one. */
  useNext: () => useNext(host),
  shownPieces,
  /** What of markup around pieces may not be there; it is provoked, too. */
  faultsOfPieces,
  /** From here on nothing leads to another page. */
  stay: () => navigation.addEventListener('navigate', event => event.preventDefault()),
  clear: () => find(stage).replaceChildren(),
  /** What went wrong since the last time, of what a page can hear. */
  async take(): Promise<string[]> {
    // Violations are told in a task of their own.
    await new Promise(resolve => setTimeout(resolve))
    return seen.splice(0)
  },
}

export type World = typeof world

Reflect.set(globalThis, 'world', world)
