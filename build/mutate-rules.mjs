import { stripTypeScriptTypes } from 'node:module'
import { parseAst } from 'rollup/parseAst'

/**
 * The rules by which `npm run mutate` breaks code. A mutant is one break: `{start, end, text, inside}`. `text` takes the
 * place of this part of the source; `inside`: the name of the declaration that it stands in, '' outside of any.
 */

const swapped = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '||=': '&&=',
  '??=': '=',
}

/** Methods whose result is like the value before them. */
const needless =
  /^(filter|reverse|slice|sort|toReversed|toSorted|toLowerCase|toUpperCase|toWellFormed|trim|trimEnd|trimStart|where)$/
const otherMethods = { every: 'some', some: 'every', min: 'max', max: 'min' }

const otherNumber = number => (number < 2 ? 1 - number : number * 2)

/** Puts each text in the place of a node. */
const by =
  (...texts) =>
  ({ start, end }) =>
    texts.map(text => ({ start, end, text }))
const never = by('false')
const alwaysOrNever = by('true', 'false')

/** Comments may hold operators. */
const withoutComments = text =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, comment => ' '.repeat(comment.length))

function operation({ end, left, operator, right }, code) {
  const start = left.end + withoutComments(code.slice(left.end, right.start)).indexOf(operator)
  // A default is left out.
  if (operator === '??') return by('')({ start, end })
  return swapped[operator] ? by(swapped[operator])({ start, end: start + operator.length }) : []
}

function literal({ end, start, value }) {
  if (typeof value === 'boolean') return by(`${!value}`)({ start, end })
  if (typeof value === 'number') return by(`${otherNumber(value)}`)({ start, end })
  if (typeof value === 'string') return by(value ? "''" : "'mutant'")({ start, end })
  return []
}

function call({ arguments: given, callee, end }, code) {
  // A condition of a query is left out.
  if (callee.name === 'and') return given.flatMap(by('undefined'))
  const { property, type } = callee
  if (type !== 'MemberExpression' || callee.computed) return []
  if (needless.test(property.name)) {
    const before = code.slice(0, property.start).replace(/\??\.\s*$/, '')
    return by('')({ start: before.length, end })
  }
  return Object.hasOwn(otherMethods, property.name) ? by(otherMethods[property.name])(property) : []
}

/** A callback that only calls or assigns. */
const isDeed = ({ type }) => ['AssignmentExpression', 'CallExpression'].includes(type)

const rules = {
  ArrayExpression: node => (node.elements.length > 0 ? by('[]')(node) : []),
  ArrowFunctionExpression: ({ body }) => (isDeed(body) ? by('undefined')(body) : []),
  AssignmentExpression: operation,
  BinaryExpression: operation,
  CallExpression: call,
  ConditionalExpression: ({ test }) => alwaysOrNever(test),
  ExpressionStatement: by(';'),
  ForStatement: ({ test }) => (test ? never(test) : []),
  IfStatement: ({ test }) => alwaysOrNever(test),
  Literal: literal,
  LogicalExpression: operation,
  TemplateLiteral: by("''"),
  UnaryExpression: ({ operator, start }) =>
    ['!', '-'].includes(operator) ? by('')({ start, end: start + 1 }) : [],
  UpdateExpression: ({ argument, end, operator, prefix, start }) =>
    by(operator === '++' ? '--' : '++')(
      prefix ? { start, end: argument.start } : { start: argument.end, end },
    ),
  WhileStatement: ({ test }) => never(test),
}

/** Members of a node in which no rule applies: names, and texts that only a programmer reads. */
const untouched = {
  ExportAllDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  ImportDeclaration: ['source', 'specifiers', 'attributes'],
  ImportExpression: ['source'],
  TaggedTemplateExpression: ['quasi'],
  ThrowStatement: ['argument'],
}

const childrenOf = node =>
  Object.entries(node)
    .filter(([name]) => !untouched[node.type]?.includes(name))
    .filter(([name]) => name !== 'key' || node.computed)
    .flatMap(([, value]) => value)
    .filter(value => typeof value?.type === 'string')

/** The name that a node declares. */
const declared = ({ type, id, key }) =>
  /^(Function|Class|Variable)Declarat/.test(type)
    ? id?.name
    : type === 'MethodDefinition' && key.name

function* within(node, code, inside = '') {
  for (const mutant of rules[node.type]?.(node, code) ?? []) yield { ...mutant, inside }
  const name = declared(node)
  const path = name ? `${inside}${inside && '.'}${name}` : inside
  for (const child of childrenOf(node)) yield* within(child, code, path)
}

/** All mutants of a TypeScript source, in its order. */
export function mutantsIn(source) {
  // Blanks take the place of types, so each position is also one of the source.
  const code = stripTypeScriptTypes(source)
  return [...within(parseAst(code), code)].toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** The code with one mutant, as JavaScript. */
export function broken(source, { end, start, text }) {
  const code = stripTypeScriptTypes(source)
  return code.slice(0, start) + text + code.slice(end)
}
