import { dialogStyles } from '../../../parts/dialog.tsx'
import { serverHtmlStyles } from '../../../parts/server-html.tsx'
import own from './panels.css'

export { sideSheet } from './sheets.model.ts'
export { View } from './panels.view.tsx'
export const styles = [...dialogStyles, ...serverHtmlStyles, own]
