import * as v from 'valibot'
import { object, text as string } from '../../../src/contract/schema.ts'
import { text, type Descriptor } from '../../../src/element/describe.ts'
import { page } from '../../../src/page/page.ts'
import { nothing } from '../probe.tsx'

/** Sends wrong events, and events at the wrong time. The suite of events must find it. */
class Careless extends HTMLElement {
  static observedAttributes = ['data-value']
  config = { asin: null, csrfToken: 'secret' }
  #internals = this.attachInternals()

  connectedCallback() {
    if (this.shadowRoot) return
    const root = this.attachShadow({ mode: 'open' })
    this.#say('dp-ready', {})
    root.innerHTML = '<p><button type="button">Press</button></p>'
    this.#say('dp-ready', {})
    root.querySelector('button')?.addEventListener('click', () => this.#press())
    page.$cart.listen(() => this.#say('dp-careless-changed', { value: '' }))
    document.addEventListener('dp-careless-requested', () => {
      this.#internals.states.add('open')
      this.#say('dp-careless-changed', { value: '' })
    })
  }

  attributeChangedCallback() {
    this.#say('dp-careless-changed', { value: this.dataset['value'] })
  }

  #say(type: string, detail: unknown, bubbles = true) {
    return this.dispatchEvent(
      new CustomEvent(type, {
        detail,
        bubbles,
        composed: true,
        cancelable: type.includes('before'),
      }),
    )
  }

  #press() {
    this.#say('dp-before-press-careless', {})
    void fetch('/dp/cart/count')
    this.#say('dp-careless-changed', { value: 7, extra: true }, false)
    page.$asin.set('B0CARELESS')
    this.#say('dp-unheard-of', {})
    this.#say('dp-metric', {
      name: 'pressed',
      value: 1,
      element: this.localName,
      fields: this.config,
    })
    for (const name of ['open', 'undeclared']) this.#internals.states.add(name)
    this.className = 'pressed'
  }
}

const tag = 'dp-careless'
customElements.define(tag, Careless)

export const careless: Descriptor = {
  ...nothing,
  tag,
  fields: { value: text({ about: '', store: 'cart.count' }) },
  events: {
    'dp-before-press-careless': { about: '', detail: object({}), cancelable: true },
    'dp-careless-changed': { about: '', detail: object({ value: v.optional(string) }) },
  },
  hears: { 'dp-careless-requested': { about: '', detail: object({}) } },
  takes: ['dp-careless-requested'],
  states: { open: '' },
  examples: [
    { title: 'Careless', html: `<${tag}></${tag}>`, states: { open: [{ press: 'button' }] } },
  ],
}
