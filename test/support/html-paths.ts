import type { Descriptor, Example } from '../../src/element/describe.ts'

/** A way by which HTML of a server comes into an element, read from its descriptor and the contract. */
export interface HtmlPath {
  name: string
  /** The example with this HTML in its page state, where it comes from there. */
  example?: (given: Example, html: readonly string[]) => Example
  /** The address of the call that brings it, and what becomes of its own answers with this HTML. */
  call?: { path: string; answer: (own: string, html: readonly string[]) => string }
}

type Call = NonNullable<Descriptor['calls']>[number]

const inJson = (html: string) => JSON.stringify(html).replaceAll('<', String.raw`\u003c`)

/** Page state in a field whose name says so. */
const fieldPath = (name: string): HtmlPath => ({
  name,
  example: (given, html) => ({
    ...given,
    html: given.html.replace(
      new RegExp(`("${name}": )"(?:[^"\\\\]|\\\\.)*"`),
      (_, key: string) => key + inJson(html.join('')),
    ),
  }),
})

/** Some of it at each end of the elements of `own`, so that it stands in what is made of each. */
function spread(own: string, html: readonly string[]): string {
  const at = own.split(/(?=<\/(?!textarea|title))/)
  const share = Math.ceil(html.length / at.length)
  return at.map((part, n) => part + html.slice(n * share, (n + 1) * share).join('')).join('')
}

/** Fields of an answer whose names say so. */
function htmlFields({ output }: Call): string[] {
  const { entries } = (output ?? {}) as { entries?: object }
  return Object.keys(entries ?? {}).filter(key => /html$/i.test(key))
}

function pathsOf(call: Call): HtmlPath[] {
  const { id, path } = call
  if (call.answer === 'html') return [{ name: id, call: { path, answer: spread } }]
  return htmlFields(call).map(field => ({
    name: `${id}, ${field}`,
    call: {
      path,
      answer(own, html) {
        const given = JSON.parse(own)
        return JSON.stringify({ ...given, [field]: spread(given[field] ?? '', html) })
      },
    },
  }))
}

export const htmlPathsOf = ({ calls = [], fields }: Descriptor): HtmlPath[] => [
  ...Object.keys(fields)
    .filter(name => name.endsWith('Html'))
    .map(fieldPath),
  ...calls.flatMap(pathsOf),
]
