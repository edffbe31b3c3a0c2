import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { checkListStyles } from '../../../parts/check-list.tsx'
import { imageStyles } from '../../../parts/image.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { movingHeightStyles } from '../../../parts/moving-height.tsx'
import { movingItemsStyles } from '../../../parts/moving-items.tsx'
import { priceStyles } from '../../../parts/price.tsx'
import own from './beauty-bundle.css'

export { messages } from './beauty-bundle.messages.ts'
export { model } from './beauty-bundle.model.ts'
export { View } from './beauty-bundle.view.tsx'
export const styles = [
  ...busyButtonStyles,
  ...checkListStyles,
  ...imageStyles,
  ...messageStyles,
  ...movingHeightStyles,
  ...movingItemsStyles,
  ...priceStyles,
  own,
]
