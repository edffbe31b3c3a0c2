import { ownerForm } from '../../../page/owner-form.ts'
import { replaceServerFields, serverValue } from '../../../page/server-fields.ts'
import { joinSubmit } from '../../../page/submit-steps.ts'
import { chosenIn, type Choosing } from './choice.model.ts'
import { fieldsOf, isPlan, itemType, submittedAs, type CartType } from './options.rules.ts'
import type { PaymentPorts } from './payment-options.ports.ts'

/** CHECKOUT_INPUT_RESET_MS: until then the browser has read the form (PAY-030). */
const resetAfter = 1000

/** Keeps the form in step with the choice. */
export function submitting(
  ports: PaymentPorts,
  { $choice, set, start, isAvailable }: Choosing,
): void {
  function take(submitted: string | null | undefined): void {
    const option = submittedAs($choice.get().options ?? [], submitted ?? '')
    if (option && isAvailable(option.id)) set(option.id)
  }
  // The shopper may have chosen before the code came.
  take(serverValue(ports.element, itemType))
  ports.use(() => replaceServerFields(ports.element))
  let cancel: (() => void) | undefined

  function write(cartType: CartType = 'ADD_TO_CART'): void {
    const choice = $choice.get()
    // Without a plan there is no choice (PAY-050).
    const isChoice = choice.options?.some(isPlan)
    ports.submit(isChoice ? fieldsOf(chosenIn(choice), cartType) : null)
  }

  const steps = ports.extend({
    passed({ form, submitter }: { form: HTMLFormElement | null; submitter: HTMLElement | null }) {
      if (!form || ownerForm(ports.element) !== form) return
      if (!submitter?.matches(ports.config.buyNow)) return
      write('BUY_NOW')
      cancel?.()
      cancel = ports.after(resetAfter, write)
    },
  })

  ports.watch($choice, () => write())
  ports.use(() => {
    const leave = joinSubmit(ports.element, steps)
    return () => {
      leave()
      write()
    }
  })
  ports.onRestore(fields => (fields ? take(fields[itemType]) : start()))
}
