import { useNarrow } from './narrow.ts'
import { Sheet, type SheetProps } from './sheet.tsx'

/** A sheet at the end of the window. In a narrow window it is at the bottom, like every panel (COR-108). */
export const SideSheet = (props: Omit<SheetProps, 'edge'>) => (
  <Sheet {...props} edge={useNarrow() ? 'bottom' : 'end'} />
)
