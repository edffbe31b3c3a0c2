import { useNarrow } from './narrow.ts'
import { Popover } from './popover.tsx'
import type { PopoverProps } from './popover.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetProps } from './sheet.tsx'
import { popoverStyles } from './popover.tsx'
import { sheetStyles } from './sheet.tsx'

export const adaptivePanelStyles = [...popoverStyles, ...sheetStyles]

interface AdaptivePanelProps
  extends
    Omit<PopoverProps, 'closeLabel' | 'height' | 'takesFocus'>,
    Pick<Partial<SheetProps>, 'edge' | 'size' | 'slideMs'> {
  /** Without it, the width of the window decides (COR-108). */
  presentation?: 'popover' | 'sheet' | undefined
  closeLabel: string
  /** true: as a popover, it has neither title nor close button. */
  bare?: boolean | undefined
}

/** The same content as a popover at its anchor, or as a sheet in a narrow window. */
export function AdaptivePanel({
  presentation,
  bare,
  closeLabel,
  edge = 'bottom',
  size,
  slideMs,
  ...props
}: AdaptivePanelProps) {
  const narrow = useNarrow()
  const isSheet = presentation ? presentation === 'sheet' : narrow
  return isSheet ? (
    <Sheet {...props} closeLabel={closeLabel} edge={edge} size={size} slideMs={slideMs} />
  ) : (
    <Popover {...props} closeLabel={bare ? undefined : closeLabel} />
  )
}
