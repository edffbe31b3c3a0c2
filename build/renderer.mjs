/**
 * preact serves what no view of ours has: lifecycles of old, context, HTML as a text, views that suspend, formulas,
 * tables, progress bars, templates, and markup of a server to hydrate.
 * No minifier can know; this puts `void 0` where the renderer asks for it, and the minifier drops the rest
 * (docs/architecture.md).
 */
export const rendererFile = '/node_modules/preact/dist/preact.mjs'

/** Properties that nothing of ours ever has. */
export const absent = new Set([
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUpdate',
  'contextType',
  'defaultValue',
  'getChildContext',
  'getDerivedStateFromProps',
  // Of what is thrown: a promise. `__z`: what of the markup was left when a view suspended.
  'then',
  '__z',
])
/** Names of props that no view gives, and of nodes and a namespace that none draws. */
export const ungiven = new Set([
  'colSpan',
  'dangerouslySetInnerHTML',
  'defaultChecked',
  'defaultValue',
  'download',
  'foreignObject',
  'http://www.w3.org/1998/Math/MathML',
  'math',
  'progress',
  'rowSpan',
  'template',
])

/** Marks of a node that hydrates or has suspended. */
const marks = new Set([32, 128])

function* nodesOf(node, parent) {
  if (typeof node?.type !== 'string') return
  yield [node, parent]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) yield* nodesOf(child, node)
  }
}

/** What a comparison with a name that nothing has comes to. */
const answers = { '==': '!1', in: '!1', '!=': '!0' }

const isWritten = (node, parent) => parent.type === 'AssignmentExpression' && parent.left === node

/**
 * A node is made with the registry of its parent, unless it is a built-in element by another name (`is`). In a document that
 * has adopted a host browsers refuse that (COR-039), and no view has tags of its own registry.
 */
const asksRegistry = ({ test, type }) =>
  type === 'ConditionalExpression' && test.property?.name === 'is'

/** What a node is worth where nothing has these names; undefined: it is no question after one. */
function worthOf(node, parent) {
  if (asksRegistry(node)) return '(void 0)'
  if (node.type === 'MemberExpression' && absent.has(node.property.name)) {
    return isWritten(node, parent) ? undefined : '(void 0)'
  }
  if (node.type === 'CallExpression' && node.callee.property?.name === 'startsWith') return '!1'
  if (node.type !== 'BinaryExpression') return undefined
  if (node.operator === '&') return marks.has(node.left.value) ? '0' : undefined
  if (!ungiven.has(node.left.value)) return undefined
  return answers[node.operator]
}

/** The name that a node asks for. */
const asked = ({ property, callee, left, test }) =>
  (property ?? callee?.property ?? test?.property)?.name ?? left.value

/** The renderer without what serves these names. `parse`: code to its syntax tree (ESTree). */
export function trimRenderer(code, parse) {
  const answered = [...nodesOf(parse(code))].flatMap(([node, parent]) => {
    const worth = worthOf(node, parent)
    return worth ? [{ ...node, worth }] : []
  })
  const names = new Set(answered.map(asked))
  if (names.size !== new Set([...absent, ...ungiven, ...marks, 'startsWith', 'is']).size)
    throw new Error('preact has changed: see build/renderer.mjs')
  return answered
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, worth }) => `${text.slice(0, start)}${worth}${text.slice(end)}`,
      code,
    )
}

export const renderer = () => ({
  name: 'renderer',
  transform(code, id) {
    return id.endsWith(rendererFile) ? { code: trimRenderer(code, this.parse), map: null } : null
  },
})
