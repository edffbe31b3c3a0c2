// Loads although nobody wants it, and also loads code that nobody has asked for.
import '/dist/dp.js'
import '/dist/elements/dp-delivery-countdown.js'

class Greedy extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' })
    this.dispatchEvent(new CustomEvent('dp-ready', { bubbles: true, composed: true }))
  }
}
customElements.define('dp-greedy', Greedy)
