import { builtin } from '../dom/builtin.ts'
import { isSubmit } from './blocked.ts'
import { registry } from './registry.ts'
import type { Held, Press, Resumed, SubmitSteps } from './shapes.ts'
import { joinSubmit } from './submit-steps.ts'

/** Held submissions by their form. Without a form, by their button. */
const held = () => (registry.held ??= new Map())

const placeOf = ({ form, submitter }: Press): HTMLElement | null => form ?? submitter

/** true: an element holds a submission of the form. */
export const isHolding = (form: HTMLFormElement): boolean => held().has(form)

function isHeld(press: Press): boolean {
  const place = placeOf(press)
  const one = place && held().get(place)
  one?.again?.()
  return !!one
}

function takeResumed(form: HTMLFormElement): Resumed | undefined {
  const { resumed } = registry
  if (resumed?.press.form !== form) return undefined
  delete registry.resumed
  return resumed
}

/** Why a hold ends: the page is left. */
export const pageLeft = 'pagehide'

function endAll(isEnding: (one: Held) => boolean, reason?: string): void {
  for (const [place, one] of held()) {
    if (!isEnding(one)) continue
    held().delete(place)
    one.end.abort(reason)
  }
}

const endHoldsOf = (host: HTMLElement): void => endAll(({ by }) => by === host)

/** The back button can bring the page back as it was. Its forms must then submit again. */
const leaves = () => endAll(() => true, pageLeft)

function hold(
  press: Press,
  own: readonly (readonly [HTMLElement, SubmitSteps])[],
  asked: ReadonlySet<HTMLElement>,
  runAgain: (resumed: Resumed) => void,
): boolean {
  const place = placeOf(press)
  for (const [by, steps] of own) {
    const end = new AbortController()
    const answer = asked.has(by) ? null : steps.holds?.(press, end.signal)
    if (!answer || !place) continue
    const one: Held = { by, end, again: steps.pressedAgain }
    held().set(place, one)
    addEventListener('pagehide', leaves)
    void answer
      // An element that fails must not keep the shopper from buying. Its guard has told of the fault.
      .catch(() => true)
      .then(goesOn => {
        if (held().get(place) !== one) return
        held().delete(place)
        if (!goesOn) return
        resume({ press, asked: new Set([...asked, by]), own: own.map(([host]) => host) }, runAgain)
      })
    return true
  }
  return false
}

function resume(resumed: Resumed, runAgain: (resumed: Resumed) => void): void {
  const { form, submitter } = resumed.press
  if (!form) return runAgain(resumed)
  registry.resumed = resumed
  try {
    submitAgain(form, submitter)
  } finally {
    delete registry.resumed
  }
}

/** Submits as the pressed button would. The page may have removed, disabled or blocked the button since. */
function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const button = submitter as HTMLButtonElement | HTMLInputElement | null
  if (!button || (button.form === form && isSubmit(button) && !button.matches(':disabled'))) {
    return builtin(form).requestSubmit(button)
  }
  const copy = button.cloneNode() as typeof button
  // An image posts where it was pressed, and no value.
  const type = button.type === 'image' ? 'image' : 'submit'
  Object.assign(copy, { id: '', disabled: false, hidden: true, type })
  copy.removeAttribute('form')
  builtin(form).append(copy)
  builtin(form).requestSubmit(copy)
  copy.replaceWith()
}

/**
 * Registers the steps of an element that may hold submissions (COR-065). Returns a function that stops it. Other
 * elements use `joinSubmit`, and pages without an element that holds do not load this file.
 */
export function joinHolding(host: HTMLElement, steps: SubmitSteps): () => void {
  registry.holds ??= { isHeld, takeResumed, hold, endHoldsOf }
  return joinSubmit(host, steps)
}
