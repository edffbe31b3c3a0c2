import own from './smartbox.css'

export { smartbox as finder } from './smartbox.model.ts'
export { SmartboxView as View } from './smartbox.view.tsx'
export const styles = [own]
