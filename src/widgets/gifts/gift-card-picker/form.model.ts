import { replaceServerFields, serverValue } from '../../../page/server-fields.ts'
import { hiddenField, tellChange } from '../../../page/hidden-field.ts'
import { postOnce } from '../../../page/posted-once.ts'
import type { GiftPorts } from './gift-card-picker.ports.ts'

const name = 'gcCustomAmount'

/** What the form submits: by a hidden field of the page inside the element, or by the element itself. */
export function submitting(ports: GiftPorts) {
  const { element } = ports
  let amount = ''
  let isDisabled = false
  const hidden = () => hiddenField(element, name)

  function submit(): void {
    const field = hidden()
    if (field) Object.assign(field, { value: amount, disabled: isDisabled })
    ports.submit(isDisabled ? null : { [name]: amount })
  }

  // A single field of the page stands (COR-060).
  ports.use(() => postOnce(element, name, () => (isDisabled ? null : amount)))
  ports.use(() => {
    const end = replaceServerFields(element, name)
    submit()
    return end
  })
  return {
    /** What the field of the server held before the element came. null: there is none, or it is empty. */
    given: serverValue(element, name) || null,
    /** What the browser has restored. */
    restored: (fields: Readonly<Record<string, string>>) => fields[name] || null,
    /** A disabled element submits nothing. */
    disable(disabled: boolean): void {
      isDisabled = disabled
      submit()
    },
    /** Takes another amount. null: none. */
    set(next: string | null): void {
      amount = next ?? ''
      submit()
    },
    /** Tells the page's scripts that the shopper has changed the amount (GFT-006). */
    tell: () => tellChange(hidden() ?? element),
  }
}
export type AmountField = ReturnType<typeof submitting>
