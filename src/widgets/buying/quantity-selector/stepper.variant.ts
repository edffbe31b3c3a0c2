export { stepperStyles as styles } from '../../../parts/stepper.tsx'
export { stepperMessages as messages } from './stepper.messages.ts'
export { Stepper } from './stepper.model.ts'
export { stepper } from './stepper.view.tsx'
