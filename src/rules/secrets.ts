/** What may not be seen but by the shop and its server: whatever its name calls a token (COR-083). */
export const isSecret = (name: string): boolean => /token|csrf/i.test(name)

export const mask = '•••'

const quoted = `"[^"]*"?|'[^']*'?`
/** Of forms and addresses, also in brackets, and of tags: an unquoted value ends where the next one begins. */
const pair = new RegExp(`([\\w.%[\\]-]*(?:token|csrf)[\\w.%[\\]-]*=)(?:${quoted}|[^&\\s>]+)`, 'gi')
/** As JSON that was cut, or stands in a script. */
const member = /("[\w.-]*(?:token|csrf)[\w.-]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s,}\]]+)/gi
/** A hidden field or a meta, whose name stands beside its value. */
const namedTag = /<[a-z][^>]*\sname=["']?[\w.-]*(?:token|csrf)[^>]*>/gi
const itsValue = new RegExp(`(\\s(?:value|content)=)(?:${quoted}|[^\\s>]+)`, 'gi')

/** A text that somebody reads: JSON, form fields, an address or HTML, without what is secret in it. */
export function masked(text: string): string {
  if (/^\s*[[{]/.test(text)) {
    try {
      const value: unknown = JSON.parse(text)
      const safe = maskedJson(value)
      return safe === JSON.stringify(value) ? text : safe
    } catch {
      // It was no JSON, or not all of it.
    }
  }
  return text
    .replace(namedTag, tag => tag.replace(itsValue, `$1${mask}`))
    .replace(pair, `$1${mask}`)
    .replace(member, `$1"${mask}"`)
}

/** A value as JSON, without what is secret in it, however deep. '' where it has none. */
export const maskedJson = (value: unknown): string =>
  JSON.stringify(value, (name, held: unknown) => {
    if (isSecret(name) && held) return mask
    return typeof held === 'string' ? masked(held) : held
  }) ?? ''
