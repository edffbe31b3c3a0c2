import { builtin, doc } from '../dom/builtin.ts'
import { keepEntries } from './kept-entries.ts'
import { keepForms } from './kept-forms.ts'
import { toJson } from '../rules/to-json.ts'

/** Keeps the elements of the library alive while the server's HTML around them is replaced. */

/** What no shopper reads; scripts, which keep the configuration of an element; and its own fields (COR-164). */
const unwritten = 'script, style, noscript, template, input[data-light-fields]'
/** What a shopper may have entered something into. The element's own fields do not count. */
const entered = 'input:not([data-light-fields]), select, textarea'

const isTag = (node: Element): boolean => node.localName.startsWith('dp-')
/** Of a tag. Its other attributes may be the page's own. */
const isField = (name: string): boolean => name.startsWith('data-')

/** The tags of the library below `root` that are in no other tag below `root`. */
function tagsIn(root: ParentNode & Node): HTMLElement[] {
  const tags = [...builtin(root).querySelectorAll<HTMLElement>('*')].filter(isTag)
  return tags.filter(tag => !tags.some(other => other !== tag && other.contains(tag)))
}

/** Attributes that tell what a node says or takes. Elements change others, such as `disabled`, on nodes of the server. */
const telling = new Set('alt href max maxlength min pattern placeholder src step value'.split(' '))
const tells = (node: Element, name: string): boolean =>
  telling.has(name) || (isTag(node) && isField(name))

/** What the server wrote between the tags, whatever the element has done to its nodes. */
function writtenIn(tag: Element): string {
  const nodes = doc.createTreeWalker(tag, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT, node =>
    node instanceof Element && builtin(node).matches(unwritten)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  let all = ''
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    if (!(node instanceof Element)) {
      all += node.nodeValue
      continue
    }
    const told = attributesOf(node).filter(([name]) => tells(node, name))
    if (told.length > 0) all += toJson(told.toSorted())
  }
  return all.replace(/\s+/g, ' ').trim()
}

type Attributes = readonly (readonly [name: string, value: string])[]

const attributesOf = (tag: Element): Attributes =>
  [...builtin(tag).attributes].map(({ name, value }) => [name, value])

/** Gives `tag` the attributes `next`. Of those that it has besides, it loses the ones that `goes` names. */
function setAttributes(tag: Element, next: Attributes, goes: (name: string) => boolean): void {
  const names = new Set(next.map(([name]) => name))
  for (const [name] of attributesOf(tag)) {
    if (goes(name) && !names.has(name)) tag.removeAttribute(name)
  }
  for (const [name, value] of next) {
    if (tag.getAttribute(name) !== value) tag.setAttribute(name, value)
  }
}

/** Gives `tag` the content of `from`. Its scripts of page state stay. Returns a function that takes it back. */
function takeContent(tag: HTMLElement, from: HTMLElement): () => void {
  const before = [...tag.childNodes]
  const undo = keepTags(tag, from)
  const scripts = before.filter(node => node instanceof HTMLScriptElement)
  tag.replaceChildren(...scripts, ...from.childNodes)
  return () => {
    tag.replaceChildren(...before)
    undo()
  }
}

/** Puts the living `tag` in the place of `next`, with its attributes. null: `next` has to take its place. */
function keep(tag: HTMLElement, next: HTMLElement): (() => void) | null {
  const isAlike = writtenIn(tag) === writtenIn(next)
  if (!isAlike && tag.querySelector(entered)) return null
  const [attributes, answered] = [attributesOf(tag), attributesOf(next)]
  const marker = doc.createComment('')
  tag.replaceWith(marker)
  next.replaceWith(tag)
  setAttributes(tag, answered, isField)
  const undo = isAlike ? null : takeContent(tag, next)
  return () => {
    undo?.()
    setAttributes(tag, attributes, name => answered.some(([one]) => one === name))
    marker.replaceWith(tag)
  }
}

/**
 * Moves each tag of `place` into `content`, in the place of the same tag there: with the same id, or else the next of its
 * name. The tag takes the attributes that the server has written, and keeps what the shopper has done. If the server has
 * written other content between the tags, the tag takes it, too. But a tag with controls of the server in it gives way,
 * because its control would be another one. To the page, a move in one task is none (COR-031). Returns a function that
 * moves all tags back.
 */
function keepTags(place: ParentNode & Node, content: ParentNode & Node): () => void {
  const alive = tagsIn(place)
  const undos: (() => void)[] = []
  for (const next of tagsIn(content)) {
    const at = alive.findIndex(
      ({ id, localName }) => localName === next.localName && id === next.id,
    )
    const [tag] = at < 0 ? [] : alive.splice(at, 1)
    const undo = tag && keep(tag, next)
    if (undo) undos.push(undo)
  }
  return () => {
    for (const undo of undos.toReversed()) undo()
  }
}

/**
 * Replaces what `place` holds, and keeps its tags alive, and what the shopper has entered into its controls. Returns a
 * function that brings back what it held.
 */
export function replaceContent(place: HTMLElement, content: DocumentFragment): () => void {
  const { replaceChildren } = builtin(place)
  const before = [...builtin(place).childNodes]
  const enter = keepEntries(place)
  keepForms(place, content)
  const undo = keepTags(place, content)
  try {
    replaceChildren(...content.childNodes)
    enter()
  } catch (error) {
    undo()
    throw error
  }
  return () => {
    const enterAgain = keepEntries(place)
    replaceChildren(...before)
    undo()
    enterAgain()
  }
}
