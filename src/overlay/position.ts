import { capture } from './listen.ts'
import { onSize } from './resize.ts'
import { throttle } from './throttle.ts'

/** Space in px between panel and anchor, and between panel and the edge of the window. */
const GAP = 6
const MARGIN = 8

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Place {
  left: number
  top: number
  /** What is left of the window on that side: the panel scrolls inside when it is taller. */
  maxHeight: number
}

/**
 * Where a panel stands at its anchor: below it, or above where there is more room; its start edge at
 * the anchor's start edge, moved as far as the window asks for. All px, from the window's corner.
 */
export function placeAt(
  anchor: Box,
  panel: { width: number; height: number },
  view: { width: number; height: number },
  rtl: boolean,
): Place {
  const bottom = anchor.top + anchor.height
  const below = view.height - bottom - GAP - MARGIN
  const above = anchor.top - GAP - MARGIN
  const flipped = panel.height > below && above > below
  const maxHeight = Math.max(0, flipped ? above : below)
  const start = rtl ? anchor.left + anchor.width - panel.width : anchor.left
  return {
    left: Math.max(MARGIN, Math.min(start, view.width - MARGIN - panel.width)),
    top: flipped ? anchor.top - GAP - Math.min(panel.height, maxHeight) : bottom + GAP,
    maxHeight,
  }
}

function move(panel: HTMLElement, anchor: Element): void {
  const { style, scrollTop } = panel
  style.maxHeight = ''
  const rtl = getComputedStyle(panel).direction === 'rtl'
  const view = { width: document.documentElement.clientWidth, height: innerHeight }
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  const place = placeAt(anchor.getBoundingClientRect(), size, view, rtl)
  style.left = `${place.left}px`
  style.top = `${place.top}px`
  style.maxHeight = `${place.maxHeight}px`
  // Measured without its limit the panel had nothing to scroll.
  panel.scrollTop = scrollTop
}

/**
 * Keeps `panel`, which is in the top layer, at `anchor`: at once when the panel grows, at most once per
 * `throttleMs` while page and window move. Returns the end of it.
 * Not CSS anchor positioning: it knows no throttle, and no anchor beyond the shadow root.
 */
export function anchorTo(panel: HTMLElement, anchor: Element, throttleMs = 0): () => void {
  let width = innerWidth
  const place = () => {
    width = innerWidth
    move(panel, anchor)
  }
  const update = throttle(throttleMs, place)
  update()
  const stops = [
    // Content that comes later is given its room at once; a window that squeezes the panel waits its turn.
    onSize(panel, () => (innerWidth === width ? place() : update())),
    capture('resize', update),
    capture('scroll', update),
    update.cancel,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
