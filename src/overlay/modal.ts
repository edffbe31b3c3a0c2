import { onEscape } from './escape.ts'
import { slides } from '../page/at-rest.ts'
import { keepFocus, takeFocus } from './focus.ts'
import { keepHeard } from './live-region.ts'
import { motionOf } from './motion.ts'
import { onPressOutside } from './outside.ts'
import { onPulledDown } from './pull-down.ts'
import { lockScroll } from './scroll-lock.ts'
import { keepShown } from './top-layer.ts'

/** No dialog of ours slides for longer, in ms. A page's style could make it last any time. */
const longestSlide = 600

/** How the shopper asks a modal dialog to close. */
export type ModalClose = 'escape' | 'outside' | 'pull'

/**
 * Shows a dialog as modal: in the top layer, with the focus inside, above a page that does not scroll (COR-095, COR-098,
 * COR-102). Its first child fills it: a press beside that child is outside. `handle`: the shopper can pull the dialog
 * down by it. Returns functions that end all this; call them in their order, after `showLeaving`.
 */
export function showModal(
  dialog: HTMLDialogElement,
  close: (how: ModalClose) => void,
  handle: Element | null = null,
): (() => void)[] {
  const returnFocus = keepFocus(dialog)
  slides(Math.min(longestSlide, motionOf(dialog)))
  const show = () => {
    // A dialog that was moved is still open, but no longer modal.
    dialog.close()
    dialog.showModal()
  }
  const ends = [
    lockScroll(),
    keepShown(dialog, ':modal', show),
    keepHeard(dialog),
    onEscape(() => close('escape')),
    onPressOutside(
      () => [dialog.firstElementChild],
      () => close('outside'),
    ),
    () => dialog.close(),
    returnFocus,
  ]
  if (handle) ends.push(onPulledDown(dialog, handle, () => close('pull')))
  takeFocus(dialog)
  return ends
}
