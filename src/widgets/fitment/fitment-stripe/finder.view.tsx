import type { FitmentStripe } from '../../../../elements/fitment/fitment-stripe.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import type { messages } from './fitment-stripe.messages.ts'
import type { Finder, Stripe } from './stripe.ts'

/** What the view of a finder is given: its own model, guarded, and the stripe. */
export interface FinderProps<F extends Finder> extends Omit<
  ViewProps<F, FitmentStripe, typeof messages>,
  'model'
> {
  finder: F
  stripe: Stripe
}

/** Ids in the shadow root, by which the parts of the stripe find each other. */
export const inputId = 'model'
export const messageId = 'said'

/** What every finder's combobox has: name, what is said of it, and the focus that the stripe asks for. */
export function finderInput(stripe: Stripe) {
  const { focus, said } = stripe.$shown.get()
  return {
    id: inputId,
    part: 'input',
    listPart: 'list',
    optionPart: 'option',
    describedBy: said ? messageId : undefined,
    invalid: said?.tone === 'error',
    focus,
    onFocused: stripe.focused,
  } as const
}

interface SubmitProps {
  props: Pick<FinderProps<Finder>, 'stripe' | 'text'>
  onPress: () => void
  disabled?: boolean | undefined
}

/** The button that checks, and says while it does (FIT-146). */
export const Submit = ({ props: { stripe, text }, onPress, disabled }: SubmitProps) => (
  <BusyButton
    part="button"
    busy={stripe.$shown.get().busy}
    busyLabel={text('fitment.checking')}
    disabled={disabled}
    onPress={onPress}
  >
    {text('fitment.checkButton')}
  </BusyButton>
)
