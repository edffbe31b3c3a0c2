import { builtin, type Builtin } from '../dom/builtin.ts'

const canonical = new Map<string, string>()

/** Returns the language tag as Intl writes it, or '' for a malformed tag. Reads `en_US` as en-US (COR-020). */
export function canonicalLocale(tag: string): string {
  let known = canonical.get(tag)
  if (known === undefined) {
    try {
      ;[known] = Intl.getCanonicalLocales(tag.replace(/_/g, '-'))
    } catch {}
    known ??= ''
    canonical.set(tag, known)
  }
  return known
}

/** Returns the nearest well-formed `lang`, also across shadow roots (COR-117). Default: en-US. */
export function nearestLocale(from: Element): string {
  for (let node: Element | undefined = from; node;) {
    const marked: Element | null = builtin(node).closest('[lang]')
    const known: Builtin<Element> = builtin(marked ?? node)
    const locale = marked && canonicalLocale(known.getAttribute('lang') ?? '')
    if (locale) return locale
    // A shadow root has a host. The document has none, so the loop ends there.
    node = (marked && known.parentElement) ?? builtin(known.getRootNode() as ShadowRoot).host
  }
  return 'en-US'
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Widely used languages that write the digits 0 to 9 wherever they are spoken. The first number that Intl formats in a page
 * takes it 12 ms, four times that on a slow phone, and most pages show no number but small quantities.
 */
const plainDigits = /^(cs|da|de|en|es|fi|fr|it|ja|ko|nb|nl|pl|pt|ru|sv|tr|uk|zh)\b(?!.*-u-)/

export function formatNumber(locale: string, value: number): string {
  // From 1000, most languages group the digits.
  if (value >= 0 && value < 1000 && value % 1 === 0 && plainDigits.test(locale)) return `${value}`
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale)))
  return format.format(value)
}

/** Replaces `{name}` by values. Numbers use the digits of the locale. Unknown names stay unchanged. */
export const fillText = (
  text: string,
  values: Readonly<Record<string, string | number>> | undefined,
  locale: string,
): string =>
  values
    ? text.replace(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name]
        return typeof value === 'number' ? formatNumber(locale, value) : (value ?? place)
      })
    : text
