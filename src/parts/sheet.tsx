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
  /** Duration of the way out in ms. Default: `slideMs`. */
  leaveMs?: number | undefined
  /** Duration in ms in which the backdrop fades in and out. Default: `slideMs`. */
  backdropMs?: number | undefined
  /** How far outside of the window's edge the sheet begins and ends, in px. Default: its own size. */
  away?: number | undefined
}

const px = (value: number | undefined) => (value === undefined ? undefined : `${value}px`)
const ms = (value: number | undefined) => (value === undefined ? undefined : `${value}ms`)

/**
 * A modal panel at an edge of the window. At the bottom it has a handle, and can be pulled down. If it closes on its way in,
 * it turns back where it is. A change of `size` while it is open moves, too.
 */
export function Sheet({ edge, size, slideMs, leaveMs, backdropMs, away, ...props }: SheetProps) {
  if (!props.open && !props.ahead) return null
  const style = {
    '--_dp-size': px(size),
    '--_dp-distance': px(away),
    '--_dp-motion': ms(slideMs),
    '--_dp-leaving': ms(leaveMs),
    '--_dp-fading': ms(backdropMs),
  }
  return <Modal {...props} className={`sheet ${edge}`} pulls={edge === 'bottom'} style={style} />
}
