import { builtin } from '../dom/builtin.ts'
import { isSubmit, submitsForm, tellBlocked } from './blocked.ts'
import { ownerForm } from './owner-form.ts'
import { endHoldsOf, hold, isHeld, takeResumed } from './held-submission.ts'
import { registry } from './registry.ts'
import type { Press, Resumed, SubmitSteps } from './shapes.ts'

/**
 * true: an element of this library in the form is invalid, and now has the focus. Blocks even if the page has switched
 * validation off (COR-063).
 */
function reportInvalid(form: HTMLFormElement): boolean {
  const invalid = [...builtin(form).elements].find(
    control => control.localName.startsWith('dp-') && control.matches(':invalid'),
  )
  if (invalid instanceof HTMLElement) invalid.focus()
  return invalid !== undefined
}

/** Runs the steps for a submission. `resumed`: after a hold. true: the browser may submit. */
function passes(press: Press, resumed?: Resumed): boolean {
  if (isHeld(press)) return false
  const { form, submitter } = press
  const all = [...(registry.submits?.steps ?? [])]
  const owned = all.filter(([host]) => (form ? ownerForm(host) === form : host.contains(submitter)))
  const own = owned.map(([, steps]) => steps)
  for (const steps of own) steps.read?.()
  if (submitter && tellBlocked([submitter])) return false
  if (form && own.length > 0 && reportInvalid(form)) return false
  if (own.some(steps => steps.blocks?.(press))) return false
  const items = own.flatMap(steps => steps.items?.() ?? [])
  const asking = resumed ? undefined : own.find(steps => steps.confirms)
  if (asking?.confirms?.(items) === false) return false
  const runAgain = (after: Resumed) => void passes(press, after)
  if (hold(press, owned, resumed?.asked ?? new Set(), runAgain)) return false
  for (const [, steps] of all) steps.passed?.(press)
  return !own.some(steps => steps.sends?.(press))
}

/** Runs before the page's own handlers, because they may send the form themselves. */
function heard(event: Event): void {
  const { target: form } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  const resumed = takeResumed(form)
  if (passes(resumed?.press ?? { form, submitter }, resumed)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Submit events do not leave a shadow root. So each root around the host gets a listener, once. */
function listen(host: HTMLElement, roots: WeakSet<Node>): void {
  for (let node: Node = host; ;) {
    const root = node.getRootNode()
    if (!roots.has(root)) builtin(root).addEventListener('submit', heard, true)
    roots.add(root)
    if (!(root instanceof ShadowRoot)) return
    node = root.host
  }
}

/**
 * Registers the steps of an element. They run for the form that owns the element at the time of the submission. Returns
 * a function that stops it.
 */
export function joinSubmit(host: HTMLElement, steps: SubmitSteps): () => void {
  const submits = (registry.submits ??= { steps: new Map(), roots: new WeakSet() })
  listen(host, submits.roots)
  submits.steps.set(host, steps)
  return () => {
    submits.steps.delete(host)
    endHoldsOf(host)
  }
}

/**
 * Runs the steps also for submit buttons inside the host that belong to no form, while `isOn` returns true. Returns a
 * function that stops it.
 */
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

/** Returns the address to which the form would be sent. '': none. */
export const addressOf = ({ form, submitter }: Press): string =>
  submitter?.getAttribute('formaction') ?? (form && builtin(form).getAttribute('action')) ?? ''

/** Returns the fields that the form would send, without files. If a name repeats, the last value counts. */
export function fieldsOf({ form, submitter }: Press): Record<string, string> {
  const fields: Record<string, string> = {}
  if (!form) return fields
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}
