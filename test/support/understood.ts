import { parse, type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss'

/** Finds what this browser does not understand in a sheet. */

const variable = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*))?\)/

/** A value of each custom property that these sheets declare. The first sheet that declares a property counts. */
export function variablesIn(...texts: readonly string[]): Map<string, string> {
  const values = new Map<string, string>()
  for (const text of texts) {
    parse(text).walkDecls(/^--/, ({ prop, value }) => {
      if (!values.has(prop)) values.set(prop, value)
    })
  }
  return values
}

/** A browser takes any value that has a variable, so this puts values in place of variables. */
function withValues(text: string, values: ReadonlyMap<string, string>): string {
  let full = text
  for (let found = variable.exec(full); found; found = variable.exec(full)) {
    const [whole, name = '', fallback] = found
    const value = values.get(name) ?? fallback?.trim()
    // Code sets it.
    if (value === undefined) return text
    full = full.replace(whole, () => value)
  }
  return full
}

/** true: the browser keeps the rule. */
function isKept(rule: string, isNested = false): boolean {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(isNested ? `a { ${rule} }` : rule)
  const [kept] = sheet.cssRules
  return isNested && kept instanceof CSSStyleRule ? kept.cssRules.length > 0 : !!kept
}

/** The rules and at-rules around a node. */
function around({ parent }: ChildNode): (AtRule | Rule)[] {
  const outer = parent as AtRule | Rule | Root | undefined
  return !outer || outer.type === 'root' ? [] : [outer, ...around(outer)]
}
const isAtRule = (node: ChildNode, name: string): node is AtRule =>
  node.type === 'atrule' && node.name === name

/** true: a condition leaves the node out here. */
const isLeftOut = (node: ChildNode): boolean =>
  around(node).some(one => isAtRule(one, 'supports') && !CSS.supports(one.params))

const plain = ({ prop }: Declaration) => prop.replace(/^-webkit-/, '')

/** true: the browser knows the declaration, or another one beside it that says the same. */
function isKnown(node: Declaration, values: ReadonlyMap<string, string>): boolean {
  const same = (node.parent?.nodes ?? []).filter(
    (one): one is Declaration => one.type === 'decl' && plain(one) === plain(node),
  )
  return same.some(({ prop, value }) => CSS.supports(prop, withValues(value, values)))
}

function faultsOf(node: ChildNode, values: ReadonlyMap<string, string>): string[] {
  if (isLeftOut(node)) return []
  if (node.type === 'decl') return isKnown(node, values) ? [] : [`${node.prop}: ${node.value}`]
  if (node.type === 'atrule') {
    const rule = `@${node.name} ${node.params}`
    return isAtRule(node, 'supports') || isKept(`${rule} {}`) ? [] : [rule]
  }
  const outer = around(node)
  if (node.type !== 'rule' || outer.some(one => isAtRule(one, 'keyframes'))) return []
  const isNested = outer.some(({ type }) => type === 'rule')
  return node.selectors.filter(one => !isKept(`${one} {}`, isNested))
}

/**
 * Declarations, selectors and at-rules of a sheet that this browser does not understand. `values`: of the custom
 * properties that the sheet uses.
 */
export function notUnderstood(text: string, values = variablesIn(text)): string[] {
  const found = new Set<string>()
  parse(text).walk(node => {
    for (const fault of faultsOf(node, values)) found.add(fault)
  })
  return [...found]
}
