import type { Control, Controlled } from './adopted-control.ts'
import { hosts } from './hosts.ts'
import { soon } from '../page/soon.ts'
import { onWrite, replaceProperty } from '../page/watch-writes.ts'

/** The core of an element that may adopt a control. */
export interface Following {
  readonly element: HTMLElement
  readonly internals: ElementInternals
  readonly controlled?: Controlled
  readonly adopted: Control | null
  adopt(): void
  off?: boolean | undefined
  readonly labels: readonly HTMLElement[]
  use(setup: () => (() => void) | void): void
  known: string | undefined
  disable(): void
  crash(error: unknown): void
}

/** The core of an element that posts values. */
interface Posted {
  readonly internals: ElementInternals
  readonly data: FormData | null
}

const followers = new Set<Following>()

/** What the model throws is told as its fault, and never reaches the page (COR-037). */
function attempt(run: () => void, core: Following): void {
  try {
    run()
  } catch (error) {
    core.crash(error)
  }
}

const onCall = (node: object, name: string, called: () => void) =>
  replaceProperty(node, name, ({ value, enumerable }) => ({
    enumerable: !!enumerable,
    writable: true,
    value(this: object, ...given: unknown[]) {
      const result: unknown = (value as (...all: unknown[]) => unknown).apply(this, given)
      called()
      return result
    },
  }))

/**
 * Hears what scripts write into a control. Such a write sends no event, and the triggers of jQuery call no listener. Only
 * this node is changed, so all other controls of the page stay as they are.
 */
function watchWrites(control: Control, heard: () => void, focus: () => void): () => void {
  const ends = ['value', 'valueAsNumber', 'selectedIndex']
    .filter(name => name in control)
    .map(name => onWrite(control, name, heard))
  for (const name of ['stepUp', 'stepDown', 'setRangeText']) {
    if (name in control) ends.push(onCall(control, name, heard))
  }
  // jQuery selects an option after it has deselected the others. In between, the browser selects the first.
  const options = 'options' in control ? control.options : []
  for (const option of options) {
    ends.push(onWrite(option, 'selected', selected => selected && heard()))
  }
  // The control does not show, so it could not take the focus.
  ends.push(replaceProperty(control, 'focus', () => ({ writable: true, value: focus })))
  return () => {
    for (const end of ends) end()
  }
}

/** Tells the model if somebody else has changed the value of the adopted control. */
function read(core: Following): void {
  const { adopted, controlled, known } = core
  if (!adopted || known === adopted.value || known === undefined) return
  core.known = adopted.value
  attempt(() => controlled?.changed(true), core)
}

const ownsTarget = ({ internals }: Following, { target }: Event) => internals.form === target

/** Forms are about to be sent, or the shopper leaves an input for something else in the page. */
function settle(event: Event): void {
  for (const core of followers) {
    const isOver =
      event.type === 'click'
        ? !event.composedPath().includes(core.element)
        : ownsTarget(core, event)
    if (isOver) attempt(() => core.controlled?.settle?.(), core)
  }
}

/** The data of a form has been put together already, so what has changed since is put into it, too. */
function mendData({ formData, target }: FormDataEvent): void {
  const mend = (name: string, value: FormDataEntryValue) => {
    if (formData.has(name) && formData.get(name) !== value) formData.set(name, value)
  }
  for (const { adopted } of followers)
    if (adopted?.form === target) mend(adopted.name, adopted.value)
  for (const host of hosts as Set<Partial<Posted>>) {
    // An element that posts nothing may not even be asked for its form.
    if (host.data && host.internals?.form === target)
      host.data.forEach((value, name) => mend(name, value))
  }
}

/** Controls and links in a label, which a press on them concerns alone. */
const pressable = 'a, button, input, select, textarea'

/** A press on the page's label gives us the focus. WebKit gives none to a control that does not show. */
function focusByLabel({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(pressable)) return
  const label = target.closest('label')
  if (!label) return
  for (const core of followers) {
    // After the browser has done with the press.
    if (core.labels.includes(label)) void soon(() => core.element.focus())
  }
}

function readAll(event: Event): void {
  if (/submit|click/.test(event.type)) settle(event)
  if (event.type === 'click') focusByLabel(event)
  for (const core of followers) read(core)
  if (event instanceof FormDataEvent) mendData(event)
}

/** Chances to see what scripts have changed by other means. One listener of each kind for the whole page. */
const chances = ['submit', 'formdata', 'change', 'click', 'focusin', 'pageshow']

/** Follows what the page's scripts do to the adopted control and its labels (COR-160 to COR-165). */
export function follow(core: Following): (() => void) | void {
  if (followers.has(core)) return
  const { element } = core
  let unwatch: (() => void) | undefined
  const readNow = () => read(core)
  const focus = () => element.focus()
  const watch = new MutationObserver(() => attempt(refresh, core))

  function watchAgain(): void {
    unwatch?.()
    unwatch = core.adopted ? watchWrites(core.adopted, readNow, focus) : undefined
    for (const label of core.labels) {
      watch.observe(label, { subtree: true, childList: true, characterData: true })
    }
  }

  function refresh(): void {
    const { adopted: before, known, off } = core
    core.adopt()
    const found = core.adopted
    // The element itself disables the control while it has the state of this name.
    if (found === before && found?.disabled === element.matches(':state(disabled)'))
      core.off = !!off
    const isSet = found !== before || (known !== undefined && found?.value !== known)
    core.controlled?.changed(isSet)
    core.disable()
    watchAgain()
  }

  const pressed = ({ target }: Event) => {
    if (target === core.adopted) focus()
  }
  /** The browser would point at a control that nobody can see. */
  const invalid = (event: Event) => {
    if (event.target !== core.adopted) return
    event.preventDefault()
    attempt(refresh, core)
    focus()
  }

  watch.observe(element, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  element.addEventListener('click', pressed)
  element.addEventListener('invalid', invalid, true)
  if (followers.size === 0) {
    for (const type of chances) addEventListener(type, readAll, true)
  }
  followers.add(core)
  refresh()
  return () => {
    watch.disconnect()
    unwatch?.()
    element.removeEventListener('click', pressed)
    element.removeEventListener('invalid', invalid, true)
    followers.delete(core)
    if (followers.size > 0) return
    for (const type of chances) removeEventListener(type, readAll, true)
  }
}
