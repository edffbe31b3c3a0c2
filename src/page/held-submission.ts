import { builtin } from '../dom/builtin.ts'
import { registry } from './registry.ts'
import type { Held, Press, Resumed, SubmitSteps } from './shapes.ts'

/** Held submissions by their form. Without a form, by their button. */
const held = () => (registry.held ??= new Map())

const placeOf = ({ form, submitter }: Press): HTMLElement | null => form ?? submitter

/** true: an element holds a submission of this form, or of this button without a form. */
export function isHeld(press: Press): boolean {
  const place = placeOf(press)
  return !!place && held().has(place)
}

/** Returns the submission that runs again now, once, if it is one of this form. */
export function takeResumed(form: HTMLFormElement): Resumed | undefined {
  const { resumed } = registry
  if (resumed?.press.form !== form) return undefined
  delete registry.resumed
  return resumed
}

function endAll(isEnding: (one: Held) => boolean): void {
  for (const [place, one] of held()) {
    if (!isEnding(one)) continue
    held().delete(place)
    one.end.abort()
  }
}

/** Ends the holds of an element that leaves the page. Nothing is submitted: the shopper presses again. */
export const endHoldsOf = (host: HTMLElement): void => endAll(({ by }) => by === host)

/** The back button can bring the page back as it was. Its forms must then submit again. */
const leaves = () => endAll(() => true)

/**
 * Holds a submission for the first of these elements that wants to and has not held it before. true: it is held.
 * `runAgain` runs the steps of a submission that has no form.
 */
export function hold(
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
    const one: Held = { by, end }
    held().set(place, one)
    addEventListener('pagehide', leaves)
    void answer
      // An element that fails must not keep the shopper from buying. Its guard has told of the fault.
      .catch(() => true)
      .then(goesOn => {
        if (held().get(place) !== one) return
        held().delete(place)
        if (goesOn) resume({ press, asked: new Set([...asked, by]) }, runAgain)
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

/** Submits as the pressed button would. The page may have removed or disabled the button since. */
function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const button = submitter as HTMLButtonElement | HTMLInputElement | null
  if (!button || (button.form === form && !button.matches(':disabled'))) {
    return builtin(form).requestSubmit(button)
  }
  const copy = button.cloneNode() as typeof button
  Object.assign(copy, { id: '', disabled: false, hidden: true })
  copy.removeAttribute('form')
  builtin(form).append(copy)
  builtin(form).requestSubmit(copy)
  copy.replaceWith()
}
