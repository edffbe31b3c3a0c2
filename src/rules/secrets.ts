import { isSecret } from './secret-name.ts'

export const mask = '•••'

/** People read the start of a text. Longer texts are cut, so that no page waits for their end. */
const longest = 20_000
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

// Each expression takes a time that grows with the text, not with its square: a name begins where no other does, and
// what it holds is asked by looking ahead.
const quoted = `"[^"]*"?|'[^']*'?`
const letter = String.raw`[\w.%[\]-]`
const secret = '(?:token|csrf)'
/** Name and value in forms, addresses and tags, also with brackets. An unquoted value ends before the next pair. */
const pair = new RegExp(
  `(?<!${letter})(?=${letter}*${secret})(${letter}+=)(?:${quoted}|[^&\\s>]+)`,
  'gi',
)
/** Name and value in JSON that was cut or is inside a script. */
const member = /("(?=[\w.-]*(?:token|csrf))[\w.-]+"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s,}\]]+)/gi
/** A start tag, also one that was cut. A hidden field or a meta element has the name in one attribute, the value in another. */
const startTag = /<[a-z][^<>]*(?:>|$)/gi
const itsName = /\sname=["']?(?=[\w.-]*(?:token|csrf))/i
const itsValue = new RegExp(`(\\s(?:value|content)=)(?:${quoted}|[^\\s>]+)`, 'gi')

/** Masks the secrets in a text for people: JSON, form fields, an address or HTML. */
export function masked(whole: string): string {
  const text = cut(whole)
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
    .replace(startTag, tag => (itsName.test(tag) ? tag.replace(itsValue, `$1${mask}`) : tag))
    .replace(pair, `$1${mask}`)
    .replace(member, `$1"${mask}"`)
}

/**
 * A value as JSON, with secrets masked at every depth. '' for a value that has no JSON: undefined, or one that contains
 * itself or is nested too deeply.
 */
export function maskedJson(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (name, held: unknown) => {
        if (isSecret(name) && held) return mask
        return typeof held === 'string' ? masked(held) : held
      }) ?? ''
    )
  } catch {
    return ''
  }
}
