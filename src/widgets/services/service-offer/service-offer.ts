import { checkListStyles } from '../../../parts/check-list.tsx'
import { choiceGroupStyles } from '../../../parts/choice-group.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { priceStyles } from '../../../parts/price.tsx'
import text from '../../../styles/text.css'
import own from './service-offer.css'

export { late } from './service-offer.late.ts'
export { messages } from './service-offer.messages.ts'
export { model } from './service-offer.model.ts'
export { View } from './service-offer.view.tsx'
export const styles = [
  ...checkListStyles,
  ...choiceGroupStyles,
  ...messageStyles,
  ...priceStyles,
  text,
  own,
]
