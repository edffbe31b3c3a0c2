import { capture } from './listen.ts'

/** Calls `leave` when the shopper presses outside all `nodes`. Returns a function that stops it. */
export function onPressOutside(
  nodes: () => readonly (EventTarget | null)[],
  leave: () => void,
): () => void {
  const outside = (event: Event) => {
    const path = event.composedPath()
    return !nodes().some(node => node && path.includes(node))
  }
  // Checks down and up: a touch scroll has no pointerup, and a text selection may end outside.
  let pressed = false
  const stopDown = capture('pointerdown', event => {
    pressed = outside(event)
  })
  const stopUp = capture('pointerup', event => {
    if (pressed && outside(event)) leave()
    pressed = false
  })
  return () => {
    stopDown()
    stopUp()
  }
}
