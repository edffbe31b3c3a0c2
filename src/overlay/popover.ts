import { onEscape } from './escape.ts'
import { keepFocus, leadOut, takeFocus } from './focus.ts'
import { onPressOutside } from './outside.ts'
import { onScrolledAway } from './page-movement.ts'
import type { ScrollLimit } from './page-movement.ts'
import { anchorTo } from './position.ts'
import type { Clear } from './position.ts'
import { keepShown } from './top-layer.ts'

/** How a popover asks to be closed. */
export type PopoverClose = 'escape' | 'outside' | 'scroll'

export interface PopoverPlace {
  /** The element to which the popover is attached. Presses on it do not count as outside. */
  anchor: () => Element | null
  /** CSS length: the popover is at least as wide as its anchor, and at most this wide. */
  fits?: string | undefined
  /** The popover opens above its anchor rather than over this. */
  clear?: ((anchor: Element) => Clear) | undefined
  /** true: focus moves to the node with data-focus, or else to the panel. Default: true. */
  takesFocus?: boolean | undefined
  /** Minimum ms between two changes of position. */
  repositionMs?: number | undefined
  closeOnScroll?: ScrollLimit | undefined
}

/**
 * Shows a panel with popover="manual" in the top layer, at its anchor (COR-095, COR-102). Returns functions that end all
 * this; call them in their order, after `showLeaving`.
 */
export function showPopover(
  panel: HTMLElement,
  close: (how: PopoverClose) => void,
  { anchor, clear, closeOnScroll, fits, repositionMs, takesFocus }: PopoverPlace,
): (() => void)[] {
  const place = anchor()
  const isQuiet = takesFocus === false
  const returnFocus = isQuiet ? leadOut(panel, place) : keepFocus(panel, place)
  const ends = [
    onEscape(() => close('escape')),
    onPressOutside(
      () => [panel, anchor()],
      () => close('outside'),
    ),
    keepShown(panel, ':popover-open', () => panel.showPopover()),
  ]
  if (place && fits) panel.style.minWidth = `min(${place.getBoundingClientRect().width}px, ${fits})`
  if (place) ends.push(anchorTo(panel, place, repositionMs, clear?.(place)))
  if (!isQuiet) takeFocus(panel)
  if (closeOnScroll) ends.push(onScrolledAway(closeOnScroll, () => close('scroll')))
  const hide = () => panel.hidePopover()
  return isQuiet ? [...ends, returnFocus, hide] : [...ends, hide, returnFocus]
}
