import { choice, flag, text, type Descriptor } from '../../../src/element/describe.ts'
import { nothing } from '../probe.tsx'

/** Reads only its attributes, once and unchecked. The suites of configuration must find it. */
class Naive extends HTMLElement {
  #values: Record<string, unknown> = {}

  get config() {
    return this.#values
  }
  set config({ messages = {} }: { messages?: Record<string, string> }) {
    if (this.shadowRoot) this.shadowRoot.innerHTML = messages['title'] ?? ''
  }

  connectedCallback() {
    if (this.shadowRoot) return
    Reflect.deleteProperty(this, 'config')
    this.attachShadow({ mode: 'open' }).innerHTML = '<p>View</p>'
    const { name, mood, on } = this.dataset
    const script = this.querySelector('script')
    if (script) this.#merge(Object.prototype, script.text)
    this.#values = { name, mood, on: on !== undefined }
    this.attachInternals().states.add('ready')
    this.dispatchEvent(new CustomEvent('dp-ready', { bubbles: true, composed: true }))
    void fetch('/dp/cart/count').catch(() => {})
  }

  #merge(into: object, json: string) {
    try {
      for (const [name, value] of Object.entries(JSON.parse(json))) {
        if (name === '__proto__') Object.assign(into, value)
      }
    } catch {}
  }
}

const tag = 'dp-naive'
customElements.define(tag, Naive)

export const naive: Descriptor = {
  ...nothing,
  tag,
  fields: {
    mood: choice(['calm', 'loud', 'wild'], { about: '', default: 'calm', store: 'context.mood' }),
    name: text({ about: '', required: true }),
    on: flag({ about: '', default: false }),
    token: text({ about: '', meta: 'dp-naive-token' }),
  },
  examples: [{ title: 'Naive', html: `<${tag} data-name="it"></${tag}>` }],
}
