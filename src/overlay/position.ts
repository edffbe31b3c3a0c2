import { doc } from '../dom/builtin.ts'
import { capture } from './listen.ts'
import { onSize } from '../dom/resize.ts'
import { throttle } from './throttle.ts'

/** GAP: px between panel and anchor. MARGIN: px between panel and the edge of the window. */
const GAP = 6
const MARGIN = 8
/** Height in px in which a panel is of use: it scrolls inside. */
const ENOUGH = 200

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** What a panel should not cover. */
export type Clear = Element | null | undefined

export interface Place {
  left: number
  top: number
  /** Free height on that side of the anchor. A taller panel scrolls inside. */
  maxHeight: number
}

/**
 * Where a panel goes: below its anchor, or above if there is more room. A panel that would cover `clear` stands above, too,
 * where it has enough room. Its start edge is at the anchor's start edge, moved so that the panel stays inside the
 * window. All values are px from the window's top left corner.
 */
export function placeAt(
  anchor: Box,
  panel: { width: number; height: number },
  view: { width: number; height: number },
  rtl: boolean,
  clear?: Box,
): Place {
  const bottom = anchor.top + anchor.height
  const below = view.height - bottom - GAP - MARGIN
  const above = anchor.top - GAP - MARGIN
  const start = rtl ? anchor.left + anchor.width - panel.width : anchor.left
  const left = Math.max(MARGIN, Math.min(start, view.width - MARGIN - panel.width))
  const covers =
    clear &&
    clear.left < left + panel.width &&
    clear.left + clear.width > left &&
    clear.top < bottom + GAP + panel.height &&
    clear.top + clear.height > bottom
  const flipped =
    (covers && above >= Math.min(panel.height, ENOUGH)) || (panel.height > below && above > below)
  const maxHeight = Math.max(0, flipped ? above : below)
  return {
    left,
    top: flipped ? anchor.top - GAP - Math.min(panel.height, maxHeight) : bottom + GAP,
    maxHeight,
  }
}

function move(panel: HTMLElement, anchor: Element, clear: Clear): void {
  const { style, scrollTop } = panel
  style.maxHeight = ''
  const rtl = getComputedStyle(panel).direction === 'rtl'
  const view = { width: doc.documentElement.clientWidth, height: innerHeight }
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  const box = anchor.getBoundingClientRect()
  const place = placeAt(box, size, view, rtl, clear?.getBoundingClientRect())
  style.left = `${place.left}px`
  style.top = `${place.top}px`
  style.maxHeight = `${place.maxHeight}px`
  // Measuring without the limit has reset the panel's scroll position.
  panel.scrollTop = scrollTop
}

/**
 * Keeps `panel`, which is in the top layer, at `anchor`. Follows at once when the panel changes size, and at most once
 * per `throttleMs` while page or window move. Returns a function that stops it.
 * CSS anchor positioning has no throttle, and finds no anchor outside the shadow root.
 */
export function anchorTo(
  panel: HTMLElement,
  anchor: Element,
  throttleMs = 0,
  clear?: Clear,
): () => void {
  let width = innerWidth
  const place = () => {
    width = innerWidth
    move(panel, anchor, clear)
  }
  const update = throttle(throttleMs, place)
  update()
  const stops = [
    // New content gets its space at once. A window that squeezes the panel waits for the throttle.
    onSize(panel, () => (innerWidth === width ? place() : update())),
    capture('resize', update),
    capture('scroll', update),
    update.cancel,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
