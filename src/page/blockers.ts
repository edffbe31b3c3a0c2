import { isSubmit, tellBlocked } from './blocked.ts'
import { watchInside } from './nodes.ts'
import { registry } from './registry.ts'
import type { Blocked, Blocker } from './shapes.ts'

/** Before any handler of the page: one of them may submit the form by itself. */
function swallowPresses(): void {
  addEventListener(
    'click',
    event => {
      if (!tellBlocked(event.composedPath())) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

function apply(button: HTMLElement, { by, given }: Blocked): void {
  const wanted: Record<string, string | null> = Object.fromEntries(given)
  for (const { sets } of by) {
    for (const name of Object.keys(sets)) {
      if (!given.has(name)) given.set(name, button.getAttribute(name))
      wanted[name] = sets[name] ?? null
    }
  }
  for (const name of Object.keys(wanted)) {
    const value = wanted[name] ?? null
    if (value === null) button.removeAttribute(name)
    else if (value !== button.getAttribute(name)) button.setAttribute(name, value)
  }
}

/**
 * Blocks a button until the function returned is called. When no reason is left it has the attributes
 * again that the page gave it. A blocker holds a button once.
 */
export function block(button: HTMLElement, blocker: Blocker): () => void {
  if (!registry.blocked) {
    registry.blocked = new WeakMap()
    swallowPresses()
  }
  const all = registry.blocked
  const blocked: Blocked = all.get(button) ?? { by: new Set(), given: new Map() }
  all.set(button, blocked)
  blocked.by.add(blocker)
  apply(button, blocked)
  return () => {
    if (!blocked.by.delete(blocker)) return
    apply(button, blocked)
    if (blocked.by.size === 0) all.delete(button)
  }
}

/** A picture without its type would show nothing: it then reads as its alternative text. */
const picture = (button: HTMLElement): Readonly<Record<string, string>> | null =>
  button instanceof HTMLInputElement && button.type === 'image' ? { value: button.alt } : null

/**
 * Makes the submit buttons in a part of the page plain ones, also those put in later, until the
 * function returned is called (BOX-001 to BOX-008).
 */
export function blockSubmits(container: HTMLElement, blocker: Blocker): () => void {
  const held = new Map<HTMLElement, () => void>()
  const refresh = () => {
    for (const [button, free] of held) {
      if (container.contains(button)) continue
      held.delete(button)
      free()
    }
    for (const button of container.querySelectorAll<HTMLElement>('button, input')) {
      if (held.has(button) || !isSubmit(button)) continue
      const sets = { ...blocker.sets, ...picture(button), type: 'button' }
      held.set(button, block(button, { ...blocker, sets }))
    }
  }
  refresh()
  const stop = watchInside(container, refresh)
  return () => {
    stop()
    for (const free of held.values()) free()
    held.clear()
  }
}

/** Buttons of the page that one reason blocks and frees together. */
export function buttonGroup(blocker: Blocker) {
  const members = new Map<HTMLElement, (() => void) | null>()
  let held = false
  const judge = (button: HTMLElement) => {
    members.get(button)?.()
    members.set(button, held ? block(button, blocker) : null)
  }
  return {
    /** Returns what takes the button out again, freed. */
    add(button: HTMLElement): () => void {
      judge(button)
      return () => {
        members.get(button)?.()
        members.delete(button)
      }
    },
    hold(next: boolean): void {
      if (held === next) return
      held = next
      for (const button of members.keys()) judge(button)
    },
    isHeld: () => held,
    buttons: (): readonly HTMLElement[] => [...members.keys()],
  }
}
