/**
 * Replaces the tags of template languages, so that only HTML is left, at the same offsets. A tag that prints
 * becomes `unknown` characters. A tag that only steers (if, for) becomes `silent` characters.
 */

/** Private-use characters: pages do not contain them. */
export const unknown = '\uE000'
export const silent = '\uE001'
const marks = /[\uE000\uE001]/
const allMarks = /[\uE000\uE001]/g

export const isUnknown = (text: string): boolean => marks.test(text)
export const countUnknown = (text: string): number => text.match(allMarks)?.length ?? 0

/** Whether a condition between two places may make the template print only one of them. */
export const mayBeEither = (text: string, from: number, to: number): boolean =>
  text.slice(from, to).includes(silent)

interface Language {
  files: RegExp
  /** Alternatives. Longer openers come first. */
  tags: readonly RegExp[]
}

/** From the opener to the closer, or to the end of the file. */
const upTo = (open: string, close: string) => new RegExp(`${open}[^]*?(?:${close}|$)`)
/** From the opener to the closer. Without a closer, the opener is plain text. */
const within = (open: string, close: string) => new RegExp(`${open}(?:(?!${open})[^])*?${close}`)
const parentheses = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`
const squares = String.raw`\[[^\][]*\]`
/** An expression such as user.Name(1)[0] in Razor and Blade. */
const chain = String.raw`[A-Za-z_]\w*(?:\??\.\w+|${parentheses}|${squares})*`

const common: readonly RegExp[] = [
  within('<%--', '--%>'),
  within('<%', '%>'),
  upTo(String.raw`<\?(?!xml\b)`, String.raw`\?>`),
  within(String.raw`\{\{!?--`, String.raw`--\}\}`),
  within(String.raw`\{!!`, '!!}'),
  /\{\{\{(?:(?!\{\{)[^])*?\}\}\}/,
  within(String.raw`\{\{`, String.raw`\}\}`),
  within('{%', '%}'),
  within('{#', '#}'),
]

const own: readonly Language[] = [
  {
    files: /\.(jspx?|jspf|tagx?|gsp|ftlh?|cfm)$/i,
    tags: [
      new RegExp(`[$#]${braces}`),
      /<\/?[#@](?:"[^"]*"|'[^']*'|[^>"'])*>/,
      /<\/?[a-z]\w*:\w+(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/i,
    ],
  },
  {
    files: /\.(cshtml|vbhtml|razor|blade\.php)$/i,
    tags: [
      within(String.raw`@\*`, String.raw`\*@`),
      new RegExp(String.raw`(?<![\w@])@(?:${parentheses}|${braces}|${chain})`),
    ],
  },
  {
    files: /\.(tpl|latte)$/i,
    tags: [within(String.raw`\{\*`, String.raw`\*\}`), /\{\/?[$\w][^{}]*\}/],
  },
  {
    files: /\.vm$/i,
    tags: [
      new RegExp(String.raw`\$!?(?:${braces}|${chain})`),
      new RegExp(String.raw`#(?:(?:if|elseif|foreach|set|macro|parse)\s*${parentheses}|else|end)`),
    ],
  },
]

const joined = (tags: readonly RegExp[]) => new RegExp(tags.map(tag => tag.source).join('|'), 'g')
const commonTags = joined(common)
const languages = own.map(({ files, tags }) => ({ files, tags: joined([...common, ...tags]) }))

const steering =
  /^(?:if|else|elseif|elsif|unless|end\w*|for\w*|while|each|range|with|switch|case)\b/
/** Whether a tag certainly prints nothing. */
const printsNothing = (tag: string): boolean =>
  /^<%(?![=\-~:#@])|^\{%|^\{#|^\{\{[~-]?\s*[#/!^]|--%>$|--\}\}$/.test(tag) ||
  steering.test(tag.replace(/^[<{@#\s%?~-]*(?:php\b)?[\s-]*/, '')) ||
  /^<\?(?:php)?\s*\}/.test(tag)

const isAtTagName = /<\/?[a-z][\w-]*$/i

/** The filler for a template tag. Right after an HTML tag name it starts with a space, to keep the name as it is. */
function standIn(tag: string, before: string): string {
  const isSilent = printsNothing(tag)
  const filler = (isSilent ? silent : unknown).repeat(tag.length)
  return isSilent || isAtTagName.test(before) ? ` ${filler.slice(1)}` : filler
}

const longestName = 64

/** The text with its template tags replaced, at the same length. The name of `file` tells the language. */
export function blank(text: string, file: string): string {
  const tags = languages.find(({ files }) => files.test(file))?.tags ?? commonTags
  // A mark that the page itself contains would look like a template tag.
  const source = marks.test(text) ? text.replace(allMarks, '\uFFFD') : text
  return source.replace(tags, (tag: string, offset: number) =>
    standIn(tag, source.slice(Math.max(0, offset - longestName), offset)),
  )
}
