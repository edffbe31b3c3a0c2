import { text, type Descriptor } from '../../../src/element/describe.ts'
import { url } from '../../../src/element/formats.ts'
import { nothing } from '../probe.tsx'

/** Links to whatever its attribute holds. The suite of configuration must find it. */
class Trusting extends HTMLElement {
  static observedAttributes = ['data-link']

  get config() {
    return { link: this.dataset['link'] }
  }
  set config({ link }: { link: string | undefined }) {
    this.dataset['link'] = link
  }

  connectedCallback() {
    if (this.shadowRoot) return
    this.attachShadow({ mode: 'open' }).innerHTML = '<a>View</a>'
    this.attributeChangedCallback()
    this.attachInternals().states.add('ready')
    this.dispatchEvent(new CustomEvent('dp-ready', { bubbles: true, composed: true }))
  }

  attributeChangedCallback() {
    this.shadowRoot?.querySelector('a')?.setAttribute('href', this.dataset['link'] ?? '')
  }
}

const tag = 'dp-trusting'
customElements.define(tag, Trusting)

export const trusting: Descriptor = {
  ...nothing,
  tag,
  fields: { link: text({ about: '', ...url }) },
  examples: [{ title: 'Trusting', html: `<${tag} data-link="/a"></${tag}>` }],
}
