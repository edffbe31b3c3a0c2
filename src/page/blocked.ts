import { registry } from './registry.ts'

/** true: `node` is a submit button, with or without a form. */
export const isSubmit = (node: Element): node is HTMLButtonElement | HTMLInputElement =>
  (node instanceof HTMLButtonElement && node.type === 'submit') ||
  (node instanceof HTMLInputElement && /^(submit|image)$/.test(node.type))

/** true: a press on `node` submits a form. */
export const submitsForm = (node: HTMLElement): boolean => isSubmit(node) && node.form !== null

const blockedAmong = (path: readonly EventTarget[]): HTMLElement | undefined =>
  path.find(
    (node): node is HTMLElement => node instanceof HTMLElement && !!registry.blocked?.has(node),
  )

/**
 * Tells one blocker about a press on a blocked button in `path`: the first blocker that has `pressed`. false: no node
 * in `path` is blocked.
 */
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
