import { pageNodes } from './nodes.ts'

interface Opener {
  /** Runs when the shopper is about to press, so that the code of the dialog can load. */
  near(): void
  /** Runs at a press. false: nothing opened, so the node's own action goes on. */
  press(node: HTMLElement): boolean
  /** Runs when the node has left the page, or when the node is no longer a trigger. */
  gone(node: HTMLElement): void
}

const listen = (node: HTMLElement, type: string, heard: (event: Event) => void): (() => void) => {
  node.addEventListener(type, heard)
  return () => node.removeEventListener(type, heard)
}

/** true: a plain press. With Ctrl, Meta or Shift, the browser opens a link elsewhere, and no dialog opens. */
const isPlain = (event: Event): boolean =>
  !(event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))

function setAttribute(node: HTMLElement, name: string, value: string): () => void {
  const before = node.getAttribute(name)
  node.setAttribute(name, value)
  return () => (before === null ? node.removeAttribute(name) : node.setAttribute(name, before))
}

/** Lets the nodes of the page that match `selector` open a dialog of an element. Returns a function that stops it. */
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

/** Tells screen readers whether the dialog of a trigger is open. */
export const setExpanded = (node: HTMLElement | null, open: boolean): void =>
  node?.setAttribute('aria-expanded', `${open}`)
