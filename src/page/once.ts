import { registry } from './registry.ts'

/** true: it has happened in this page view. */
export const hasHappened = (what: string): boolean => !!registry.done?.has(what)

/** true: this call is the first with this `what` in the page view. false: every later call. */
export function firstTime(what: string): boolean {
  const done = (registry.done ??= new Set())
  return !done.has(what) && !!done.add(what)
}
