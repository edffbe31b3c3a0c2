import { text, type Descriptor } from '../../../src/element/describe.ts'
import { nothing } from '../probe.tsx'

/** Puts a field of its own into any form around it. The suite of forms must find it. */
class Clumsy extends HTMLElement {
  static formAssociated = true
  readonly #field = Object.assign(document.createElement('input'), { type: 'hidden' })

  connectedCallback() {
    if (this.#field.isConnected) return
    this.attachInternals().states.add('ready')
    this.#field.name = 'size'
    this.#field.value = '1'
    this.closest('form')?.append(this.#field)
    this.attachShadow({ mode: 'open' }).innerHTML = '<p>View</p>'
    this.dispatchEvent(new CustomEvent('dp-ready', { bubbles: true, composed: true }))
  }

  formStateRestoreCallback(state: FormData) {
    this.#field.value = `${state.get('size') as string}`
  }
}

const tag = 'dp-clumsy'
customElements.define(tag, Clumsy)

export const clumsy: Descriptor = {
  ...nothing,
  tag,
  fields: { colour: text({ about: '' }) },
  form: { colour: '' },
  examples: [
    { title: 'Its own', html: `<${tag}></${tag}>` },
    { title: 'Adopted', html: `<${tag}><input name="code" value="1"></${tag}>` },
  ],
}
