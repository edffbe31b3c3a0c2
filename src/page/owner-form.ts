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
  /** True forbids it; the element tells the shopper why. A promise: the press waits for it. */
  blocks?(press: Press): boolean | Promise<unknown>
  /** What the form puts into the cart. */
  items?(): readonly Item[]
  /** Asks the page about the items of all elements; only the first that has items asks. */
  confirms?(items: readonly Item[]): boolean
  /** Nothing stops it any more. Hears of every form: a guarded button may stand in another one. */
  passed?(press: Press): void
  /** True: the element sends the form itself, in place of the browser. */
  sends?(press: Press): boolean
}

export type OwnerForm = typeof ownerForm

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

/** The code that takes the steps, once it has come. */
let code: typeof import('./submit-steps.ts') | undefined
/** Forms whose submission waits for it. */
const waiting = new Set<HTMLFormElement>()
/** Goes its own way, as the code has not come. */
let free: HTMLFormElement | null = null

export const loadSteps = async (): Promise<unknown> => (code = await import('./submit-steps.ts'))

/** A second press while the first waits is none. */
async function wait(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (waiting.has(form)) return
  waiting.add(form)
  await loadSteps().catch(() => {})
  waiting.delete(form)
  if (!code) free = form
  try {
    form.requestSubmit(submitter)
  } catch {
    // Blocked meanwhile, it submits nothing: pressed, it says why.
    submitter?.click()
  }
  free = null
}

const isOurs = (form: HTMLFormElement): boolean =>
  [...(registry.submits?.steps.keys() ?? [])].some(host => ownerForm(host) === form)

/** Before the page's own handlers: they may send the form by themselves. */
function heard(event: Event): void {
  const { target: form } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form === free) return
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  if (code ? code.passes({ form, submitter }, ownerForm) : !isOurs(form)) return
  if (!code) void wait(form, submitter)
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
