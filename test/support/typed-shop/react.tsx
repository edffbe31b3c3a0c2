/** @jsxImportSource react */
import 'dp-elements/react/dp-buy-box.js'
import { useRef } from 'react'
import type { DpBuyBox } from 'dp-elements'

export function Offer() {
  const box = useRef<DpBuyBox>(null)
  return (
    <form>
      <dp-buy-box
        ref={box}
        key="offer"
        className="offer"
        form="buy"
        data-variant="used"
        data-moq={5}
        data-locked={false}
        config={{ moqText: 'Five at least' }}
        ondp-offer-locked={({ detail }) => box.current?.lock(document.body) ?? detail.minimum}
      >
        <button type="button">Add to cart</button>
      </dp-buy-box>
      <dp-deal-box data-layout="single" ondp-ready={event => event.target} />
    </form>
  )
}

export const mistakes = [
  // @ts-expect-error -- no such kind of offer
  <dp-buy-box key="1" data-variant="new" />,
  // @ts-expect-error -- a quantity is a number
  <dp-buy-box key="2" data-moq="five" />,
  // @ts-expect-error -- a misspelt field
  <dp-buy-box key="3" config={{ mog: 5 }} />,
  // @ts-expect-error -- no such property
  <dp-buy-box key="4" moq={5} />,
  // @ts-expect-error -- no such part of the detail
  <dp-buy-box key="5" ondp-offer-locked={({ detail }) => detail.reasons} />,
  // @ts-expect-error -- no such tag
  <dp-buybox key="6" />,
]
