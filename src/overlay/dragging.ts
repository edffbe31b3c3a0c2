import { capture } from './listen.ts'
import { throttle } from './throttle.ts'

/** Px between a dragged dialog and the edges of the window. */
const margin = 8
/** Px by which an arrow key moves. */
const step = 16

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The value, moved between two bounds. Where there is no room between them, the lower one counts. */
const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high))

/**
 * Lets the shopper move a dialog: with a pointer on `bar`, and with arrow keys on `handle` (CAL-003, COR-107). The dialog
 * stays inside the window; when the window or the page moves, it is put back there at most once per `everyMs` (CAL-072).
 * Returns a function that stops it.
 */
export function onDragged(
  dialog: HTMLElement,
  { bar, handle, everyMs }: { bar: HTMLElement; handle: HTMLElement; everyMs: number },
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let x = 0
  let y = 0
  /** Where the dialog would be if the pointer were at 0, 0. */
  let from = { x: 0, y: 0 }

  /** By `transform`: `translate` is what brings the dialog in. */
  function moveTo(toX: number, toY: number): void {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = dialog
    x = between(margin - left, toX, innerWidth - margin - width - left)
    y = between(margin - top, toY, innerHeight - margin - height - top)
    dialog.style.transform = x || y ? `translate(${x}px, ${y}px)` : ''
  }

  bar.addEventListener(
    'pointerdown',
    event => {
      const control = event.target instanceof Element && event.target.closest('button')
      if ((control && control !== handle) || event.button !== 0 || !event.isPrimary) return
      // The browser captures no pointer that a script of the page made up: it throws.
      if (!event.isTrusted) return
      from = { x: x - event.clientX, y: y - event.clientY }
      bar.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  function follow({ clientX, clientY, pointerId }: PointerEvent): void {
    // The capture ends when the shopper lets go, or when the browser or the page takes the pointer away.
    if (bar.hasPointerCapture(pointerId)) moveTo(from.x + clientX, from.y + clientY)
  }
  bar.addEventListener('pointermove', follow, { signal })
  // Where the shopper lets go is what counts: moves may come late, and out of order.
  bar.addEventListener('pointerup', follow, { signal })
  handle.addEventListener(
    'keydown',
    event => {
      const [right, down] = ways[event.key] ?? []
      if (right === undefined || down === undefined) return
      event.preventDefault()
      moveTo(x + right * step, y + down * step)
    },
    { signal },
  )
  const putBack = throttle(everyMs, () => moveTo(x, y))
  const stops = [capture('resize', putBack), capture('scroll', putBack), putBack.cancel]
  return () => {
    listening.abort()
    for (const stop of stops) stop()
  }
}
