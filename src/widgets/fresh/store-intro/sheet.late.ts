export { sideSheet } from '../../../machine/side-sheet.ts'
export { styles, View } from './sheet.view.tsx'
