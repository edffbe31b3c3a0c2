export { stepperStyles as styles } from '../../../parts/stepper.tsx'
export { Stepper } from './stepper.model.ts'
export { stepper } from './stepper.view.tsx'
