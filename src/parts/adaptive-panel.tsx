import { Popover } from './popover.tsx'
import type { PopoverProps } from './popover.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetProps } from './sheet.tsx'
import { popoverStyles } from './popover.tsx'
import { sheetStyles } from './sheet.tsx'

export const adaptivePanelStyles = [...popoverStyles, ...sheetStyles]

interface AdaptivePanelProps
  extends Omit<PopoverProps, 'height'>, Pick<Partial<SheetProps>, 'edge' | 'size' | 'slideMs'> {
  presentation: 'popover' | 'sheet'
}

/** The same content as a popover on a desktop or a sheet on a phone. */
export const AdaptivePanel = ({
  presentation,
  edge = 'bottom',
  size,
  slideMs,
  ...props
}: AdaptivePanelProps) =>
  presentation === 'popover' ? (
    <Popover {...props} />
  ) : (
    <Sheet {...props} edge={edge} size={size} slideMs={slideMs} />
  )
