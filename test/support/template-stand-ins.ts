import type { Shop } from './template-engines.ts'

/**
 * Languages whose engines need a server of their own. These do what the specifications say of the delimiters in a
 * page's text, evaluate the few expressions that the writer makes, and throw at whatever a server would refuse or
 * run as code.
 */

const path = String.raw`\(*shop\.(\w+)\)*`
type Form = readonly [form: RegExp, print: (value: unknown) => string]

/** An expression in one of the known forms. */
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

/** EL's texts know two escapes: of the backslash, and of the quote. */
const elForms: readonly Form[] = [
  [/^'((?:\\.|[^'\\])*)'$/, text => `${text}`.replace(/\\(.)/g, '$1')],
  [new RegExp(`^fn:escapeXml\\(${path}\\)$`), escapeHtml],
  [new RegExp(`^${path} \\? 'true' : 'false'$`), value => `${!!value}`],
  [
    new RegExp(String.raw`^fn:replace\(${path}, '<', '\\\\u003c'\)$`),
    value => `${value}`.replaceAll('<', String.raw`\u003c`),
  ],
]

/** JSP 2.1: quoting in template text, EL, and actions of prefixes that the page declares. */
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

/** As Rails reads it; <%% makes a <% of what follows, up to its end. */
export const renderErb = (source: string, shop: Shop): string =>
  source.replace(/<%([=%#-]?)([^]*?)-?%>/g, (found, kind: string, code: string) =>
    kind === '%' ? `<%${code}%>` : kind === '=' ? evaluate(rubyForms, code, shop) : refuse(found),
  )

const beyondAscii = /[<>&"'+]|[^ -~]/gu
/** C# begins its words for true and false with a capital. */
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

/** Razor: @@, explicit expressions, calls; an @ between letters or digits is that of an address. */
export const renderRazor = (source: string, shop: Shop): string =>
  source.replace(
    /@@|(?<=[a-z\d])@(?=[a-z\d])|@((?:[A-Z][\w.]*)?\([^()]*(?:\([^()]*\)[^()]*)*\))|@/gi,
    (found, expression: string | undefined) => {
      if (expression !== undefined) return evaluate(sharpForms, expression, shop)
      return found === '@@' ? '@' : refuse(found)
    },
  )
