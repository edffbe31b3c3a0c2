import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'
import { modalStyles } from './modal.tsx'
import own from './sheet.css'

export const sheetStyles = [...modalStyles, own]

export interface SheetProps extends ModalProps {
  /** The edge of the window from which the sheet slides in. `end` is the right edge in left-to-right pages. */
  edge: 'bottom' | 'end'
  /** Height at the bottom or width at the end, in px. Never larger than the window. */
  size?: number | undefined
  /** Duration of the slide in ms. Default: that of all motion. */
  slideMs?: number | undefined
}

/** A modal panel at an edge of the window. At the bottom it has a handle, and can be pulled down. */
export function Sheet({ edge, size, slideMs, ...props }: SheetProps) {
  if (!props.open) return null
  const style = {
    '--_dp-size': size === undefined ? undefined : `${size}px`,
    '--_dp-motion': slideMs === undefined ? undefined : `${slideMs}ms`,
  }
  return <Modal {...props} className={`sheet ${edge}`} pulls={edge === 'bottom'} style={style} />
}
