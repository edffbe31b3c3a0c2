import type { Descriptor } from '../../../src/element/describe.ts'
import { nothing } from '../probe.tsx'

const sheet = new CSSStyleSheet()
sheet.replaceSync('p { color: rgb(1, 2, 3) }')

let drawn = 0

/** Starts again wherever it is put, and never ends. The suite of the lifecycle must find it. */
class Forgetful extends HTMLElement {
  readonly #internals = this.attachInternals()
  readonly #root = this.attachShadow({ mode: 'open' })
  #asking = new AbortController()
  #isPolling = false

  get config() {
    return { locale: navigator.language }
  }
  set config({ messages }: { locale: string; messages?: Record<string, string> }) {
    void Promise.resolve().then(() => this.append(`${messages?.['any']}`))
  }

  connectedCallback() {
    this.#asking.abort()
    this.#asking = new AbortController()
    this.#internals.states.add('ready')
    this.#internals.states.delete('open')
    if (this.ownerDocument === document) this.#root.adoptedStyleSheets = [sheet]
    this.#root.innerHTML = `<p>View ${++drawn}</p><p role="timer">1:00</p><button>Open</button>`
    this.#root.querySelector('button')?.addEventListener('click', () => this.#open())
    if (!this.#isPolling) setInterval(() => this.#poll(), 300)
    this.#isPolling = true
    this.dispatchEvent(new CustomEvent('dp-ready', { bubbles: true, composed: true }))
  }

  #poll() {
    if (this.isConnected && document.hidden) void fetch('/dp/cart/count').catch(() => {})
  }

  #open() {
    this.#internals.states.add('open')
    this.parentElement?.setAttribute('class', 'marked')
    const { signal } = this.#asking
    for (const options of [{ signal }, {}]) void fetch('/dp/cart/count', options).catch(() => {})
  }
}

const tag = 'dp-forgetful'
customElements.define(tag, Forgetful)

export const forgetful: Descriptor = {
  ...nothing,
  tag,
  states: { open: '' },
  examples: [
    {
      title: 'Forgetful',
      html: `<section><${tag}></${tag}></section>`,
      states: { open: [{ hold: '/dp/cart/' }, { press: 'button' }] },
    },
  ],
}
