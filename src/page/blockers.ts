import { builtin } from '../dom/builtin.ts'
import { isSubmit, tellBlocked } from './blocked.ts'
import { watchInside } from './nodes.ts'
import { registry } from './registry.ts'
import type { Blocked, Blocker } from './shapes.ts'

/** Swallows presses on blocked buttons before any handler of the page, because a handler may submit the form itself. */
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
 * Blocks a button. Returns a function that ends the block. When the last block ends, the button gets back the
 * attributes from the page. A button counts the same blocker only once.
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

/**
 * Attributes that turn a submit button into a plain button. An image button then loses its picture, so its alternative
 * text becomes its label. null: the page's own type submits nothing. Another blocker may have turned the button already,
 * and its end must not make the button submit again.
 */
function plain(button: HTMLElement): Record<string, string> | null {
  const given = registry.blocked?.get(button)?.given
  if (!given?.has('type') && !isSubmit(button)) return null
  const { alt, type } = button as HTMLInputElement
  const isImage = type === 'image' || given?.has('value')
  return { type: 'button', ...(isImage ? { value: alt } : null) }
}

/**
 * Turns the submit buttons inside `container` into plain buttons, including buttons that the page adds later (BOX-001
 * to BOX-008). Returns a function that turns them back.
 */
export function blockSubmits(container: HTMLElement, blocker: Blocker): () => void {
  const held = new Map<HTMLElement, () => void>()
  const refresh = () => {
    for (const [button, free] of held) {
      if (builtin(container).contains(button)) continue
      held.delete(button)
      free()
    }
    for (const button of builtin(container).querySelectorAll<HTMLElement>('button, input')) {
      const sets = held.has(button) ? null : plain(button)
      if (!sets) continue
      held.set(button, block(button, { ...blocker, sets: { ...blocker.sets, ...sets } }))
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

/** Returns a group of page buttons. One blocker blocks and frees all of them together. */
export function buttonGroup(blocker: Blocker) {
  const members = new Map<HTMLElement, (() => void) | null>()
  let held = false
  const judge = (button: HTMLElement) => {
    members.get(button)?.()
    members.set(button, held ? block(button, blocker) : null)
  }
  return {
    /** Returns a function that frees the button and takes it out of the group. */
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
