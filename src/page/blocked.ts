import { registry } from './registry.ts'

/** Whether it is a button that submits, where it has a form. */
export const isSubmit = (node: Element): node is HTMLButtonElement | HTMLInputElement =>
  (node instanceof HTMLButtonElement && node.type === 'submit') ||
  (node instanceof HTMLInputElement && /^(submit|image)$/.test(node.type))

/** Whether pressing it submits a form. */
export const submitsForm = (node: HTMLElement): boolean => isSubmit(node) && node.form !== null

const blockedAmong = (path: readonly EventTarget[]): HTMLElement | undefined =>
  path.find(
    (node): node is HTMLElement => node instanceof HTMLElement && !!registry.blocked?.has(node),
  )

/** Tells the first of the reasons; false where there is none. */
export function tellBlocked(path: readonly EventTarget[]): boolean {
  const button = blockedAmong(path)
  if (!button) return false
  for (const blocker of registry.blocked?.get(button)?.by ?? []) {
    if (!blocker.pressed) continue
    blocker.pressed(button)
    break
  }
  return true
}
