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

interface StepProps {
  label: string
  path: string
  enabled: boolean
  onPress: () => void
}

/** Not `disabled`: at the end of the range, the pressed button would lose focus. */
const step = ({ label, path, enabled, onPress }: StepProps) => (
  <button
    type="button"
    className="step"
    aria-label={label}
    aria-disabled={!enabled}
    onClick={enabled ? onPress : undefined}
  >
    {Icon({ path })}
  </button>
)

/** A value between two buttons. A function without components inside, because a list page holds a thousand steppers. */
export const Stepper = (props: StepperProps) => (
  <div className="stepper" part={props.part} role="group" aria-label={props.label}>
    {step({
      label: props.decreaseLabel,
      path: props.removes ? trash : minus,
      enabled: props.canDecrease !== false,
      onPress: props.onDecrease,
    })}
    <span className="stepper-value">{props.value}</span>
    {step({
      label: props.increaseLabel,
      path: plus,
      enabled: props.canIncrease !== false,
      onPress: props.onIncrease,
    })}
  </div>
)
