import { useLayoutEffect, useState } from 'react'
import { afterMotion } from '../overlay/motion.ts'
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
  /** Duration of the slide in ms. Default: 300. */
  slideMs?: number | undefined
}

/** Keeps drawing for `ms` after closing, so that the sheet can slide out. */
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
