import type { describeLibrary } from '../../build/derived/description.mjs'

/** The search index of the catalogue. */

type Library = Awaited<ReturnType<typeof describeLibrary>>
type Element = Library['elements'][number]

/** One entry: name, description and address. */
export interface Found {
  kind: string
  name: string
  about: string
  href: string
  /** A second name for the search. */
  also?: string
}

interface Named {
  name: string
  about: string
}

type Call = Record<'id' | 'about' | 'method' | 'path', string>

const textsOf = ({ texts }: Element): Named[] =>
  Object.entries(texts).map(([name, about]) => ({ name, about: String(about) }))

const callsOf = ({ calls }: Element): Named[] =>
  calls.map(({ id, about, method, path }: Call) => ({
    name: id,
    about: `${about} ${method} ${path}`,
  }))

function foundOf(element: Element): Found[] {
  const page = `${element.name}.html`
  const found = (kind: string, id: string, list: readonly Named[]): Found[] =>
    list.map(({ name, about }) => ({
      kind: `${kind} of ${element.name}`,
      name,
      about,
      href: `${page}#${id}-${name}`,
    }))
  const fields = found('field', 'field', element.fields).map((one, at): Found => {
    const attribute = element.fields[at]?.attribute
    return attribute ? { ...one, also: attribute } : one
  })
  return [
    { kind: 'element', name: element.tag, about: element.about, href: page },
    ...fields,
    ...found('attribute', 'attribute', element.nativeAttributes),
    ...found('event', 'event', element.events),
    ...found('event heard', 'hears', element.hears),
    ...found('method', 'method', element.methods),
    ...found('state', 'state', element.states),
    ...found('part', 'part', element.parts),
    ...found('form field', 'form', element.form),
    ...found('call', 'call', callsOf(element)),
    ...found('message', 'message', textsOf(element)),
    ...element.keyboard.map(({ name, about }) => ({
      kind: `key of ${element.name}`,
      name,
      about,
      href: `${page}#access`,
    })),
  ]
}

export const foundIn = ({ elements, tokens }: Library): Found[] => [
  ...elements.flatMap(foundOf),
  ...tokens.map(({ name = '', about = '' }) => ({
    kind: 'token of all elements',
    name,
    about,
    href: `index.html#token-${name}`,
  })),
]
