/**
 * Takes the tags of template languages out of a text, so that HTML is left, at the same offsets. What they
 * print is unknown: it becomes `unknown` characters, what only steers becomes `silent` ones.
 */

/** Private-use characters: no page has a use for them. */
export const unknown = '\uE000'
export const silent = '\uE001'
const marks = /[\uE000\uE001]/
const allMarks = /[\uE000\uE001]/g

export const isUnknown = (text: string): boolean => marks.test(text)
export const countUnknown = (text: string): number => text.match(allMarks)?.length ?? 0

/** Whether a template may print only one of what stands at two places. */
export const mayBeEither = (text: string, from: number, to: number): boolean =>
  text.slice(from, to).includes(silent)

interface Language {
  files: RegExp
  /** Alternatives, the longer openers first. */
  tags: readonly RegExp[]
}

/** Anything up to a closer, or to the end of the file. */
const upTo = (open: string, close: string) => new RegExp(`${open}[^]*?(?:${close}|$)`)
/** Anything up to a closer, which there has to be: elsewhere the opener means nothing. */
const within = (open: string, close: string) => new RegExp(`${open}(?:(?!${open})[^])*?${close}`)
const parentheses = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`
const squares = String.raw`\[[^\][]*\]`
/** user.Name(1)[0], as Razor and Blade print it. */
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
/** Tags of which it is known that they print nothing in their place. */
const printsNothing = (tag: string): boolean =>
  /^<%(?![=\-~:#@])|^\{%|^\{#|^\{\{[~-]?\s*[#/!^]|--%>$|--\}\}$/.test(tag) ||
  steering.test(tag.replace(/^[<{@#\s%?~-]*(?:php\b)?[\s-]*/, '')) ||
  /^<\?(?:php)?\s*\}/.test(tag)

const isAtTagName = /<\/?[a-z][\w-]*$/i

/** Stands in for a tag. What is right behind a tag's name begins something of its own. */
function standIn(tag: string, before: string): string {
  const isSilent = printsNothing(tag)
  const filler = (isSilent ? silent : unknown).repeat(tag.length)
  return isSilent || isAtTagName.test(before) ? ` ${filler.slice(1)}` : filler
}

const longestName = 64

/** The text without its template tags, as long as before. `file`: its name tells the language. */
export function blank(text: string, file: string): string {
  const tags = languages.find(({ files }) => files.test(file))?.tags ?? commonTags
  // A mark in the page itself would pass for a template's.
  const source = marks.test(text) ? text.replace(allMarks, '\uFFFD') : text
  return source.replace(tags, (tag: string, offset: number) =>
    standIn(tag, source.slice(Math.max(0, offset - longestName), offset)),
  )
}
