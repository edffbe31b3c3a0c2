import { messageStyles } from '../../../parts/message.tsx'
import { quantityPanelStyles } from '../../../parts/quantity-panel.tsx'
import fields from '../../../styles/fields.css'
import primary from '../../../styles/primary.css'
import own from './choice.css'

export { choosing, tell } from './choice.model.ts'
export { Choice as View } from './choice.view.tsx'
export const styles = [...quantityPanelStyles, ...messageStyles, primary, fields, own]
