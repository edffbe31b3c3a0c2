import { pageNodes } from './nodes.ts'

interface Opener {
  /** The shopper is about to press: what opens can be fetched. */
  near(): void
  /** False where nothing came of it: then the node's own action goes on. */
  press(node: HTMLElement): boolean
  /** The node is no longer in the page. */
  gone(node: HTMLElement): void
}

const listen = (node: HTMLElement, type: string, heard: (event: Event) => void): (() => void) => {
  node.addEventListener(type, heard)
  return () => node.removeEventListener(type, heard)
}

/** A press that opens a link elsewhere stays that. */
const isPlain = (event: Event): boolean =>
  !(event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))

function setAttribute(node: HTMLElement, name: string, value: string): () => void {
  const before = node.getAttribute(name)
  node.setAttribute(name, value)
  return () => (before === null ? node.removeAttribute(name) : node.setAttribute(name, before))
}

/** Lets the page's nodes that match open a dialog of an element. Returns the end of it. */
export const pageTriggers = (selector: string, opener: Opener): (() => void) =>
  pageNodes(selector, node => {
    const ends = [
      setAttribute(node, 'aria-haspopup', 'dialog'),
      setAttribute(node, 'aria-expanded', 'false'),
      listen(node, 'pointerenter', () => opener.near()),
      listen(node, 'focus', () => opener.near()),
      listen(node, 'click', event => {
        if (isPlain(event) && opener.press(node)) event.preventDefault()
      }),
    ]
    return () => {
      opener.gone(node)
      for (const end of ends) end()
    }
  })

/** Says on the node whether what it opens is open. */
export const setExpanded = (node: HTMLElement | null, open: boolean): void =>
  node?.setAttribute('aria-expanded', `${open}`)
