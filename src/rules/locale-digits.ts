const digits = new Map<string, readonly string[]>()

function digitsOf(locale: string): readonly string[] {
  let known = digits.get(locale)
  if (!known) {
    const format = new Intl.NumberFormat(locale)
    digits.set(locale, (known = [...'0123456789'].map(one => format.format(Number(one)))))
  }
  return known
}

/** A text with its digits 0 to 9 as the locale writes them: in Arabic, 25,00 is ٢٥,٠٠ (COR-022). */
export const inDigitsOf = (text: string, locale: string): string =>
  text.replace(/\d/g, digit => digitsOf(locale)[Number(digit)] ?? digit)
