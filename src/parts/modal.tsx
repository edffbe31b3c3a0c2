import type { CSSProperties, ReactNode } from 'react'
import { showModal } from '../overlay/modal.ts'
import { onScrolled } from '../overlay/scrolled.ts'
import { CloseButton } from './close-button.tsx'
import { Icon } from './icon.tsx'
import { chevronStart } from './icons/chevron-start.ts'
import { useLayer } from './layer.ts'
import type { CloseReason, LayerProps } from './layer.ts'
import { closeButtonStyles } from './close-button.tsx'
import layer from './layer.css'
import own from './modal.css'

export const modalStyles = [...closeButtonStyles, layer, own]

/** What lets the shopper move a dialog (`draggable.tsx`). */
export interface Dragging {
  /** Stands in the title bar. */
  handle: ReactNode
  /** Runs while the dialog is open. Returns a function that ends it. */
  start(dialog: HTMLElement): () => void
}

export interface ModalProps extends LayerProps {
  children: ReactNode
  /** true: drawn also while it is not open, so that opening it takes less time. */
  ahead?: boolean | undefined
  /** Accessible name of the close button. Without it: no button. */
  closeLabel?: string | undefined
  /** true: something must finish first, so nothing closes the dialog. */
  busy?: boolean | undefined
  /** true: Escape, a press outside and the close button close the dialog. Default: true. */
  dismissable?: boolean | undefined
  /** A second level is open: the header has a button that leads back to the first. */
  back?: { label: string; onPress: () => void } | undefined
  /** Stays in sight below the content. */
  footer?: ReactNode
  /** Marks the header (part `scrolled`) while the content is scrolled. Works that out at most once in so many ms. */
  scrolledMs?: number | undefined
  /** Gets focus at the end, instead of the element that had it before. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
}

interface FrameProps extends ModalProps {
  className: string
  /** true: has a handle, and closes when the shopper pulls it down. */
  pulls?: boolean
  dragging?: Dragging | undefined
  style?: CSSProperties
}

/** Base of Dialog and Sheet: a native modal dialog (COR-095, COR-098). */
export function Modal(props: FrameProps) {
  const { busy, children, className, closeLabel, dismissable, label, part, pulls, style } = props
  const { back, dragging, footer, scrolledMs } = props
  const canClose = !busy && dismissable !== false
  const dismiss = (reason: CloseReason) => {
    if (canClose) props.onClose(reason)
  }
  const ref = useLayer<HTMLDialogElement>({ ...props, onClose: dismiss }, (dialog, close) => [
    ...showModal(dialog, close, pulls ? dialog.querySelector('.layer-header') : null),
    // The page stays where it is, even if the control is out of sight (SHT-008).
    () => props.returnFocusTo?.()?.focus({ preventScroll: true }),
    ...(scrolledMs === undefined ? [] : [onScrolled(dialog, scrolledMs)]),
    ...(dragging ? [dragging.start(dialog)] : []),
  ])
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
          {dragging?.handle}
          {back && (
            <button
              type="button"
              className="icon-button back"
              part="back"
              aria-label={back.label}
              onClick={back.onPress}
            >
              <Icon path={chevronStart} />
            </button>
          )}
          <h2 className="layer-title">{label}</h2>
          {closeLabel && dismissable !== false && (
            <CloseButton label={closeLabel} disabled={busy} onPress={() => dismiss('button')} />
          )}
        </header>
        <div className="modal-body">{children}</div>
        {footer && <footer className="modal-footer">{footer}</footer>}
      </div>
    </dialog>
  )
}
