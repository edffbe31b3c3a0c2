import { useLayoutEffect, useState } from 'react'
import { afterMotion } from '../overlay/motion.ts'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'
import { modalStyles } from './modal.tsx'
import own from './sheet.css'

export const sheetStyles = [...modalStyles, own]

export interface SheetProps extends ModalProps {
  /** The edge of the window that it slides in from; end is the right one in left-to-right pages. */
  edge: 'bottom' | 'end'
  /** px across the edge: height at the bottom, width at the end; never beyond the window. */
  size?: number | undefined
  /** Default 300. */
  slideMs?: number | undefined
}

/** Draws what was closed for `ms` more, so that it can slide out. */
function useLingering(open: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(open)
  if (open && !lingers) setLingers(true)
  useLayoutEffect(() => {
    if (!open) return afterMotion(ms, () => setLingers(false))
  }, [open, ms])
  return open || lingers
}

/** A modal panel at an edge of the window. */
export function Sheet({ edge, size, slideMs = 300, ...props }: SheetProps) {
  const shown = useLingering(props.open, slideMs)
  if (!shown) return null
  const style = {
    '--_dp-size': size === undefined ? undefined : `${size}px`,
    '--_dp-motion': `${slideMs}ms`,
  }
  return <Modal {...props} className={`sheet ${edge}`} closing={!props.open} style={style} />
}
