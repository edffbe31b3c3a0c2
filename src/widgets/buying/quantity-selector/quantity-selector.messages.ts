import { choiceMessages } from './choice.messages.ts'
import { firstMessages } from './first.messages.ts'
import { stepperMessages } from './stepper.messages.ts'

/** All texts. Each file of the widget brings those that it shows. */
export const messages = { ...firstMessages, ...choiceMessages, ...stepperMessages } as const
