import { isSubmit, submitsForm } from './blocked.ts'
import { passes } from './submit-steps.ts'

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
