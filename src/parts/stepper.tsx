import type { ReactNode } from 'react'
import primary from '../styles/primary.css'
import { Icon } from './icon.tsx'
import { minus } from './icons/minus.ts'
import { plus } from './icons/plus.ts'
import { trash } from './icons/trash.ts'
import css from './stepper.css'

// Includes the sheets of buttons next to a stepper: a thousand steppers then share the same sheets.
export const stepperStyles = [primary, css]

interface StepperProps {
  /** The value as text. */
  value: string
  label: string
  decreaseLabel: string
  increaseLabel: string
  onDecrease: () => void
  onIncrease: () => void
  canDecrease?: boolean | undefined
  canIncrease?: boolean | undefined
  /** true: the decreasing button removes, and has the trash icon. */
  removes?: boolean | undefined
  part?: string | undefined
}

/** The same nodes in every stepper and at every draw, so that a draw has nothing to do for them. */
const icons = {
  minus: Icon({ path: minus }),
  plus: Icon({ path: plus }),
  trash: Icon({ path: trash }),
}

interface StepProps {
  label: string
  icon: ReactNode
  enabled: boolean
  onPress: () => void
}

/** Not `disabled`: at the end of the range, the pressed button would lose focus. */
const step = ({ label, icon, enabled, onPress }: StepProps) => (
  <button
    type="button"
    className="step"
    aria-label={label}
    aria-disabled={!enabled}
    onClick={enabled ? onPress : undefined}
  >
    {icon}
  </button>
)

/** A value between two buttons. A function without components inside, because a list page holds a thousand steppers. */
export const Stepper = (props: StepperProps) => (
  <div className="stepper" part={props.part} role="group" aria-label={props.label}>
    {step({
      label: props.decreaseLabel,
      icon: props.removes ? icons.trash : icons.minus,
      enabled: props.canDecrease !== false,
      onPress: props.onDecrease,
    })}
    <span className="stepper-value">{props.value}</span>
    {step({
      label: props.increaseLabel,
      icon: icons.plus,
      enabled: props.canIncrease !== false,
      onPress: props.onIncrease,
    })}
  </div>
)
