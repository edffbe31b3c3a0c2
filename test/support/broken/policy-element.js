// Breaks policies of every kind: styles and scripts in attributes, text that becomes a script.
class Broken extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' })
    const text = document.createElement('p')
    text.setAttribute('style', 'color: red')
    text.setAttribute('onclick', 'void 0')
    this.shadowRoot.append(text)
  }
}
customElements.define('dp-broken', Broken)
