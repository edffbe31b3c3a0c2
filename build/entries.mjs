import { existsSync, readFileSync } from 'node:fs'
import { families } from '../elements/index.ts'
import { commonEvents } from '../src/contract/events.ts'
import { at, root } from './project.mjs'

export const virtualPrefix = 'virtual:'

const familyByTag = new Map(
  families.flatMap(({ name, elements }) => elements.map(({ tag }) => [tag, name])),
)

// One name in many places: dp-deal-box of the family deals is elements/deals/deal-box.ts, its export dealBox, and the
// folder src/widgets/deals/deal-box.
export const nameOf = ({ tag }) => tag.slice('dp-'.length)
export const exportOf = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
/** The name of an element's family. */
export const familyOf = ({ tag }) => familyByTag.get(tag)
/** Family and name, such as `buying/buy-box`. */
const placeOf = descriptor => `${familyOf(descriptor)}/${nameOf(descriptor)}`
/** The file of a descriptor. `exportOf` names its export. */
export const descriptorOf = descriptor => `elements/${placeOf(descriptor)}.ts`
/** A file of the widget, named like the widget. */
const widgetFile = (descriptor, ending) =>
  `src/widgets/${placeOf(descriptor)}/${nameOf(descriptor)}.${ending}`
export const codeOf = descriptor => widgetFile(descriptor, 'ts')
/** The file with all texts of the widget. */
export const messagesOf = descriptor => widgetFile(descriptor, 'messages.ts')
/** The sheet with the space that the page keeps for a tag. */
export const reserveOf = descriptor => widgetFile(descriptor, 'reserve.css')

const attributesIn = css => [...new Set(css.match(/(?<=\[)data-[\w-]+/g))]

/** By tag whose sheet says in `--_room` how tall it is: the attributes by which the sheet knows configurations. */
function rooms() {
  const sheets = built
    .filter(one => existsSync(at(reserveOf(one))))
    .map(one => [one.tag, readFileSync(at(reserveOf(one)), 'utf8')])
    .filter(([, css]) => css.includes('--_room:'))
  return Object.fromEntries(sheets.map(([tag, css]) => [tag, attributesIn(css)]))
}

/** Widget and subject of a late file, such as `quantity-selector.stepper`. undefined: not a late file. */
export function lateName(id) {
  const [, widget, thing] = /\/src\/widgets\/[\w-]+\/([\w-]+)\/([\w-]+)\.\w+\.tsx?$/.exec(id) ?? []
  return widget && `${widget}.${thing}`
}

/** The module that defines `<dp-inspector>`. */
export const inspector = at('src/inspector/inspector.ts')

const hasCode = descriptor => existsSync(at(codeOf(descriptor)))
const described = families.flatMap(({ elements }) => elements)

/** Descriptors whose element has code. */
export const built = described.filter(hasCode)
/** Tags with a descriptor but without code. */
export const unwritten = described.filter(one => !hasCode(one)).map(({ tag }) => tag)

const importOf = tag => `import '${virtualPrefix}${tag}'`
/** Source of a module that defines these tags. */
export const importsOf = tags => tags.map(importOf).join('\n')

/**
 * Source of the module that defines a tag. Tags that the element draws come first (COR-117). Imports only those powers
 * that this tag needs: calls, form, methods, child.
 */
function defining(descriptor) {
  const { calls = [], configures, form, methods, uses = [], wraps } = descriptor
  const name = nameOf(descriptor)
  const constant = exportOf(name)
  const [define, host] = wraps ? ['defineWrapper', 'wrap'] : ['define', 'define']
  const powers = [
    calls.length > 0 && 'calls',
    form && 'form',
    methods && 'methods',
    configures && 'child',
  ].filter(Boolean)
  const drawn = uses.filter(tag => built.some(one => one.tag === tag))
  return [
    ...drawn.map(importOf),
    `import { ${define} } from '${root}src/element/${host}.ts'`,
    ...powers.map(power => `import { ${power} } from '${root}src/element/${power}.ts'`),
    `import { ${constant} } from '${root}${descriptorOf(descriptor)}'`,
    `import * as element from '${root}${codeOf(descriptor)}'`,
    `${define}(${constant}, element, [${powers}])`,
  ].join('\n')
}

/** Request events, each with the tags that answer it. */
function requestTags() {
  const requests = {}
  for (const { tag, takes = [] } of built) {
    for (const event of takes) (requests[event] ??= []).push(tag)
  }
  return requests
}

/** Every event that elements send or hear. */
const eventNames = () => [
  ...new Set(
    built.flatMap(({ events, hears }) => Object.keys({ ...commonEvents, ...events, ...hears })),
  ),
]

/** Every state that an element may have: those that all have, and those that descriptors declare. */
const stateNames = () => [
  ...new Set([
    'ready',
    'incomplete',
    'disabled',
    ...built.flatMap(({ states = {} }) => Object.keys(states)),
  ]),
]

/** Imports by tag. A bundler can follow each of them. */
const modulesSource = () => {
  const imports = {
    ...Object.fromEntries(built.map(({ tag }) => [tag, `${virtualPrefix}${tag}`])),
    'dp-inspector': inspector,
  }
  const entryLines = Object.entries(imports).map(([tag, id]) => `'${tag}': () => import('${id}'),`)
  return `export const modules = {\n${entryLines.join('\n')}\n}`
}

/** Facts about the elements: `events`, `rooms` and `states` for the inspector, `requests` and `modules` for the loaders. */
const knownModules = {
  modules: modulesSource,
  rooms: () => `export const rooms = ${JSON.stringify(rooms())}`,
  events: () => `export const events = ${JSON.stringify(eventNames())}`,
  states: () => `export const states = ${JSON.stringify(stateNames())}`,
  requests: () => `export const requests = ${JSON.stringify(requestTags())}`,
}

/** Returns the source of `virtual:<id>`. */
export function virtualModule(id) {
  if (knownModules[id]) return knownModules[id]()
  if (id === 'all') return importsOf(built.map(({ tag }) => tag))
  const descriptor = built.find(one => one.tag === id)
  if (!descriptor) throw new Error(`<${id}> is not described in elements/, or has no code yet`)
  return defining(descriptor)
}

/** Entry modules come from the descriptors. Nobody writes them by hand. */
export const entries = () => ({
  name: 'entries',
  resolveId: id => (id.startsWith(virtualPrefix) ? `\0${id}` : null),
  load: id =>
    id.startsWith(`\0${virtualPrefix}`) ? virtualModule(id.slice(1 + virtualPrefix.length)) : null,
})
