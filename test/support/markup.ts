/** What of an element may not survive in HTML that a server sent (COR-080). */

const elements =
  'script, iframe, frame, object, embed, applet, meta, base, link, style, svg, math, portal, fencedframe'
const addresses = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'background',
  'cite',
  'data',
  'xlink:href',
  'longdesc',
])
const attributes = new Set([
  'action',
  'formaction',
  'target',
  'formtarget',
  'srcdoc',
  'style',
  'ping',
  'srcset',
])

/** Not what a form's own controls may stand in for. */
const attributesOf = (node: Element): Attr[] =>
  Element.prototype.getAttributeNames
    .call(node)
    .map(name => Element.prototype.getAttributeNode.call(node, name))
    .filter(found => found !== null)

function faultOf(node: Element): [string] | undefined {
  if (node.matches(elements)) return [`<${node.localName}>`]
  for (const { name, value } of attributesOf(node)) {
    const isUnsafe = /^[^/?#]*:/.test(value.trim()) && !/^https?:/i.test(value.trim())
    if (name.startsWith('on') || attributes.has(name)) return [`${name} of <${node.localName}>`]
    if (addresses.has(name) && isUnsafe) return [`${name}=${value} of <${node.localName}>`]
  }
  return undefined
}

/** Also of what stands in templates, which a script of the page may put in. */
export const faultsOfMarkup = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap(node => [
    ...(faultOf(node) ?? []),
    ...(node instanceof HTMLTemplateElement ? faultsOfMarkup(node.content) : []),
  ])

/** Does to nodes in a page what would run what stands in them. */
export function provoke(root: ParentNode): void {
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    for (const type of ['mouseover', 'pointerover', 'focusin', 'input', 'auxclick'])
      one.dispatchEvent(new Event(type, { bubbles: true }))
    if (one.matches('a, button, p, input')) one.click()
  }
}
