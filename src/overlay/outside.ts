import { capture } from './listen.ts'

/** Calls `leave` when the shopper presses outside of all `nodes`. Returns the end of it. */
export function onPressOutside(
  nodes: () => readonly (EventTarget | null)[],
  leave: () => void,
): () => void {
  const outside = (event: Event) => {
    const path = event.composedPath()
    return !nodes().some(node => node && path.includes(node))
  }
  // Down and up both: a scroll by touch has no up, and a text selection may end outside.
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
