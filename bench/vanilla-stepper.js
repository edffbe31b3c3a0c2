import css from './stepper-styles.js'

/**
 * The yardstick: the stepper of dp-quantity-selector, written by hand for this purpose only. It has the same markup,
 * sheet, form value, event and announcement. Its only configuration is its attributes.
 */

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

const step = (label, path) => `
  <button type="button" class="icon-button step" aria-label="${label}" aria-disabled="false">
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"></path></svg>
  </button>`

const template = document.createElement('template')
template.innerHTML = `
  <div class="quantity" part="root"><div class="resting">
    <div class="stepper" part="stepper" role="group" aria-label="Quantity">
      ${step('Decrease quantity', 'M5 12h14')}
      <span class="stepper-value"></span>
      ${step('Increase quantity', 'M5 12h14M12 5v14')}
    </div>
  </div></div>`
  .replace(/>\s+</g, '><')
  .trim()

class VanillaStepper extends HTMLElement {
  static formAssociated = true
  static observedAttributes = ['data-selected-quantity', 'data-max-quantity']

  #internals = this.attachInternals()
  #value = 0
  #max = 999
  #shown
  #minus
  #plus
  #status = null
  #connected = false

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    root.adoptedStyleSheets = [sheet]
    root.append(template.content.cloneNode(true))
    this.#shown = root.querySelector('.stepper-value')
    ;[this.#minus, this.#plus] = root.querySelectorAll('button')
    this.#minus.addEventListener('click', this)
    this.#plus.addEventListener('click', this)
  }

  connectedCallback() {
    this.#connected = true
    this.#internals.states.add('initialized')
    this.#show()
    this.dispatchEvent(new CustomEvent('vanilla-ready', { bubbles: true, composed: true }))
  }

  attributeChangedCallback(name, _, text) {
    const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : null
    if (name === 'data-max-quantity') this.#max = value ?? 999
    else this.#value = Math.min(value ?? 0, this.#max)
    if (this.#connected) this.#show()
  }

  formResetCallback() {
    this.attributeChangedCallback('', null, this.getAttribute('data-selected-quantity'))
  }

  get value() {
    return this.#value
  }

  handleEvent({ currentTarget }) {
    const previousQuantity = this.#value
    const quantity = previousQuantity + (currentTarget === this.#plus ? 1 : -1)
    if (quantity < 0 || quantity > this.#max) return
    this.#value = quantity
    this.#show()
    const asin = this.getAttribute('data-asin')
    const detail = { asin, quantity, previousQuantity }
    this.dispatchEvent(
      new CustomEvent('vanilla-quantity-changed', { detail, bubbles: true, composed: true }),
    )
    this.#announce(`Quantity is now ${quantity}.`)
  }

  #show() {
    const data = new FormData()
    data.append('quantity', this.#value)
    this.#internals.setFormValue(data)
    this.#shown.textContent = this.#value
    this.#minus.ariaDisabled = this.#value <= 0
    this.#plus.ariaDisabled = this.#value >= this.#max
  }

  #announce(text) {
    if (!this.#status) {
      this.#status = document.createElement('span')
      this.#status.className = 'visually-hidden'
      this.#status.role = 'status'
      this.shadowRoot.append(this.#status)
    }
    this.#status.textContent = ''
    setTimeout(() => (this.#status.textContent = text), 50)
  }
}

customElements.define('vanilla-stepper', VanillaStepper)
