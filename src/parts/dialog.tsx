import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'
import { modalStyles } from './modal.tsx'
import own from './dialog.css'

export const dialogStyles = [...modalStyles, own]

export interface DialogProps extends ModalProps {
  /** Width in px. Default: 440. A narrower window makes the dialog narrower. */
  width?: number | undefined
}

/** A modal dialog in the middle of the window, with its title as accessible name. */
export const Dialog = ({ width = 440, ...props }: DialogProps) =>
  props.open ? <Modal {...props} className="dialog" style={{ width: `${width}px` }} /> : null
