import type { KeyboardEvent } from 'react'
import type { FitmentStripe } from '../../../../elements/fitment/fitment-stripe.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Combobox, type ComboboxProps } from '../../../parts/combobox.tsx'
import { Late } from '../../../parts/late.tsx'
import type { late } from './fitment-stripe.late.ts'
import type { messages } from './fitment-stripe.messages.ts'
import type { Finder, Stripe } from './finder.ports.ts'
import type { TextFinder } from './text.model.ts'

/** Props of a finder's view: its guarded model, the stripe, and the parts that all finders draw. */
export interface FinderProps<F extends Finder> extends Omit<
  ViewProps<F, FitmentStripe, typeof messages>,
  'model'
> {
  finder: F
  stripe: Stripe
  late: typeof late
  Field: typeof Field
  Submit: typeof Submit
}
type Given = Pick<FinderProps<Finder>, 'files' | 'late' | 'stripe' | 'text'>

/** Id of the message or hint in the shadow root. The message or hint describes the input. */
export const messageId = 'said'
const inputId = 'model'

/** Returns the props that the inputs of all finders share. */
function common({ files, late, stripe }: Given) {
  const { focus, said } = stripe.$shown.get()
  return {
    id: inputId,
    part: 'input',
    listPart: 'list',
    optionPart: 'option',
    files,
    listFile: late.list,
    describedBy: said || stripe.hint() ? messageId : undefined,
    invalid: said?.tone === 'error',
    focus,
    onFocused: stripe.focused,
  } as const
}

interface FieldProps extends Omit<ComboboxProps, keyof ReturnType<typeof common>> {
  props: Given
  /** true: the label shows above the input. */
  labelled?: boolean
}

/** The input of a finder. */
export const Field = ({ props, labelled, ...own }: FieldProps) => (
  <div className="entry-field">
    {labelled && (
      <label className="small muted" htmlFor={inputId}>
        {own.label}
      </label>
    )}
    <Combobox {...common(props)} {...own} />
  </div>
)

interface SubmitProps {
  props: Given
  onPress: () => void
  disabled?: boolean | undefined
}

/** The button that starts a check. While a lookup or check runs, its text says so (FIT-146). */
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

/** The text finder: an input for a model number, and the picker of what it may mean. */
export function TextFinderView(props: FinderProps<TextFinder>) {
  const { files, finder, late, text } = props
  const offered = finder.$picker.get()
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !offered) return
    event.preventDefault()
    finder.back()
  }
  return (
    <div className="text-finder" onKeyDown={leave}>
      <div className="entry">
        <Field
          props={props}
          labelled
          label={text('fitment.enterModelLabel')}
          placeholder={text('fitment.enterModelPlaceholder')}
          value={finder.$text.get()}
          list={finder.suggestions.shown()}
          onEdit={finder.edit}
          onChoose={finder.choose}
          onEnter={finder.submit}
          onOpen={finder.open}
          onClose={finder.close}
        />
        <Submit props={props} onPress={finder.submit} />
      </div>
      {offered && (
        <Late
          file={late.picker}
          props={{
            files,
            picker: offered,
            backLabel: text('fitment.pickerBack'),
            onChoose: finder.pickEntry,
            onBack: finder.back,
          }}
          onFail={finder.back}
        />
      )}
    </div>
  )
}
