export interface Money {
  /** Integer minor units: 1999 is 19.99 EUR. */
  amount: number
  /** ISO 4217 code. */
  currency: string
}

/** Intl throws if a currency is not three letters, and page state may hold such a currency. */
function currencyFormat(currency: string, locale: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency })
  } catch {
    return null
  }
}

/** Parts of an amount in its currency. Each currency has its own number of minor digits (JPY 0, KWD 3). */
export function moneyParts({ amount, currency }: Money, locale: string): Intl.NumberFormatPart[] {
  const format = currencyFormat(currency, locale)
  if (format) {
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2
    return format.formatToParts(amount / 10 ** digits)
  }
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  return [...plain.formatToParts(amount / 100), { type: 'literal', value: ` ${currency}` }]
}

/** true: both amounts are in the same currency, and the first is higher. */
export const isHigher = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.amount > other.amount

export const formatMoney = (money: Money, locale: string): string =>
  moneyParts(money, locale)
    .map(part => part.value)
    .join('')
