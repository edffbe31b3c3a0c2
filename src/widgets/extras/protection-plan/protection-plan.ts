import { choiceGroupStyles } from '../../../parts/choice-group.tsx'
import { disclosureStyles } from '../../../parts/disclosure.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { priceStyles } from '../../../parts/price.tsx'
import skeleton from '../../../styles/skeleton.css'
import text from '../../../styles/text.css'
import face from '../shared/plan-face.css'
import own from './protection-plan.css'

export { late } from './protection-plan.late.ts'
export { messages } from './protection-plan.messages.ts'
export { model } from './protection-plan.model.ts'
export { View } from './protection-plan.view.tsx'
export const styles = [
  text,
  skeleton,
  ...choiceGroupStyles,
  ...disclosureStyles,
  ...messageStyles,
  ...priceStyles,
  face,
  own,
]
