/**
 * r2wc turns attributes into props, and props into events. Our hosts read their fields themselves and declare neither
 * (docs/architecture.md). So that code is dead: it loops over an empty list, and a callback for attributes is
 * overridden. No minifier can see that. This plugin cuts the code out.
 */
const file = '/node_modules/@r2wc/core/dist/core.js'
const overridden = new Set(['observedAttributes', 'attributeChangedCallback'])

function* nodesOf(node) {
  if (typeof node?.type !== 'string') return
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) yield* nodesOf(child)
  }
}

const isDead = node =>
  node.type === 'ForOfStatement' ||
  (node.type === 'MethodDefinition' && overridden.has(node.key.name))

/** Returns `code` without these nodes. */
const without = (code, nodes) =>
  nodes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)

/** Finds the function that makes the class of an element: (component, options, renderer). */
const maker = ({ body }) =>
  body.find(one => one.type === 'FunctionDeclaration' && one.params.length === 3)

/**
 * Returns the bridge without the code for declared props and events. `parse` turns code into a syntax tree (ESTree).
 */
export function trimBridge(code, parse) {
  const make = maker(parse(code))
  const dead = [...nodesOf(make)].filter(isDead)
  // Before the class come the lists for the loops, and what is known of each entry.
  const lists = make?.body.body.slice(0, 2) ?? []
  const names = new Set(lists[1]?.declarations?.map(({ id }) => id.name))
  const trimmed = without(code, [...lists, ...dead])
  const left = [...nodesOf(maker(parse(trimmed)))].filter(node => names.has(node.name))
  if (dead.length !== 7 || names.size !== 6 || left.length > 0)
    throw new Error('@r2wc/core has changed: see build/bridge.mjs')
  return trimmed
}

export const bridge = () => ({
  name: 'bridge',
  transform(code, id) {
    return id.endsWith(file) ? { code: trimBridge(code, this.parse), map: null } : null
  },
})
