import { builtin } from '../dom/builtin.ts'
import { tellBlocked } from './blocked.ts'
import { ownerForm } from './owner-form.ts'
import { registry } from './registry.ts'
import type { Press, Resumed, SubmitSteps } from './shapes.ts'

/**
 * true: an element of this library in the form is invalid, and now has the focus. Blocks even if the page has switched
 * validation off (COR-063).
 */
function reportInvalid(form: HTMLFormElement): boolean {
  const invalid = [...(builtin(form).elements as Iterable<HTMLElement>)].find(
    control => control.localName.startsWith('dp-') && control.matches(':invalid'),
  )
  invalid?.focus()
  return !!invalid
}

/** Runs the steps for a submission. `resumed`: after a hold. true: the browser may submit. */
export function passes(press: Press, resumed?: Resumed): boolean {
  if (registry.holds?.isHeld(press)) return false
  const { form, submitter } = press
  const all = [...(registry.submits?.steps ?? [])]
  const owned = all.filter(([host, steps]) =>
    form
      ? (steps.form ? steps.form() : ownerForm(host)) === form
      : (resumed?.own?.includes(host) ?? host.contains(submitter)),
  )
  const own = owned.map(([, steps]) => steps)
  for (const steps of own) steps.read?.()
  if (submitter && tellBlocked([submitter])) return false
  if (form && own.length > 0 && reportInvalid(form)) return false
  if (own.some(steps => steps.blocks?.(press))) return false
  const items = own.flatMap(steps => steps.items?.() ?? [])
  const asking = resumed ? undefined : own.find(steps => steps.confirms)
  if (asking?.confirms?.(items) === false) return false
  const runAgain = (after: Resumed) => void passes(press, after)
  if (registry.holds?.hold(press, owned, resumed?.asked ?? new Set(), runAgain)) return false
  for (const [, steps] of all) steps.passed?.(press)
  return !own.some(steps => steps.sends?.(press))
}

/** Runs before the page's own handlers, because they may send the form themselves. */
function heard(event: Event): void {
  const { target: form } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  // An event that an old library has made names no button.
  const { submitter = null } = event as Partial<SubmitEvent>
  const resumed = registry.holds?.takeResumed(form)
  if (passes(resumed?.press ?? { form, submitter }, resumed)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Submit events do not leave a shadow root. So each root around a host gets a listener, once. */
function listen(host: HTMLElement, roots: WeakSet<Node>): void {
  for (let node: Node = host; ;) {
    const root = node.getRootNode()
    if (!roots.has(root)) builtin(root).addEventListener('submit', heard, true)
    roots.add(root)
    if (!(root instanceof ShadowRoot)) return
    node = root.host
  }
}

/** The page may move a host into another root. A click comes before each submission by a button, also by Enter. */
function followMoves() {
  const submits = { steps: new Map<HTMLElement, SubmitSteps>(), roots: new WeakSet<Node>() }
  const follow = () => {
    for (const host of submits.steps.keys()) listen(host, submits.roots)
  }
  addEventListener('click', follow, true)
  return submits
}

/**
 * Registers the steps of an element. They run for the form that owns the element at the time of the submission. Returns
 * a function that stops it.
 */
export function joinSubmit(host: HTMLElement, steps: SubmitSteps): () => void {
  const { roots, steps: all } = (registry.submits ??= followMoves())
  listen(host, roots)
  all.set(host, steps)
  return () => {
    all.delete(host)
    registry.holds?.endHoldsOf(host)
  }
}
