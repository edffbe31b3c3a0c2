import { messageStyles } from '../../../parts/message.tsx'
import { movingHeightStyles } from '../../../parts/moving-height.tsx'
import { selectStyles } from '../../../parts/select.tsx'
import spinner from '../../../styles/spinner.css'
import text from '../../../styles/text.css'
import own from './delivery-calendar.css'
import dropdown from './dropdown.css'

export { late } from './delivery-calendar.late.ts'
export { messages } from './delivery-calendar.messages.ts'
export { model } from './delivery-calendar.model.ts'
export { View } from './delivery-calendar.view.tsx'
export const styles = [
  text,
  spinner,
  ...messageStyles,
  ...movingHeightStyles,
  ...selectStyles,
  own,
  dropdown,
]
