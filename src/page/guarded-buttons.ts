import { submitsForm } from './blocked.ts'

/**
 * Calls `heard` for presses that submit no form: on links, and on buttons that the page's own handlers serve. A press
 * that an earlier handler cancels does not count. Returns a function that stops it.
 */
export function hearOwnPress(button: HTMLElement, heard: () => void): () => void {
  const pressed = (event: Event) => {
    if (!event.defaultPrevented && !submitsForm(button)) heard()
  }
  button.addEventListener('click', pressed)
  return () => button.removeEventListener('click', pressed)
}

/**
 * Calls `heard` when the page shows: at first, and when the shopper comes back to it. Returns a function that stops it.
 */
export function hearPageShow(heard: () => void): () => void {
  addEventListener('pageshow', heard)
  return () => removeEventListener('pageshow', heard)
}

/**
 * Asks `allows` at each press on one of the buttons, before any handler of the page hears the press. false: nobody hears
 * it. Returns a function that stops it.
 */
export function guardPresses(
  buttons: () => Iterable<HTMLElement>,
  allows: (button: HTMLElement) => boolean,
): () => void {
  const pressed = (event: Event) => {
    const path = event.composedPath()
    const button = [...buttons()].find(one => path.includes(one))
    if (!button || allows(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', pressed, true)
  return () => removeEventListener('click', pressed, true)
}
