import type { CSSProperties, ReactNode } from 'react'
import { onEscape } from '../overlay/escape.ts'
import { keepFocus, takeFocus } from '../overlay/focus.ts'
import { keepHeard } from '../overlay/live-region.ts'
import { onPressOutside } from '../overlay/outside.ts'
import { lockScroll } from '../overlay/scroll-lock.ts'
import { onPulledDown } from '../overlay/pull-down.ts'
import { keepShown } from '../overlay/top-layer.ts'
import { CloseButton } from './close-button.tsx'
import { useLayer } from './layer.ts'
import type { CloseReason, LayerProps } from './layer.ts'
import { closeButtonStyles } from './close-button.tsx'
import layer from './layer.css'
import own from './modal.css'

export const modalStyles = [...closeButtonStyles, layer, own]

export interface ModalProps extends LayerProps {
  children: ReactNode
  /** Accessible name of the close button. Without it: no button. */
  closeLabel?: string | undefined
  /** true: something must finish first, so nothing closes the dialog. */
  busy?: boolean | undefined
  /** true: Escape, a press outside and the close button close the dialog. Default: true. */
  dismissable?: boolean | undefined
  /** Gets focus at the end, instead of the element that had it before. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
}

interface FrameProps extends ModalProps {
  className: string
  /** true: has a handle, and closes when the shopper pulls it down. */
  pulls?: boolean
  style?: CSSProperties
}

/** Base of Dialog and Sheet: a native modal dialog, open while it is drawn (COR-095, COR-098). */
export function Modal(props: FrameProps) {
  const { busy, children, className, closeLabel, dismissable, label, part, pulls, style } = props
  const canClose = !busy && dismissable !== false
  const dismiss = (reason: CloseReason) => {
    if (canClose) props.onClose(reason)
  }
  const ref = useLayer<HTMLDialogElement>({ ...props, onClose: dismiss }, (dialog, close) => {
    const returnFocus = keepFocus(dialog)
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
        // The frame fills the dialog. Everything outside the frame is backdrop.
        () => [dialog.firstElementChild],
        () => close('outside'),
      ),
      () => dialog.close(),
      returnFocus,
      () => props.returnFocusTo?.()?.focus(),
    ]
    const header = dialog.querySelector('.layer-header')
    if (pulls && header) ends.push(onPulledDown(dialog, header, () => close('pull')))
    takeFocus(dialog)
    return ends
  })
  return (
    <dialog
      ref={ref}
      className={`modal ${className}`}
      part={part}
      aria-label={label}
      aria-busy={busy}
      style={style}
      tabIndex={-1}
      {...props.marks}
      onCancel={event => {
        // A phone's back gesture also sends `cancel`. The model decides, not the browser.
        event.preventDefault()
        dismiss('escape')
      }}
    >
      <div className="modal-frame">
        <header className="layer-header">
          {pulls && <span className="handle" />}
          <h2 className="layer-title">{label}</h2>
          {closeLabel && dismissable !== false && (
            <CloseButton label={closeLabel} onPress={() => dismiss('button')} />
          )}
        </header>
        <div className="modal-body">{children}</div>
      </div>
    </dialog>
  )
}
