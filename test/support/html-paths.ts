import type { Descriptor, Example } from '../../src/element/describe.ts'

/** A way for server HTML into an element, derived from its descriptor and the contract. */
export interface HtmlPath {
  name: string
  /** Returns the example with this HTML in its page state, if the HTML comes that way. */
  example?: (given: Example, html: readonly string[]) => Example
  /** Address of the call that loads the HTML. `answer` puts this HTML into the call's own answer. */
  call?: { path: string; answer: (own: string, html: readonly string[]) => string }
}

type Call = NonNullable<Descriptor['calls']>[number]

const inJson = (html: string) => JSON.stringify(html).replaceAll('<', String.raw`\u003c`)

/** A path by a field of page state whose name contains "html". */
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

/** Spreads the HTML over the ends of all elements in `own`, so that it is in every part made of them. */
function spread(own: string, html: readonly string[]): string {
  const at = own.split(/(?=<\/(?!textarea|title|script))/)
  const share = Math.ceil(html.length / at.length)
  return at.map((part, n) => part + html.slice(n * share, (n + 1) * share).join('')).join('')
}

/** The element shows none of it, but hands it on in an event (FRS-023). */
const handedOn = new Set(['storeIntroductionSheetHtml'])

interface Shape {
  entries?: object
}

/** Refusals that several calls share. They show in the same view, so the first of the calls will do. */
const shared = new Map<unknown, Call>()
const bodiesOf = (call: Call): Shape[] =>
  Object.values(call.refusals ?? {}).flatMap(({ body }) => {
    if (!body || (shared.get(body) ?? call) !== call) return []
    shared.set(body, call)
    return [body as Shape]
  })

/** Fields of an answer, or of an answer that refuses, whose names end in "html". */
function htmlFields(call: Call): string[] {
  const shapes = [(call.output ?? {}) as Shape, ...bodiesOf(call)]
  return shapes
    .flatMap(({ entries = {} }) => Object.keys(entries))
    .filter(key => /html$/i.test(key) && !handedOn.has(key))
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
