import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { elementsIn } from '../../demo/pages/render/elements.ts'

describe('the elements of a page', () => {
  it('COR-115 are every tag of its HTML once, in the order of the document', () => {
    const html = `<dp-location-popover class="place"></dp-location-popover>
      <dp-buy-box
        data-variant="fresh"><dp-quantity-selector></dp-quantity-selector></dp-buy-box>
      <dp-expander><dp-quantity-selector></dp-quantity-selector></dp-expander>`
    assert.deepEqual(elementsIn(html), [
      'dp-location-popover',
      'dp-buy-box',
      'dp-quantity-selector',
      'dp-expander',
    ])
  })

  it('are not what texts and JSON say of them', () => {
    const html = `<code>dp-deal-box</code> &lt;dp-deal-box&gt;
      <script type="application/json">{"html":"\\u003cdp-deal-box>"}</script>`
    assert.deepEqual(elementsIn(html), [])
  })
})
