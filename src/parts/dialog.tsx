import { Modal } from './modal.tsx'
import type { Dragging, ModalProps } from './modal.tsx'
import { useNarrow } from './narrow.ts'
import { Sheet, sheetStyles } from './sheet.tsx'
import own from './dialog.css'

export const dialogStyles = [...sheetStyles, own]

export interface DialogProps extends ModalProps {
  /** Width in px. Default: 440. A narrower window makes the dialog narrower. */
  width?: number | undefined
  /** The shopper can move the dialog. A sheet stays where it is. */
  dragging?: Dragging | undefined
}

/** A modal dialog with its title as accessible name: in the middle of the window, or a sheet in a narrow one (COR-108). */
export function Dialog({ width = 440, dragging, ...props }: DialogProps) {
  const narrow = useNarrow()
  if (!props.open && !props.ahead) return null
  return narrow ? (
    <Sheet {...props} edge="bottom" />
  ) : (
    <Modal {...props} className="dialog" dragging={dragging} style={{ width: `${width}px` }} />
  )
}
