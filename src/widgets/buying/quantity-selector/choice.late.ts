import { adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import { listboxStyles } from '../../../parts/listbox.tsx'
import fields from '../../../styles/fields.css'
import primary from '../../../styles/primary.css'
import own from './choice.css'

export { choosing } from './choice.model.ts'
export { tell } from './faults.model.ts'
export { Choice as View } from './choice.view.tsx'
export const styles = [...adaptivePanelStyles, ...listboxStyles, primary, fields, own]
