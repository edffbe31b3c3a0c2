/** The children of a term that define it. */
const definitionsOf = ({ children }: Element): Element[] =>
  [...children].filter(({ slot }) => slot === 'definition')

/** What a child contains. A `<template>` keeps its content beside the page. */
const contentOf = (child: Element): ParentNode & Node =>
  child instanceof HTMLTemplateElement ? child.content : child

/** true: the term has a definition with content. */
export const isDefined = (term: Element, definition = ''): boolean =>
  !!definition.trim() ||
  definitionsOf(term).some(child => {
    const { children, textContent } = contentOf(child)
    return children.length > 0 || !!textContent?.trim()
  })

/**
 * Returns the definition as nodes for the panel. The page's own nodes stay where they are. Terms inside are plain text:
 * the panel would replace them while they are open.
 */
export function definitionOf(term: Element, definition = ''): Node {
  const all = new DocumentFragment()
  if (definition.trim()) {
    all.append(definition)
    return all
  }
  for (const child of definitionsOf(term)) {
    all.append(...contentOf(child).cloneNode(true).childNodes)
  }
  for (const inner of all.querySelectorAll(term.localName)) inner.replaceWith(...inner.childNodes)
  return all
}
