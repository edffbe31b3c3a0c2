import type { ReactNode } from 'react'
import { onEscape } from '../overlay/escape.ts'
import { keepFocus, leadOut, takeFocus } from '../overlay/focus.ts'
import { onPressOutside } from '../overlay/outside.ts'
import { onScrolledAway } from '../overlay/page-movement.ts'
import type { ScrollLimit } from '../overlay/page-movement.ts'
import { anchorTo } from '../overlay/position.ts'
import type { Clear } from '../overlay/position.ts'
import { keepShown } from '../overlay/top-layer.ts'
import { CloseButton } from './close-button.tsx'
import { useLayer } from './layer.ts'
import type { LayerProps } from './layer.ts'
import { closeButtonStyles } from './close-button.tsx'
import layer from './layer.css'
import own from './popover.css'

export const popoverStyles = [...closeButtonStyles, layer, own]

export interface PopoverProps extends LayerProps {
  /** The element to which the popover is attached. Presses on it do not count as outside. */
  anchor: () => Element | null
  children: ReactNode
  /** Width in px. A narrower window makes the popover narrower. */
  width?: number | undefined
  /** true: as wide as its content or its anchor needs, and at most `width`. */
  fits?: boolean | undefined
  height?: number | undefined
  /** The popover opens above its anchor rather than over this. */
  clear?: ((anchor: Element) => Clear) | undefined
  /** Name of the close button. With it, the label shows as a title. Without it: no button and no title. */
  closeLabel?: string | undefined
  /** true: focus moves to the node with data-focus, or else to the panel. Default: true. */
  takesFocus?: boolean | undefined
  /** Minimum ms between two changes of position. */
  repositionMs?: number | undefined
  closeOnScroll?: ScrollLimit | undefined
}

const px = (size: number | undefined) => (size === undefined ? undefined : `${size}px`)

function OpenPopover(props: PopoverProps) {
  const { anchor, children, closeLabel, height, label, part, width } = props
  const ref = useLayer<HTMLDivElement>(props, (panel, close) => {
    const place = anchor()
    const isQuiet = props.takesFocus === false
    const returnFocus = isQuiet ? leadOut(panel, place) : keepFocus(panel, place)
    const ends = [
      onEscape(() => close('escape')),
      onPressOutside(
        () => [panel, anchor()],
        () => close('outside'),
      ),
    ]
    ends.push(keepShown(panel, ':popover-open', () => panel.showPopover()))
    if (place && props.fits)
      panel.style.minWidth = `min(${place.getBoundingClientRect().width}px, ${px(width) ?? '100%'})`
    if (place) ends.push(anchorTo(panel, place, props.repositionMs, props.clear?.(place)))
    if (!isQuiet) takeFocus(panel)
    if (props.closeOnScroll) {
      ends.push(onScrolledAway(props.closeOnScroll, () => close('scroll')))
    }
    const hide = () => panel.hidePopover()
    return isQuiet ? [...ends, returnFocus, hide] : [...ends, hide, returnFocus]
  })
  return (
    <div
      ref={ref}
      popover="manual"
      className="popover"
      part={part}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      style={{ [props.fits ? 'maxWidth' : 'width']: px(width), height: px(height) }}
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
