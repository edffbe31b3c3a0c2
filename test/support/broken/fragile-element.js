// Breaks on any page but the author's bare one: uses natives that pages extend, sizes in rem, and the page's color.
class Fragile extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' })
    const button = document.createElement('button')
    button.textContent = 'Press'
    button.style.fontSize = '1rem'
    button.style.color = 'inherit'
    this.shadowRoot.append(button)
    this.attachInternals().states.add('ready')
    this.dispatchEvent(new CustomEvent('dp-ready', { bubbles: true, composed: true }))
    const list = ['one']
    for (const key in list) this.title += list[key].toUpperCase()
  }
}
customElements.define('dp-fragile', Fragile)
