import { dayFor, type Constraint } from './constraints.ts'

/** Unlike the value of a field, a text is in the digits of the page (COR-022). */
function shown({ method }: Constraint, given: string, locale: string, today: string): string {
  if (method.startsWith('date')) {
    const day = new Date(`${dayFor(given, today)}T00:00Z`)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
  }
  if (!/^(length|lines|at)/.test(method)) return given
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  return format.format(given as Intl.StringNumericLiteral)
}

/** Fills {0}, {1}, … of an error text with what the constraint compares with (VAL-037). `locale`: en-US. */
export function fillGiven(
  text: string,
  constraint: Constraint,
  locale: string,
  today: string,
): string {
  const given = [constraint.given].flat() as readonly string[]
  return text.replace(/\{(\d+)\}/g, (place, at: string) => {
    const one = given[Number(at)]
    return one ? shown(constraint, one, locale, today) : place
  })
}
