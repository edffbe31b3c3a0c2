import own from './dropdown.css'

export { dropdown as finder } from './dropdown.model.ts'
export { DropdownView as View } from './dropdown.view.tsx'
export const styles = [own]
