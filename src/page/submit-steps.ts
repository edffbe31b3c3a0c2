import { isSubmit, submitsForm, tellBlocked } from './blocked.ts'
import type { OwnerForm, Press } from './owner-form.ts'
import { registry } from './registry.ts'

/** An element of ours that is invalid blocks also where the page has switched validation off (COR-063). */
function reportInvalid(form: HTMLFormElement): boolean {
  const invalid = [...form.elements].find(
    control => control.localName.startsWith('dp-') && control.matches(':invalid'),
  )
  if (invalid instanceof HTMLElement) invalid.focus()
  return invalid !== undefined
}

/** Takes every step; true where the browser is to submit. */
export function passes(press: Press, ownerForm: OwnerForm): boolean {
  const { form, submitter } = press
  const all = [...(registry.submits?.steps ?? [])]
  const own = all
    .filter(([host]) => (form ? ownerForm(host) === form : host.contains(submitter)))
    .map(([, steps]) => steps)
  for (const steps of own) steps.read?.()
  if (submitter && tellBlocked([submitter])) return false
  if (form && own.length > 0 && reportInvalid(form)) return false
  for (const steps of own) {
    const blocked = steps.blocks?.(press)
    if (blocked instanceof Promise) void blocked.then(() => submitAgain(press))
    if (blocked) return false
  }
  const items = own.flatMap(steps => steps.items?.() ?? [])
  const asking = own.find(steps => steps.confirms)
  if (asking?.confirms?.(items) === false) return false
  for (const [, steps] of all) steps.passed?.(press)
  return !own.some(steps => steps.sends?.(press))
}

/** Lets submit buttons inside the host that belong to no form take the steps too, while `isOn`. */
export function submitWithoutForm(host: HTMLElement, isOn: () => boolean): () => void {
  const pressed = (event: Event) => {
    if (event.defaultPrevented || !isOn()) return
    const submitter = event
      .composedPath()
      .find((node): node is HTMLElement => node instanceof HTMLElement && isSubmit(node))
    if (submitter && !submitsForm(submitter)) passes({ form: null, submitter }, () => null)
  }
  host.addEventListener('click', pressed)
  return () => host.removeEventListener('click', pressed)
}

/** Where the form would be sent, else '' . */
export const addressOf = ({ form, submitter }: Press): string =>
  submitter?.getAttribute('formaction') ?? form?.getAttribute('action') ?? ''

/** What the form would send, files aside; of a name that is repeated the last value. */
export function fieldsOf({ form, submitter }: Press): Record<string, string> {
  const fields: Record<string, string> = {}
  if (!form) return fields
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/** Submits what was stopped once more, unless the button has been blocked meanwhile. */
export function submitAgain({ form, submitter }: Press): void {
  if (submitter && tellBlocked([submitter])) return
  if (form) form.requestSubmit(submitter)
  else submitter?.click()
}
