const canonical = new Map<string, string>()

/** The language tag as Intl writes it, or '' when it is malformed; `en_US` is read as en-US (COR-020). */
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

/** The nearest well-formed `lang`, also across shadow roots (COR-117), else en-US. */
export function nearestLocale(from: Element): string {
  for (let node: Element | undefined = from; node;) {
    const marked: Element | null = node.closest('[lang]')
    const locale = marked && canonicalLocale(marked.getAttribute('lang') ?? '')
    if (locale) return locale
    // The root of a shadow tree has a host, that of the document none.
    node = marked?.parentElement ?? ((marked ?? node).getRootNode() as ShadowRoot).host
  }
  return 'en-US'
}

const formats = new Map<string, Intl.NumberFormat>()

export function formatNumber(locale: string, value: number): string {
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale)))
  return format.format(value)
}

/** Fills `{name}` with values; numbers in the locale's digits. An unknown name stays as it is. */
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
