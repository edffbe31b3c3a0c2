import { isSubmit, submitsForm, tellBlocked } from './blocked.ts'
import { registry } from './registry.ts'

/** A form about to be submitted, once for each pressing of a button, Enter or requestSubmit(). */
export interface Press {
  /** null: the button pressed belongs to an element that stands in no form. */
  form: HTMLFormElement | null
  submitter: HTMLElement | null
}

export interface Item {
  asin: string
  quantity: number
  offerListingId?: string
}

/** What an element does, in this order, when its owner form is about to be submitted (COR-065). */
export interface SubmitSteps {
  /** Takes over what the shopper has entered and nobody has read yet. */
  read?(): void
  /** True forbids it; the element tells the shopper why. */
  blocks?(press: Press): boolean
  /** What the form puts into the cart. */
  items?(): readonly Item[]
  /** Asks the page about the items of all elements; only the first that has items asks. */
  confirms?(items: readonly Item[]): boolean
  /** Nothing stops it any more. Hears of every form: a guarded button may stand in another one. */
  passed?(press: Press): void
  /** True: the element sends the form itself, in place of the browser. */
  sends?(press: Press): boolean
}

/** The nearest form, also across shadow roots (COR-117), or the one that `form` names (COR-060). */
export function ownerForm(host: Element): HTMLFormElement | null {
  const id = host.getAttribute('form')
  if (id !== null) {
    const named = (host.getRootNode() as ParentNode).querySelector(`#${CSS.escape(id)}`)
    return named instanceof HTMLFormElement ? named : null
  }
  for (let node: Element | null = host; node;) {
    const form: HTMLFormElement | null = node.closest('form')
    if (form) return form
    const root: Node = node.getRootNode()
    node = root instanceof ShadowRoot ? root.host : null
  }
  return null
}

const isOwn = (host: HTMLElement, { form, submitter }: Press): boolean =>
  form ? ownerForm(host) === form : host.contains(submitter)

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
  const all = [...(registry.submits?.steps ?? [])]
  const own = all.filter(([host]) => isOwn(host, press)).map(([, steps]) => steps)
  for (const steps of own) steps.read?.()
  if (press.submitter && tellBlocked([press.submitter])) return false
  if (press.form && own.length > 0 && reportInvalid(press.form)) return false
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

/** Submits what was stopped once more, unless the button has been blocked meanwhile. */
export function submitAgain({ form, submitter }: Press): void {
  if (submitter && tellBlocked([submitter])) return
  if (form) form.requestSubmit(submitter)
  else submitter?.click()
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
