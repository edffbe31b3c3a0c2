import { registry } from './registry.ts'

/** Whether this page view comes to `what` for the first time: any later question is answered with false. */
export function firstTime(what: string): boolean {
  const done = (registry.done ??= new Set())
  return !done.has(what) && !!done.add(what)
}
