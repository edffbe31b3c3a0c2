import { popoverStyles } from '../../../parts/popover.tsx'
import own from './smartbox.css'

export { smartbox as finder } from './smartbox.model.ts'
export { SmartboxView as View } from './smartbox.view.tsx'
export const styles = [...popoverStyles, own]
