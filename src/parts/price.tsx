import type { ReactNode } from 'react'
import ownSheet from './price.css'

export const priceStyles = [ownSheet]

interface PriceProps {
  /** The price as text, as formatMoney writes it. */
  now: string
  /** The higher price, struck through. Screen readers read `wasLabel` before it. */
  was?: string | undefined
  wasLabel?: string | undefined
  part?: string | undefined
}

/** What something costs, and what it cost before or costs elsewhere. */
export const Price = ({ now, was, wasLabel, part }: PriceProps): ReactNode => (
  <span className="price" part={part}>
    <bdi className="price-now">{now}</bdi>
    {was && (
      <>
        {' '}
        <span className="visually-hidden">{wasLabel} </span>
        <s className="muted">
          <bdi>{was}</bdi>
        </s>
      </>
    )}
  </span>
)
