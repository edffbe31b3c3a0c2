import { submitsForm } from './blocked.ts'

/**
 * Hears presses that submit no form: of links, and of buttons whose handlers are the page's own. A press
 * that such a handler cancels, before this one, counts as none. Returns the end of it.
 */
export function hearOwnPress(button: HTMLElement, heard: () => void): () => void {
  const pressed = (event: Event) => {
    if (!event.defaultPrevented && !submitsForm(button)) heard()
  }
  button.addEventListener('click', pressed)
  return () => button.removeEventListener('click', pressed)
}

/** The page is shown: at first, and when the shopper comes back to it. Returns the end of it. */
export function hearPageShow(heard: () => void): () => void {
  addEventListener('pageshow', heard)
  return () => removeEventListener('pageshow', heard)
}
