/** Elements that must not survive in server HTML (COR-080). */

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

/** Attributes of a node. Controls of a form can hide the form's own methods, so call the prototype's. */
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

/** Faults of the markup, also inside templates, because a page's script may insert their content. */
export const faultsOfMarkup = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap(node => [
    ...(faultOf(node) ?? []),
    ...(node instanceof HTMLTemplateElement ? faultsOfMarkup(node.content) : []),
  ])

/** A link to another page runs nothing here, and each visit that begins takes the page's time. */
function stay(event: Event): void {
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement)
  if (link && /^https?:$/.test(link.protocol)) event.preventDefault()
}

/** Triggers everything that could run in these nodes. */
export function provoke(root: ParentNode): void {
  addEventListener('click', stay)
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    for (const type of ['mouseover', 'pointerover', 'focusin', 'input', 'auxclick'])
      one.dispatchEvent(new Event(type, { bubbles: true }))
    if (one.matches('a, button, p, input')) one.click()
  }
  removeEventListener('click', stay)
}
