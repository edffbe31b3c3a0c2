import type { Shop } from './template-engines.ts'

/**
 * Stand-ins for languages whose engines need a server. They treat delimiters in a page's text as the specifications
 * say, and evaluate the few expressions that the tag builder writes. They throw at everything that a server would
 * refuse or run as code.
 */

const path = String.raw`\(*shop\.(\w+)\)*`
type Form = readonly [form: RegExp, print: (value: unknown) => string]

/** Evaluates an expression in one of the known forms. */
function evaluate(forms: readonly Form[], expression: string, shop: Shop): string {
  for (const [form, print] of forms) {
    const match = form.exec(expression.trim())
    if (match) return print(match[1] && match[1] in shop ? shop[match[1]] : match[1])
  }
  throw new SyntaxError(`No expression of the language: ${expression}`)
}

const refuse = (text: string): never => {
  throw new SyntaxError(`Taken for code: ${text}`)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
}
const escapeHtml = (value: unknown) =>
  `${value ?? ''}`.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/** EL's texts have two escapes: of the backslash and of the quote. */
const elForms: readonly Form[] = [
  [/^'((?:\\.|[^'\\])*)'$/, text => `${text}`.replace(/\\(.)/g, '$1')],
  [new RegExp(`^fn:escapeXml\\(${path}\\)$`), escapeHtml],
  [new RegExp(`^${path} \\? 'true' : 'false'$`), value => `${!!value}`],
  [
    new RegExp(String.raw`^fn:replace\(${path}, '<', '\\\\u003c'\)$`),
    value => `${value}`.replaceAll('<', String.raw`\u003c`),
  ],
]

/** JSP 2.1: quoting in template text, EL, and actions with prefixes that the page declares. */
export const renderJsp = (source: string, shop: Shop): string =>
  source.replace(
    /<\\%|\\[$#]|\$\{((?:'(?:\\.|[^'\\])*'|[^'}])*)\}|[$#]\{|<%|<\/?(?:c|fn|jsp):/g,
    (found, expression: string | undefined) => {
      if (expression !== undefined) return evaluate(elForms, expression, shop)
      return found === String.raw`<\%`
        ? '<%'
        : found.startsWith('\\')
          ? found.slice(1)
          : refuse(found)
    },
  )

const toJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const rubyForms: readonly Form[] = [
  [/^''$/, () => ''],
  [new RegExp(`^h\\(${path}\\)$`), escapeHtml],
  [new RegExp(`^${path} \\? true : false$`), value => `${!!value}`],
  [new RegExp(`^raw json_escape\\(${path}\\.to_json\\)$`), toJson],
]

/** ERB as Rails reads it. `<%%` prints `<%`, and the text up to `%>` stays. */
export const renderErb = (source: string, shop: Shop): string =>
  source.replace(/<%([=%#-]?)([^]*?)-?%>/g, (found, kind: string, code: string) =>
    kind === '%' ? `<%${code}%>` : kind === '=' ? evaluate(rubyForms, code, shop) : refuse(found),
  )

const beyondAscii = /[<>&"'+]|[^ -~]/gu
/** C# writes true and false with a capital. */
const inSharp = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : `${value}`

const sharpForms: readonly Form[] = [
  [
    new RegExp(`^\\(${path}\\)$`),
    value =>
      inSharp(value).replace(beyondAscii, sign => `&#x${sign.codePointAt(0)?.toString(16)};`),
  ],
  [new RegExp(`^\\(${path} \\? "true" : "false"\\)$`), value => `${!!value}`],
  [new RegExp(`^Json\\.Serialize\\(${path}\\)$`), toJson],
]

/** Razor: @@, explicit expressions and calls. An @ between letters or digits belongs to an e-mail address. */
export const renderRazor = (source: string, shop: Shop): string =>
  source.replace(
    /@@|(?<=[a-z\d])@(?=[a-z\d])|@((?:[A-Z][\w.]*)?\([^()]*(?:\([^()]*\)[^()]*)*\))|@/gi,
    (found, expression: string | undefined) => {
      if (expression !== undefined) return evaluate(sharpForms, expression, shop)
      return found === '@@' ? '@' : refuse(found)
    },
  )
