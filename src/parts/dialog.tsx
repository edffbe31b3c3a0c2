import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'
import { modalStyles } from './modal.tsx'
import own from './dialog.css'

export const dialogStyles = [...modalStyles, own]

export interface DialogProps extends ModalProps {
  /** px; narrower only in a narrower window. Default 440. */
  width?: number | undefined
}

/** A modal dialog in the middle of the window, named by its title. */
export const Dialog = ({ width = 440, ...props }: DialogProps) =>
  props.open ? <Modal {...props} className="dialog" style={{ width: `${width}px` }} /> : null
