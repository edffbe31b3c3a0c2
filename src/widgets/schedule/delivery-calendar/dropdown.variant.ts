import { selectStyles } from '../../../parts/select.tsx'
import own from './dropdown.css'

export { View } from './dropdown.view.tsx'
export const styles = [...selectStyles, own]
