import type { ReactNode } from 'react'
import { Price } from '../../../parts/price.tsx'
import type { Text } from '../../../element/ports.ts'
import type { Choice } from './offer.rules.ts'
import type { messages } from './service-offer.messages.ts'

interface ChoicePriceProps {
  choice: Choice
  text: Text<typeof messages>
}

/** Of a choice with a further service: both prices. */
export function ChoicePrice({ choice, text }: ChoicePriceProps): ReactNode {
  const { prices, regularPrice } = choice
  const [first, second] = prices
  if (!first) return null
  if (!second) {
    return <Price part="price" now={first} was={regularPrice} wasLabel={text('service.before')} />
  }
  return (
    <span className="price" part="price">
      <bdi className="price-now">{first}</bdi> + <bdi className="price-now">{second}</bdi>
    </span>
  )
}
