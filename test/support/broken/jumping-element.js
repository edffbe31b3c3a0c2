// Takes more space than the page has reserved: forever, or only at first, if `data-until` sets another height.
// `data-height` sets the first height.
class Jumping extends HTMLElement {
  connectedCallback() {
    this.style.display = 'block'
    this.style.minBlockSize = this.dataset.height ?? '100px'
    setTimeout(() => {
      if (this.dataset.until) this.style.minBlockSize = this.dataset.until
      this.dispatchEvent(new CustomEvent('dp-ready', { bubbles: true, composed: true }))
    }, 100)
  }
}
customElements.define('dp-jumping', Jumping)
