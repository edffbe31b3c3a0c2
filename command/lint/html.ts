import { html as names, Parser, type DefaultTreeAdapterTypes, type Token } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Our tags as the file writes them, before the parser moves or drops any. */
export interface Written {
  opened: Token.TagToken[]
  closed: Token.TagToken[]
}

export interface Parsed {
  root: ParentNode
  written: Written
}

const isOurs = ({ tagName }: Token.TagToken): boolean => tagName.startsWith('dp-')

/** Records our tags as written: the tree does not show which tags the parser dropped or split. */
class WatchingParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  readonly written: Written = { opened: [], closed: [] }

  override onStartTag(token: Token.TagToken): void {
    if (isOurs(token)) this.written.opened.push(token)
    super.onStartTag(token)
  }

  override onEndTag(token: Token.TagToken): void {
    if (isOurs(token)) this.written.closed.push(token)
    super.onEndTag(token)
  }
}

const options = { sourceCodeLocationInfo: true }

/** Parses a whole page, or a piece of a page as `<template>` holds it: table rows may be at the top. */
export function parse(text: string, isWhole: boolean): Parsed {
  if (isWhole) {
    const parser = new WatchingParser(options)
    parser.tokenizer.write(text, true)
    return { root: parser.document, written: parser.written }
  }
  const parser = WatchingParser.getFragmentParser(null, options) as WatchingParser
  parser.tokenizer.write(text, true)
  return { root: parser.getFragment(), written: parser.written }
}

export const isElement = (node: ParentNode | null): node is Element =>
  node !== null && 'tagName' in node

/** The children of an element, without texts and comments. */
export const elementsIn = ({ childNodes }: Element): readonly Element[] =>
  childNodes.filter(node => 'tagName' in node)

export const isHtml = ({ namespaceURI }: Element): boolean => namespaceURI === names.NS.HTML

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find(one => one.name === name)?.value

/** Ancestors in the tree, the nearest first. */
export function* ancestors(element: Element): Generator<Element> {
  for (let node = element.parentNode; isElement(node); node = node.parentNode) yield node
}

interface Visited {
  element: Element
  /** In a `<template>`: not in the page until a script clones it. */
  isInert: boolean
}

/** All elements in document order, also in templates. Without recursion: a page may nest deeply. */
export function* elementsOf(root: ParentNode): Generator<Visited> {
  const stack: { node: ParentNode; isInert: boolean; next: number }[] = [
    { node: root, isInert: false, next: 0 },
  ]
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const child = top.node.childNodes[top.next++]
    if (!child) {
      stack.pop()
    } else if ('tagName' in child) {
      yield { element: child, isInert: top.isInert }
      const isTemplate = 'content' in child
      const node = isTemplate ? child.content : child
      stack.push({ node, isInert: top.isInert || isTemplate, next: 0 })
    }
  }
}

/** Offset of an element, or of one of its attributes. 0 for an element that the parser added. */
export const offsetOf = (
  { sourceCodeLocation: location }: Element,
  attributeName?: string,
): number =>
  (attributeName && location?.attrs?.[attributeName]?.startOffset) || (location?.startOffset ?? 0)
