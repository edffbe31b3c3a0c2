/** The name of a member holds a text, and no `toJSON` is asked about names. */
const quote = (text: string): string =>
  JSON.stringify(Object.assign(Object.create(null), { [text]: 0 })).slice(1, -3)

/**
 * The JSON of plain data, as JSON.stringify writes it where no old library has given lists, texts or numbers a `toJSON` of
 * its own (COR-096). Unlike it, asks no `toJSON` at all. undefined: JSON cannot say it.
 */
export function toJson(value: object): string
export function toJson(value: unknown): string | undefined
export function toJson(value: unknown): string | undefined {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (typeof value === 'boolean' || value === null) return `${value}`
  if (Array.isArray(value)) return `[${value.map(one => toJson(one) ?? 'null').join()}]`
  if (typeof value !== 'object') return undefined
  const members = Object.entries(value).flatMap(([name, held]) => {
    const text = toJson(held)
    return text === undefined ? [] : [`${quote(name)}:${text}`]
  })
  return `{${members.join()}}`
}
