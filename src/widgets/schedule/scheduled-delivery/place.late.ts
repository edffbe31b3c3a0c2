import { messageStyles } from '../../../parts/message.tsx'
import { placeEntryStyles } from '../../../parts/place-entry.tsx'
import { selectStyles } from '../../../parts/select.tsx'

export { Place as View } from './place.view.tsx'
export const styles = [...messageStyles, ...placeEntryStyles, ...selectStyles]
