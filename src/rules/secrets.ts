/** true for names of tokens, which only the shop and its server may see (COR-083). */
export const isSecret = (name: string): boolean => /token|csrf/i.test(name)

export const mask = '•••'

const quoted = `"[^"]*"?|'[^']*'?`
/** Name and value in forms, addresses and tags, also with brackets. An unquoted value ends before the next pair. */
const pair = new RegExp(`([\\w.%[\\]-]*(?:token|csrf)[\\w.%[\\]-]*=)(?:${quoted}|[^&\\s>]+)`, 'gi')
/** Name and value in JSON that was cut or is inside a script. */
const member = /("[\w.-]*(?:token|csrf)[\w.-]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s,}\]]+)/gi
/** A hidden field or a meta element: the name is in one attribute, the value in another. */
const namedTag = /<[a-z][^>]*\sname=["']?[\w.-]*(?:token|csrf)[^>]*>/gi
const itsValue = new RegExp(`(\\s(?:value|content)=)(?:${quoted}|[^\\s>]+)`, 'gi')

/** Masks the secrets in a text for people: JSON, form fields, an address or HTML. */
export function masked(text: string): string {
  if (/^\s*[[{]/.test(text)) {
    try {
      const value: unknown = JSON.parse(text)
      const safe = maskedJson(value)
      return safe === JSON.stringify(value) ? text : safe
    } catch {
      // The text is no JSON, or only the start of some.
    }
  }
  return text
    .replace(namedTag, tag => tag.replace(itsValue, `$1${mask}`))
    .replace(pair, `$1${mask}`)
    .replace(member, `$1"${mask}"`)
}

/** A value as JSON, with secrets masked at every depth. '' for a value that has no JSON. */
export const maskedJson = (value: unknown): string =>
  JSON.stringify(value, (name, held: unknown) => {
    if (isSecret(name) && held) return mask
    return typeof held === 'string' ? masked(held) : held
  }) ?? ''
