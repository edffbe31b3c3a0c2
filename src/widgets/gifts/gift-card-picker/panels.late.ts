import { popoverStyles } from '../../../parts/popover.tsx'
import { sheetStyles } from '../../../parts/sheet.tsx'
import own from './panels.css'

export { veil } from '../../../page/veil.ts'
export { Panels as View } from './panels.view.tsx'
export const styles = [...popoverStyles, ...sheetStyles, own]
