import 'dp-elements/dp.css'
import 'dp-elements/elements/dp-deal-box.js'
import { dp } from 'dp-elements'
import type { DpBuyBox, DpBuyBoxAttributes, DpBuyBoxConfig, DpEventMap } from 'dp-elements'

// A page's script with the types of the package. It must compile, and each line after an expectation must not.

const buyBox = document.createElement('dp-buy-box')
const same: DpBuyBox = buyBox
const quantity: number = same.config.maxQuantity
const moq: number | undefined = same.config.moq
buyBox.config = { moq: 3, variant: 'used' }
buyBox.lock(document.body)
document.querySelector('dp-deal-box')?.config.layout satisfies 'accordion' | 'single' | undefined
console.log(quantity, moq)

// @ts-expect-error -- no such field
buyBox.config = { mog: 3 }
// @ts-expect-error -- no such kind of offer
buyBox.config = { variant: 'new' }
// @ts-expect-error -- the configuration is changed as a whole
buyBox.config.moq = 3
// @ts-expect-error -- a container is an element
buyBox.lock('#offer')

buyBox.addEventListener('dp-offer-locked', function ({ detail }) {
  const reason: 'quantity' | 'attribute' | 'call' = detail.reason
  console.log(reason, this.config.moq)
  // @ts-expect-error -- no such part of the detail
  console.log(detail.reasons)
})
buyBox.addEventListener('click', ({ clientX }) => console.log(clientX))
// @ts-expect-error -- a listener for another detail
buyBox.addEventListener('dp-offer-locked', (event: CustomEvent<{ reason: number }>) => event)

document.addEventListener('dp-quantity-changed', ({ detail }) => {
  const asin: string | null = detail.asin
  console.log(asin)
  // @ts-expect-error -- elements of all kinds send it, not all with the id of a widget
  console.log(detail.widgetId)
})
document.forms[0]?.addEventListener('dp-before-add-to-cart', event => {
  if (event.detail.items.length > 9) event.preventDefault()
})
document.addEventListener('dp-add-started', ({ detail }) => console.log(detail.items))
// @ts-expect-error -- the details of two events differ
const mixed: DpEventMap['dp-cart-added'] = new CustomEvent<DpEventMap['dp-ready']['detail']>('x')
console.log(mixed)

const attributes: DpBuyBoxAttributes = { 'data-moq': 5, 'data-show-quantity': false, form: 'buy' }
// @ts-expect-error -- a misspelt attribute
const misspelt: DpBuyBoxAttributes = { 'data-mog': 5 }
const messages: DpBuyBoxConfig['messages'] = { 'moq.close': 'Gut' }
// @ts-expect-error -- no such text
const unknown: DpBuyBoxConfig['messages'] = { 'moq.clsoe': 'Gut' }
console.log(attributes, misspelt, messages, unknown)

;(window.dp = window.dp || []).push(({ stores, version }) => {
  stores.$cart.listen(({ count }) => console.log(version, count?.toFixed()))
  stores.quantity('B0HEADPH01').set(3)
  // @ts-expect-error -- a quantity is a number
  stores.quantity('B0HEADPH01').set('3')
  // @ts-expect-error -- no such store
  console.log(stores.$basket)
})
dp.push(({ stores }) => stores.$asin.set('B0HEADPH01'))
// @ts-expect-error -- an asin is a text
dp.push(({ stores }) => stores.$asin.set(3))
