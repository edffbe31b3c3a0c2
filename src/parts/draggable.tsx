import { onDragged } from '../overlay/dragging.ts'
import { Icon } from './icon.tsx'
import { move } from './icons/move.ts'
import type { Dragging } from './modal.tsx'
import own from './draggable.css'

export const draggableStyles = [own]

/**
 * Lets the shopper drag a dialog by its title bar, or move it by arrow keys on a handle in the bar (CAL-003). `label`:
 * accessible name of the handle. `everyMs`: the dialog comes back into a window that has changed at most once in so many
 * ms.
 */
export const draggable = (label: string, everyMs: number): Dragging => ({
  handle: (
    <button type="button" className="icon-button drag-handle" aria-label={label}>
      <Icon path={move} />
    </button>
  ),
  start(dialog) {
    const bar = dialog.querySelector<HTMLElement>('.layer-header')
    const handle = dialog.querySelector<HTMLElement>('.drag-handle')
    return bar && handle ? onDragged(dialog, { bar, handle, everyMs }) : () => {}
  },
})
