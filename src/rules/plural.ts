const place = /\{(\w+), plural,((?:\s*[\w=]+ \{[^{}]*\})+)\s*\}/g
const form = /([\w=]+) \{([^{}]*)\}/g

/**
 * Fills the places of a text that depend on a number, in the syntax of ICU messages: `{minutes, plural, one {# min}
 * other {# mins}}`. A form is named by a plural category of the locale or by one number (`=0 {…}`). `#` is the number
 * in the digits of the locale. A place without a value stays unchanged.
 */
export const fillPlurals = (
  text: string,
  values: Readonly<Record<string, number>>,
  locale: string,
): string =>
  text.replace(place, (whole, name: string, written: string) => {
    const value = values[name]
    if (value === undefined) return whole
    const forms = Object.fromEntries(
      [...written.matchAll(form)].map(([, key, said]) => [key, said]),
    )
    const chosen =
      forms[`=${value}`] ?? forms[new Intl.PluralRules(locale).select(value)] ?? forms['other']
    return chosen?.replace('#', new Intl.NumberFormat(locale).format(value)) ?? whole
  })
