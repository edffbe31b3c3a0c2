import { builtin, doc } from '../dom/builtin.ts'

/** Keeps the elements of the library alive while the server's HTML around them is replaced. */

/** Text that no shopper reads, and scripts, which keep the configuration of an element. */
const unread = 'script, style, noscript, template'
/** What a shopper may have entered something into. The element's own fields do not count (COR-164). */
const entered = 'input:not([data-light-fields]), select, textarea'

const isTag = (node: Element): boolean => node.localName.startsWith('dp-')

/** The tags of the library below `root` that are in no other tag below `root`. */
function tagsIn(root: ParentNode): HTMLElement[] {
  const tags = [...root.querySelectorAll<HTMLElement>('*')].filter(isTag)
  return tags.filter(tag => !tags.some(other => other !== tag && other.contains(tag)))
}

/** The text that the server wrote between the tags, whatever the element has done to its nodes. */
function textIn(tag: Element): string {
  const texts = doc.createTreeWalker(tag, NodeFilter.SHOW_TEXT)
  let all = ''
  while (texts.nextNode()) {
    if (!texts.currentNode.parentElement?.matches(unread)) all += texts.currentNode.nodeValue
  }
  return all.replace(/\s+/g, ' ').trim()
}

type Attributes = readonly (readonly [name: string, value: string])[]

const attributesOf = (tag: Element): Attributes =>
  [...tag.attributes].map(({ name, value }) => [name, value])

/** Other attributes may be the page's own. */
function setAttributes(tag: Element, next: Attributes): void {
  const names = new Set(next.map(([name]) => name))
  for (const [name] of attributesOf(tag)) {
    if (name.startsWith('data-') && !names.has(name)) tag.removeAttribute(name)
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
  const isAlike = textIn(tag) === textIn(next)
  if (!isAlike && tag.querySelector(entered)) return null
  const attributes = attributesOf(tag)
  const marker = doc.createComment('')
  tag.replaceWith(marker)
  next.replaceWith(tag)
  setAttributes(tag, attributesOf(next))
  const undo = isAlike ? null : takeContent(tag, next)
  return () => {
    undo?.()
    setAttributes(tag, attributes)
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
export function keepTags(place: ParentNode, content: ParentNode): () => void {
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

/** Replaces what `place` holds, and keeps its tags alive. Returns a function that brings back what it held. */
export function replaceContent(place: HTMLElement, content: DocumentFragment): () => void {
  const { replaceChildren } = builtin(place)
  const before = [...builtin(place).childNodes]
  const undo = keepTags(place, content)
  try {
    replaceChildren(...content.childNodes)
  } catch (error) {
    undo()
    throw error
  }
  return () => {
    replaceChildren(...before)
    undo()
  }
}
