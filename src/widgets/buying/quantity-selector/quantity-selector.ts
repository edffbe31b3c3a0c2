import text from '../../../styles/text.css'
import { loadAdding } from './quantity-selector.model.ts'
import { busy, choice } from './quantity-selector.view.tsx'
import { stepperSheet } from '../../../parts/stepper-sheet.ts'
import { loadStepper } from './stepper.ts'
import own from './quantity-selector.css'

export { messages } from './quantity-selector.messages.ts'
export { model } from './quantity-selector.model.ts'
export { View } from './quantity-selector.view.tsx'
export const styles = [text, own, stepperSheet]
/** What the next press needs. */
export const prefetch = () => Promise.all([choice(), busy(), loadAdding()])
/** What the first view needs beyond the entry. */
export const prepare = ({ shapeType }: { shapeType?: string }) =>
  shapeType ? loadStepper() : undefined
