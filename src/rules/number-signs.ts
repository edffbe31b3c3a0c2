/** How a number is written: by its locale, and by signs that the page configures. */
export interface NumberSettings {
  /** en-US or en_US. */
  locale: string
  /** Exactly so many digits after the decimal sign. Default: 2. */
  digits?: number
  /** Currency symbol. Default: $. */
  symbol?: string
  /** Sign between groups of digits, in place of the locale's. '': no groups. */
  group?: string
  /** Decimal sign, in place of the locale's. */
  decimal?: string
}

export interface Signs {
  group: string
  decimal: string
  /** true: the currency symbol stands before the number. */
  isBefore: boolean
  /** What stands between number and symbol. */
  gap: string
  /** Further signs that shoppers of the locale type. */
  groups: string
  decimals: string
}

const canonical = new Map<string, string>()

/** A locale that Intl cannot take counts as en-US. */
export function localeOf({ locale }: NumberSettings): string {
  let known = canonical.get(locale)
  if (known === undefined) {
    try {
      ;[known] = Intl.getCanonicalLocales(locale.replace(/_/g, '-'))
    } catch {}
    canonical.set(locale, (known ??= 'en-US'))
  }
  return known
}

const made = new Map<string, Intl.NumberFormat>()

/** Latin digits in every locale: servers read the values of fields, and many know no other digits. */
function formatOf(locale: string, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`
  let format = made.get(key)
  if (!format) {
    const options = {
      numberingSystem: 'latn',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      roundingMode: 'halfEven',
    } as const
    made.set(key, (format = new Intl.NumberFormat(locale, options)))
  }
  return format
}

/** `plain`: a number as a text, which Intl rounds exactly. It would first cut a number to 17 digits. */
export const partsOf = (
  locale: string,
  plain: string,
  least: number,
  most: number,
): Intl.NumberFormatPart[] =>
  formatOf(locale, least, most).formatToParts(plain as Intl.StringNumericLiteral)

/** Signs that stand for each other: no locale has one of them as its decimal sign. */
const blanks = " \u00a0\u2009\u202f'’"

const sign = (parts: Intl.NumberFormatPart[], type: string): string =>
  parts.find(part => part.type === type)?.value ?? ''

const known = new Map<string, Signs>()

function localeSigns(locale: string): Signs {
  let signs = known.get(locale)
  if (signs) return signs
  const own = partsOf(locale, '1234567.5', 1, 1)
  // With digits of its own script, a locale may have signs of its own.
  const native = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const types = money.formatToParts(1)
  const at = types.findIndex(({ type }) => type === 'currency')
  const isBefore = at < types.findIndex(({ type }) => type === 'integer')
  const beside = types[at + (isBefore ? 1 : -1)]
  const group = sign(own, 'group')
  signs = {
    group,
    decimal: sign(own, 'decimal'),
    isBefore,
    gap: beside?.type === 'literal' ? beside.value.replace(/\p{Cf}/gu, '') : '',
    groups: `${blanks.includes(group) ? blanks : ''}${sign(native, 'group')}`,
    decimals: sign(native, 'decimal'),
  }
  known.set(locale, signs)
  return signs
}

export function signsOf(settings: NumberSettings): Signs {
  const signs = localeSigns(localeOf(settings))
  const { group = signs.group, decimal = signs.decimal } = settings
  const isConfigured = settings.group !== undefined || settings.decimal !== undefined
  return {
    ...signs,
    ...(isConfigured ? { groups: blanks.includes(group) ? blanks : '', decimals: '' } : null),
    decimal,
    // Nobody could tell two equal signs apart.
    group: group === decimal ? '' : group,
  }
}
