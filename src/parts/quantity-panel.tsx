import type { ReactNode } from 'react'
import { builtin } from '../dom/builtin.ts'
import type { Clear } from '../overlay/position.ts'
import { AdaptivePanel, adaptivePanelStyles } from './adaptive-panel.tsx'
import { listboxStyles } from './listbox.tsx'

export const quantityPanelStyles = [...adaptivePanelStyles, ...listboxStyles]

const width = 320
/** `afterMs`: scrolling counts from this time (QTY-020). `px`: scrolling farther closes the panel (QTY-021). */
const closeOnScroll = { px: 20, afterMs: 250 }

/** What the shopper presses next: our own button beside the list's, or else the page's, which sends the form. */
function nextButton(anchor: Element): Clear {
  const root = anchor.getRootNode()
  // The page can name an anchor of its own, outside of our root.
  const ours = root instanceof ShadowRoot ? root : null
  const form = (ours?.host ?? anchor).closest('form')
  return (
    ours?.querySelector('.primary:not([popover] *)') ??
    (form && builtin(form).querySelector('[type=submit], button:not([type])'))
  )
}

interface QuantityPanelProps {
  label: string
  closeLabel: string
  children: ReactNode
  /** The button that opened the panel. */
  anchor: () => Element | null
  onClose: () => void
  /** Without it, the width of the window decides. */
  presentation?: 'popover' | 'sheet' | undefined
  /** Height of the sheet in px. Default: as high as its content needs. */
  size?: number | undefined
}

/** The layer around a list of quantities: a popover at its button, or a sheet in a narrow window (QTY-110). */
export const QuantityPanel = (props: QuantityPanelProps): ReactNode => (
  <AdaptivePanel
    {...props}
    open
    bare
    fits
    clear={nextButton}
    width={width}
    closeOnScroll={closeOnScroll}
    closeOnResize
    oneAtATime
  />
)
