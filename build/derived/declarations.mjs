import { eventWords, fieldWords } from './words.mjs'

/** TypeScript declarations for pages, React and Preact. */

const doc = words => `/** ${words.replaceAll('*/', '* /')} */`
const quoted = name => `'${name}'`
const union = names => names.map(quoted).join(' | ') || 'never'

/** The body of an interface: each member with a comment. */
const body = members =>
  members.flatMap(({ words, member }) => [`  ${doc(words)}`, `  ${member}`]).join('\n')

const typeAlias = (name, type) => `export type ${name} = ${type}`
const interfaceText = (head, members) => `export interface ${head} {\n${body(members)}\n}`

const keyOf = name => (/^[\w$]+$/.test(name) ? name : quoted(name))

const configMember = field => ({
  words: fieldWords(field),
  member: field.isAlwaysThere
    ? `${keyOf(field.name)}: ${field.type}`
    : `${keyOf(field.name)}?: ${field.type} | undefined`,
})

/** The type of an attribute in JSX and templates. */
const written = {
  flag: () => "boolean | 'true' | 'false' | ''",
  whole: () => 'number | `${number}`',
  number: () => 'number | `${number}`',
  raw: () => 'string | number | boolean',
}
const writtenAs = field => written[field.kind]?.() ?? field.type

const attributeMembers = ({ fields, nativeAttributes }) => [
  ...fields
    .filter(({ attribute }) => attribute)
    .map(field => ({
      words: fieldWords(field),
      member: `${quoted(field.attribute)}?: ${writtenAs(field)} | undefined`,
    })),
  ...nativeAttributes.map(({ name, about, type }) => ({
    words: about,
    member: `${quoted(name)}?: ${type} | undefined`,
  })),
]

const eventMember = event => ({
  words: eventWords(event),
  member: `${quoted(event.name)}: CustomEvent<${event.type}>`,
})

const methodMember = ({ name, about, parameters }) => ({
  words: about,
  member: `${name}(${parameters.map(one => `${one.name}: ${one.type}`).join(', ')}): void`,
})

const aliases = {
  Message: ({ texts }) => Object.keys(texts),
  Slot: ({ slots }) => slots.map(({ name }) => name),
  Part: ({ parts }) => parts.map(({ name }) => name),
  State: ({ states }) => states.map(({ name }) => name),
  FormField: ({ form }) => form.map(({ name }) => name),
  Call: ({ calls }) => calls.map(({ id }) => id),
  HeardEvent: ({ hears }) => hears.map(({ name }) => name),
  AnsweredEvent: ({ takes }) => takes,
}

function elementText(element) {
  const { typeName, about } = element
  return [
    ...Object.entries(aliases).map(([kind, namesOf]) =>
      typeAlias(typeName + kind, union(namesOf(element))),
    ),
    interfaceText(`${typeName}Config`, element.fields.map(configMember)),
    interfaceText(`${typeName}Attributes`, attributeMembers(element)),
    interfaceText(`${typeName}EventMap`, element.events.map(eventMember)),
    doc(about),
    interfaceText(
      `${typeName} extends DpElement<${typeName}Config, ${typeName}EventMap>`,
      element.methods.map(methodMember),
    ),
  ].join('\n')
}

/** All events that elements send or hear. If elements differ in the detail, the type is a union. */
function sharedEvents({ elements }) {
  const types = new Map()
  const words = new Map()
  for (const { name, type, about } of elements.flatMap(({ events, hears }) => [
    ...events,
    ...hears,
  ])) {
    types.set(name, new Set([...(types.get(name) ?? []), type]))
    if (!words.has(name)) words.set(name, about)
  }
  return [...types].map(([name, all]) => ({
    words: words.get(name),
    member: `${quoted(name)}: CustomEvent<${[...all].join(' | ')}>`,
  }))
}

const partsOf = ({ tag, typeName }) =>
  `  ${quoted(tag)}: { element: ${typeName}; config: ${typeName}Config; ` +
  `attributes: ${typeName}Attributes; events: ${typeName}EventMap }`

const listening = method => `  ${method}<Name extends keyof Events>(
    type: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  ${method}<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  ${method}(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void`

const base = `/** The members that every element has. */
export interface DpElement<Config, Events> extends HTMLElement {
  /** The current configuration, once all required fields are set. */
  get config(): Readonly<Config>
  /** Fields that you assign win over every other source. */
  set config(fields: Partial<Config>)
${listening('addEventListener')}
${listening('removeEventListener')}
}`

const indexText = library => `import type { Library } from './types/src/page/queue.js'

export type { Library }
export type Stores = Library['stores']

${base}

${library.elements.map(elementText).join('\n\n')}

/** The queue \`window.dp\`: a function that you push runs once the library has loaded. On a server, no function runs. */
export declare const dp: { push(...tasks: ((library: Library) => void)[]): unknown }

/** Element, configuration, attributes and events of each tag. */
export interface DpElements {
${library.elements.map(partsOf).join('\n')}
}

${interfaceText('DpEventMap', sharedEvents(library))}

declare global {
  interface HTMLElementTagNameMap {
${library.elements.map(({ tag, typeName }) => `    ${quoted(tag)}: ${typeName}`).join('\n')}
  }
  // Events bubble: you can also listen on forms, the document and the window.
  interface GlobalEventHandlersEventMap extends DpEventMap {}
  interface Window {
    /** A queue: a function that you push runs once the library has loaded. */
    dp?: { push(...tasks: ((library: Library) => void)[]): unknown }
  }
}
`

const listeners = `type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined
}`

const jsxText = ({ module, imports, html }) => `${imports}
import type { DpElements } from '../index.js'

${listeners}
type Props<Known extends DpElements[keyof DpElements]> = ${html("Known['element']")} &
  Known['attributes'] &
  Listeners<Known['events']> & { config?: Partial<Known['config']> | undefined }
type Tags = { [Tag in keyof DpElements]: Props<DpElements[Tag]> }

declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`

const react = {
  module: 'react',
  imports: "import type { DetailedHTMLProps, HTMLAttributes } from 'react'",
  html: element => `DetailedHTMLProps<HTMLAttributes<${element}>, ${element}>`,
}
const preact = {
  module: 'preact',
  imports: "import type { ClassAttributes, HTMLAttributes } from 'preact'",
  html: element => `HTMLAttributes<${element}> & ClassAttributes<${element}>`,
}

/** A module that only defines tags. An import gives the types of all tags. */
const defining = path => `import '${path}'\n\nexport {}\n`

/** The declaration files, by path in dist/, beside their modules. */
export function declarations(library) {
  const modules = library.elements.map(({ module }) => module.replace(/\.js$/, '.d.ts'))
  return {
    'index.d.ts': indexText(library),
    // For `import 'dp-elements/dp.css'`, which TypeScript refuses without types.
    'dp.css.d.ts': 'export {}\n',
    'jsx/react.d.ts': jsxText(react),
    'jsx/preact.d.ts': jsxText(preact),
    'react/index.d.ts': defining('../jsx/react.js'),
    ...Object.fromEntries(modules.map(path => [path, defining('../index.js')])),
    ...Object.fromEntries(modules.map(path => [`react/${path}`, defining('../../jsx/react.js')])),
  }
}
