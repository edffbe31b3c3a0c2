/** Digits after the point, by currency. Intl throws if a currency is not three letters. */
export function minorDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Turns a price in units of its currency into integer minor units: 19.99 EUR is 1999, 500 JPY is 500. */
export const minorUnits = (price: number, currency: string): number =>
  Math.round(Number((price * 10 ** minorDigits(currency)).toPrecision(15)))
