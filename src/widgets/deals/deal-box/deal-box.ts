import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import message from '../../../parts/message.css'
import picker from '../../../parts/picker.css'
import progressBar from '../../../parts/progress-bar.css'
import fields from '../../../styles/fields.css'
import { loads } from './code.ts'
import own from './deal-box.css'
import { modelOf } from './deal-box.model.ts'

export { firstMessages as messages } from './messages.first.ts'
export { View } from './deal-box.view.tsx'
export const styles = [fields, picker, ...busyButtonStyles, message, progressBar, own]
export const model = modelOf(loads)
export const late = {
  near: { load: async () => (await loads.more()).loadClaim(), when: 'near' as const },
}
