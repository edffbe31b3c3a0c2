import { formatMoney } from '../rules/money.ts'
import type { Money } from '../rules/money.ts'
import ownSheet from './price.css'

export const priceStyles = [ownSheet]

interface PriceProps {
  money: Money
  locale: string
  /** The earlier price, struck through. Screen readers read `wasLabel` before it. */
  was?: Money | undefined
  wasLabel?: string | undefined
}

export const Price = ({ money, locale, was, wasLabel }: PriceProps) => (
  <span className="price">
    <bdi className="price-now">{formatMoney(money, locale)}</bdi>
    {was && (
      <>
        {' '}
        <span className="visually-hidden">{wasLabel}</span>
        <s className="muted">
          <bdi>{formatMoney(was, locale)}</bdi>
        </s>
      </>
    )}
  </span>
)
