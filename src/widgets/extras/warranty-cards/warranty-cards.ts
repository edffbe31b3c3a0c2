import { disclosureStyles } from '../../../parts/disclosure.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { movingHeightStyles } from '../../../parts/moving-height.tsx'
import { priceStyles } from '../../../parts/price.tsx'
import text from '../../../styles/text.css'
import face from '../shared/plan-face.css'
import own from './warranty-cards.css'

export { late } from './warranty-cards.late.ts'
export { messages } from './warranty-cards.messages.ts'
export { model } from './warranty-cards.model.ts'
export { View } from './warranty-cards.view.tsx'
export const styles = [
  text,
  ...disclosureStyles,
  ...messageStyles,
  ...movingHeightStyles,
  ...priceStyles,
  face,
  own,
]
