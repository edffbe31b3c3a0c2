import { isSubmit, submitsForm, tellBlocked } from './blocked.ts'
import { ownerForm } from './owner-form.ts'
import { registry } from './registry.ts'
import type { Press, SubmitSteps } from './shapes.ts'

/** An element of ours that is invalid blocks also where the page has switched validation off (COR-063). */
function reportInvalid(form: HTMLFormElement): boolean {
  const invalid = [...form.elements].find(
    control => control.localName.startsWith('dp-') && control.matches(':invalid'),
  )
  if (invalid instanceof HTMLElement) invalid.focus()
  return invalid !== undefined
}

/** Takes every step; true where the browser is to submit. */
function passes(press: Press): boolean {
  const { form, submitter } = press
  const all = [...(registry.submits?.steps ?? [])]
  const own = all
    .filter(([host]) => (form ? ownerForm(host) === form : host.contains(submitter)))
    .map(([, steps]) => steps)
  for (const steps of own) steps.read?.()
  if (submitter && tellBlocked([submitter])) return false
  if (form && own.length > 0 && reportInvalid(form)) return false
  if (own.some(steps => steps.blocks?.(press))) return false
  const items = own.flatMap(steps => steps.items?.() ?? [])
  const asking = own.find(steps => steps.confirms)
  if (asking?.confirms?.(items) === false) return false
  for (const [, steps] of all) steps.passed?.(press)
  return !own.some(steps => steps.sends?.(press))
}

/** Before the page's own handlers: they may send the form by themselves. */
function heard(event: Event): void {
  const { target: form } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  if (passes({ form, submitter })) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Submit events do not leave a shadow root, so each root on the way is listened to, once. */
function listen(host: HTMLElement, roots: WeakSet<Node>): void {
  for (let node: Node = host; ;) {
    const root = node.getRootNode()
    if (!roots.has(root)) root.addEventListener('submit', heard, true)
    roots.add(root)
    if (!(root instanceof ShadowRoot)) return
    node = root.host
  }
}

/** Registers an element with its owner form, whichever it is at the time. Returns the end of it. */
export function joinSubmit(host: HTMLElement, steps: SubmitSteps): () => void {
  const submits = (registry.submits ??= { steps: new Map(), roots: new WeakSet() })
  listen(host, submits.roots)
  submits.steps.set(host, steps)
  return () => submits.steps.delete(host)
}

/** Lets submit buttons inside the host that belong to no form take the steps too, while `isOn`. */
export function submitWithoutForm(host: HTMLElement, isOn: () => boolean): () => void {
  const pressed = (event: Event) => {
    if (event.defaultPrevented || !isOn()) return
    const submitter = event
      .composedPath()
      .find((node): node is HTMLElement => node instanceof HTMLElement && isSubmit(node))
    if (submitter && !submitsForm(submitter)) passes({ form: null, submitter })
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
