import text from '../../../styles/text.css'
import { loadAdding } from './quantity-selector.model.ts'
import { busy, choice } from './quantity-selector.view.tsx'
import { stepperStyles } from '../../../parts/stepper.tsx'
import { loadStepper } from './stepper.ts'
import own from './quantity-selector.css'

export { messages } from './quantity-selector.messages.ts'
export { model } from './quantity-selector.model.ts'
export { View } from './quantity-selector.view.tsx'
export const styles = [text, own, ...stepperStyles]
export const late = {
  near: { load: () => Promise.all([choice(), busy(), loadAdding()]), when: 'near' as const },
  stepper: {
    load: () => Promise.resolve(loadStepper() ?? {}) as Promise<object>,
    when: ({ shapeType }: { shapeType?: string }) => shapeType,
  },
}
