import { clampedTextStyles } from '../../../parts/clamped-text.tsx'
import { dataTableStyles } from '../../../parts/data-table.tsx'
import text from '../../../styles/text.css'
import own from './tabular-buy-box.css'

export { late } from './tabular-buy-box.late.ts'
export { messages } from './tabular-buy-box.messages.ts'
export { model } from './tabular-buy-box.model.ts'
export { View } from './tabular-buy-box.view.tsx'
export const styles = [text, ...dataTableStyles, ...clampedTextStyles, own]
