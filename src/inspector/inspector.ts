import { doc } from '../dom/builtin.ts'
import styles from './inspector.css'
import { mark, withAnswers } from './answers.ts'
import { originsOf, statesOf, type Inspected } from './fields.ts'
import { roomsPanel } from './rooms-panel.ts'
import { entryOf, fieldRow, keyOf, make, nameOf } from './rows.ts'
import { hostsIn, watchPage } from './watch.ts'

/**
 * `<dp-inspector>` shows the page's author each element, its fields, and what it does. Loaded by `?dp-inspect` in the
 * address or by `dp.push(({ inspect }) => inspect())`. Other pages never load it.
 */

/** On a server there is no HTMLElement to extend. */
const Base = globalThis.HTMLElement ?? Object

class Inspector extends Base {
  readonly #panel = make('section', {
    class: 'panel',
    popover: 'manual',
    'aria-label': 'Inspector',
  })
  readonly #frame = make('div', { class: 'frame', popover: 'manual' })
  readonly #title = make('h2', {})
  readonly #hosts = make('ul', { class: 'hosts' })
  readonly #fields = make('tbody', {})
  readonly #fieldsPanel = make('table', { 'aria-label': 'Fields, values, origins' }, this.#fields)
  readonly #log = make('ol', { class: 'log', 'aria-label': 'Events, calls and warnings' })
  readonly #rooms = roomsPanel(() => hostsIn(document))
  #chosen: Inspected | null = null
  #pending = false
  #timer = 0
  // Must come after the fields that drawing needs: WebKit reports earlier requests at once.
  readonly #watch = watchPage(() => this.#drawSoon())
  readonly #changes = new MutationObserver(() => this.#drawSoon())
  readonly #drawn = new WeakMap<HTMLElement, string>()

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    root.adoptedStyleSheets = [sheet]
    const fold = make(
      'button',
      { type: 'button', 'aria-label': 'Collapse', 'aria-expanded': 'true' },
      '–',
    )
    const close = make('button', { type: 'button', 'aria-label': 'Close' }, '✕')
    fold.addEventListener('click', () => {
      const isFolded = this.#panel.classList.toggle('folded')
      fold.ariaExpanded = `${!isFolded}`
    })
    close.addEventListener('click', () => this.remove())
    this.#panel.append(
      make('header', {}, this.#title, fold, close),
      make(
        'div',
        { class: 'body' },
        this.#hosts,
        make('div', { class: 'tabs', role: 'tablist' }, ...this.#tabs()),
        this.#fieldsPanel,
        this.#log,
        this.#rooms,
      ),
    )
    root.append(this.#panel, this.#frame)
  }

  connectedCallback(): void {
    this.#panel.showPopover()
    const watched = { childList: true, subtree: true, attributes: true }
    this.#changes.observe(document, watched)
    // States and configurations change without any change in the document.
    this.#timer = window.setInterval(() => this.#drawSoon(), 500)
    this.#drawSoon()
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer)
    this.#changes.disconnect()
    this.#watch.end()
    for (const host of hostsIn(document)) mark(host, false)
  }

  #tabs(): HTMLElement[] {
    const panels: [string, HTMLElement][] = [
      ['Fields', this.#fieldsPanel],
      ['Events and calls', this.#log],
      ['Rooms', this.#rooms],
    ]
    const tabs = panels.map(([label]) => make('button', { type: 'button', role: 'tab' }, label))
    const choose = (chosen: number) => {
      panels.forEach(([, panel], n) => {
        panel.hidden = n !== chosen
        tabs[n]!.ariaSelected = `${n === chosen}`
      })
    }
    tabs.forEach((tab, n) => tab.addEventListener('click', () => choose(n)))
    choose(0)
    return tabs
  }

  #drawSoon(): void {
    if (this.#pending) return
    this.#pending = true
    requestAnimationFrame(() => {
      this.#pending = false
      if (this.isConnected) this.#draw()
    })
  }

  #point(host: Element | null): void {
    if (!host) return this.#frame.hidePopover()
    const { left, top, width, height } = host.getBoundingClientRect()
    Object.assign(this.#frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    this.#frame.showPopover()
  }

  #hostRow(host: Inspected): HTMLElement {
    const states = statesOf(host).map(name => make('span', { class: 'state' }, name))
    if (host.core.unfit) {
      states.push(make('span', { class: 'state fault' }, 'an answer does not fit'))
    }
    const isChosen = `${host === this.#chosen}`
    const button = make(
      'button',
      { type: 'button', 'aria-current': isChosen },
      make('code', {}, nameOf(host)),
      ...states,
    )
    button.addEventListener('click', () => {
      this.#chosen = host
      host.scrollIntoView({ block: 'nearest' })
      this.#drawSoon()
    })
    button.addEventListener('pointerenter', () => this.#point(host))
    button.addEventListener('pointerleave', () => this.#point(null))
    return make('li', {}, button)
  }

  /** Replaces a list only when it has changed. Otherwise readers would lose their focus and place. */
  #renew(list: HTMLElement, key: string, rows: () => Node[]): void {
    if (this.#drawn.get(list) === key) return
    this.#drawn.set(list, key)
    list.replaceChildren(...rows())
  }

  #draw(): void {
    const hosts = hostsIn(document)
    if (!this.#chosen?.isConnected) this.#chosen = hosts[0] ?? null
    for (const host of hosts) mark(host, host.core.unfit !== undefined)
    const facts = hosts.map(host => [nameOf(host), statesOf(host), host.core.unfit?.[0]?.at])
    const key = JSON.stringify(facts)
    this.#title.textContent = `${hosts.length} ${hosts.length === 1 ? 'element' : 'elements'}`
    const chosenAt = hosts.findIndex(host => host === this.#chosen)
    this.#renew(this.#hosts, `${chosenAt} ${key}`, () => hosts.map(host => this.#hostRow(host)))
    const origins = this.#chosen ? originsOf(this.#chosen) : []
    // Fields with a given value come first.
    const isGiven = ({ origin }: (typeof origins)[number]) => origin !== 'default'
    const sorted = origins.toSorted((a, b) => Number(isGiven(b)) - Number(isGiven(a)))
    this.#renew(this.#fields, keyOf(sorted), () => sorted.map(fieldRow))
    const kept = this.#watch.kept()
    this.#renew(this.#log, `${kept.length} ${kept[0]?.at} ${key}`, () =>
      withAnswers(kept, hosts).map(entryOf),
    )
  }
}

function show(): void {
  if (!customElements.get('dp-inspector')) customElements.define('dp-inspector', Inspector)
  if (doc.querySelector('dp-inspector')) return
  // With `?dp-inspect`, this may run before there is a body.
  const place = doc.body ?? doc.documentElement
  place.append(doc.createElement('dp-inspector'))
}

if (typeof document !== 'undefined') show()
