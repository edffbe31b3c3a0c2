import type { ReactNode } from 'react'
import { showPopover } from '../overlay/popover.ts'
import type { PopoverPlace } from '../overlay/popover.ts'
import { CloseButton } from './close-button.tsx'
import { useLayer } from './layer.ts'
import type { LayerProps } from './layer.ts'
import { closeButtonStyles } from './close-button.tsx'
import layer from './layer.css'
import own from './popover.css'

export const popoverStyles = [...closeButtonStyles, layer, own]

export interface PopoverProps extends LayerProps, Omit<PopoverPlace, 'fits'> {
  children: ReactNode
  /** Width in px. A narrower window makes the popover narrower. */
  width?: number | undefined
  /** true: as wide as its content or its anchor needs, and at most `width`. */
  fits?: boolean | undefined
  height?: number | undefined
  /** Name of the close button. With it, the label shows as a title. Without it: no button and no title. */
  closeLabel?: string | undefined
}

const px = (size: number | undefined) => (size === undefined ? undefined : `${size}px`)

function OpenPopover(props: PopoverProps) {
  const { children, closeLabel, fits, height, label, part, width } = props
  const ref = useLayer<HTMLDivElement>(props, (panel, close) =>
    showPopover(panel, close, { ...props, fits: fits ? (px(width) ?? '100%') : undefined }),
  )
  return (
    <div
      ref={ref}
      popover="manual"
      className="popover"
      part={part}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      style={{ [fits ? 'maxWidth' : 'width']: px(width), height: px(height) }}
      {...props.marks}
    >
      {closeLabel && (
        <header className="layer-header">
          <h2 className="layer-title">{label}</h2>
          <CloseButton label={closeLabel} onPress={() => props.onClose('button')} />
        </header>
      )}
      {children}
    </div>
  )
}

/** A non-modal panel at an anchor, in the top layer (COR-095, COR-102). */
export const Popover = (props: PopoverProps) => (props.open ? <OpenPopover {...props} /> : null)
