import type { Money } from '../../../src/contract/schema.ts'
import type { Language } from './preferences.ts'

const formatOf = (currency: string, language: Language) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })

/** An amount without the cents that it has not: €25, €37.50. */
export function wholeMoney({ amount, currency }: Money, language: Language): string {
  const format = formatOf(currency, language)
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** The symbol of a currency in a language. */
export const currencyOf = ({ currency }: Pick<Money, 'currency'>, language: Language): string =>
  formatOf(currency, language)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
