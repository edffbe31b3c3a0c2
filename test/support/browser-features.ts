import compat, {
  type CompatStatement,
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }
import { parse, type Node } from 'acorn'
import { parse as parseSheet } from 'postcss'
import { browsers, syntax } from '../../build/browsers.mjs'

/** Finds features of browsers that code or a sheet uses, and says which of our browsers lack them. */

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesOf(node: Node): Generator<Node & Record<string, unknown>> {
  yield node as Node & Record<string, unknown>
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) yield* nodesOf(child)
  }
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && 'name' in node ? `${node.name}` : undefined

/** Names that a file binds anywhere: variables, functions, parameters. */
function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  const part = pattern as Node & Record<string, unknown>
  const parts: Record<string, unknown[]> = {
    ObjectPattern: [part['properties']].flat(),
    ArrayPattern: [part['elements']].flat(),
    Property: [part['value']],
    RestElement: [part['argument']],
    AssignmentPattern: [part['left']],
  }
  return nameOf(pattern)?.split(' ') ?? (parts[pattern.type] ?? []).flatMap(boundBy)
}

interface Use {
  /** A global, such as `CSS`; '' for any other object. */
  of: string
  name: string
}

const keyOf = (node: Node & Record<string, unknown>): string | undefined => {
  const key = node['key']
  if (node['computed'] || !isNode(key)) return undefined
  return nameOf(key) ?? ('value' in key ? `${key.value}` : undefined)
}

/** What the code names: globals, members that it reads, and keys of its own objects and classes. */
function namesIn(code: string): { uses: Use[]; own: string[] } {
  const nodes = [...nodesOf(parse(code, { ecmaVersion: syntax, sourceType: 'module' }))]
  const bound = new Set(
    nodes.flatMap(node => [
      ...boundBy(node['id']),
      ...[node['params']].flat().flatMap(boundBy),
      ...boundBy(node['param']),
      ...boundBy(node['local']),
    ]),
  )
  const patterns = new Set(
    nodes.flatMap(node => (node.type === 'ObjectPattern' ? [node['properties']].flat() : [])),
  )
  const isKey = (node: Node) =>
    /^(Property|PropertyDefinition|MethodDefinition)$/.test(node.type) && !patterns.has(node)
  const own = nodes.flatMap(node => (isKey(node) ? (keyOf(node) ?? []) : []))
  const uses = nodes.flatMap((node): Use[] => {
    if (patterns.has(node)) return [{ of: '', name: keyOf(node) ?? '' }]
    if (node.type !== 'MemberExpression') {
      const global = nameOf(node)
      return global && !bound.has(global) ? [{ of: '', name: global }] : []
    }
    const name = node['computed'] ? '' : (nameOf(node['property']) ?? '')
    const of = nameOf(node['object'])
    return [{ of: of && !bound.has(of) ? of : '', name }]
  })
  return { uses, own }
}

/** 17.4 is after 17.3, and "≤37" counts as 37. */
const numberOf = (version: string) => {
  const [whole = '0', part = '0'] = version.replace('≤', '').split('.')
  return Number(whole) * 1000 + Number(part)
}

function isIn(support: SupportStatement | undefined, version: string): boolean {
  return [support ?? []].flat().some(one => {
    const { version_added: added, version_removed: removed, flags, prefix } = one
    if (flags || prefix || typeof added !== 'string' || removed) return false
    return added !== 'preview' && numberOf(added) <= numberOf(version)
  })
}

/** The declared browsers that lack a feature. */
const lacking = ({ support }: CompatStatement): string[] =>
  Object.entries(browsers).flatMap(([id, { name, version }]) =>
    isIn(support[id as keyof typeof support], version) ? [] : [`${name} ${version}`],
  )

const at = (tree: Identifier | undefined, name: string): CompatStatement | undefined =>
  tree && Object.hasOwn(tree, name) ? tree[name]?.__compat : undefined

const { api, css, javascript } = compat
const builtins = javascript['builtins'] as Identifier
const properties = css['properties'] as Identifier
const members = new Map<string, CompatStatement[]>()
for (const tree of [api, builtins, builtins['Intl'] as Identifier]) {
  for (const own of Object.values(tree)) {
    for (const name of Object.keys(own as Identifier)) {
      const found = at(own as Identifier, name)
      const plain = name.replace(/_static$|_event$/, '')
      if (found) members.set(plain, [...(members.get(plain) ?? []), found])
    }
  }
}

/** A member of `style`. */
const propertyOf = (name: string) =>
  at(
    properties,
    name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
  )

/**
 * What the data knows of a use. Several: objects of several kinds have a member of this name. `isExact`: the code names
 * the global.
 */
function known({ of, name }: Use): { statements: CompatStatement[]; isExact: boolean } {
  for (const tree of [api, builtins]) {
    const own = of ? (tree[of] as Identifier | undefined) : tree
    const found = at(own, `${name}_static`) ?? at(own, name)
    if (found) return { statements: [found], isExact: true }
  }
  return { statements: [members.get(name) ?? [], propertyOf(name) ?? []].flat(), isExact: false }
}

export interface Missing {
  name: string
  lackedBy: readonly string[]
}

const byLeast = (one: readonly string[], other: readonly string[]) => one.length - other.length

/**
 * Features of browsers that these files use, and that a declared browser lacks. Throws on syntax that is too new. Code
 * does not tell the kind of an object, so two rules keep our own names out: a member counts as there if an object of any
 * kind has it, and a name that a file uses as a key of its own is no name of a browser.
 */
export function missingIn(codes: readonly string[]): Missing[] {
  const named = codes.map(namesIn)
  const own = new Set(named.flatMap(one => one.own))
  const found = new Map<string, Missing>()
  for (const use of named.flatMap(one => one.uses)) {
    const [lackedBy = []] = known(use).statements.map(lacking).toSorted(byLeast)
    // Minified libraries shorten their own names to one or two letters.
    const isOwn = use.name.length < 3 || (own.has(use.name) && !known(use).isExact)
    if (lackedBy.length > 0 && !isOwn) found.set(use.name, { name: use.name, lackedBy })
  }
  return [...found.values()]
}

/** Every feature of the data below `tree` with this name. */
function below(tree: Identifier, name: string): CompatStatement[] {
  return Object.keys(tree).flatMap(key =>
    key === '__compat'
      ? []
      : [key === name ? (at(tree, key) ?? []) : [], below(tree[key] as Identifier, name)].flat(),
  )
}

/** The same for a sheet: properties, at-rules, selectors, functions. */
export function missingInSheet(text: string): Missing[] {
  const found = new Map<string, CompatStatement[]>()
  const add = (name: string, statements: (CompatStatement | undefined)[]) =>
    found.set(
      name,
      statements.filter(one => one !== undefined),
    )
  parseSheet(text).walk(node => {
    if (node.type === 'atrule') add(`@${node.name}`, [at(css['at-rules'] as Identifier, node.name)])
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        add(`:${name}`, [at(css['selectors'] as Identifier, name)])
    }
    if (node.type === 'decl') {
      if (!node.prop.startsWith('-')) add(node.prop, [at(properties, node.prop)])
      for (const [, name = ''] of node.value.matchAll(/\b([a-z][a-z-]+)\(/g))
        add(`${name}()`, below(css['types'] as Identifier, name))
    }
  })
  return [...found].flatMap(([name, statements]) => {
    const [lackedBy = []] = statements.map(lacking).toSorted(byLeast)
    return lackedBy.length > 0 ? [{ name, lackedBy }] : []
  })
}
