import { atom, type ReadableAtom } from 'nanostores'

/** A state of a machine whose triggers come from outside, such as from a script of the page. */
export interface NamedState {
  /** Where each trigger leads. */
  on: Readonly<Record<string, string>>
  entered?(from: string): void
  left?(to: string): void
}

export interface NamedMachine<S extends string> {
  $state: ReadableAtom<S>
  /** Takes a trigger by its name. What does not work is told, and changes nothing (SCH-024, SCH-025). */
  consume(trigger: string): void
  /** Goes to a state by its name (SCH-026, SCH-027). */
  go(name: string): void
}

/** `tell`: tells the page's author what went wrong. */
export function namedMachine<S extends string>(
  states: Readonly<Record<S, NamedState>>,
  initial: NoInfer<S>,
  tell: (message: string) => void,
): NamedMachine<S> {
  const $state = atom<S>(initial)
  const isState = (name: string): name is S => Object.hasOwn(states, name)
  const isTrigger = (name: string) =>
    Object.values<NamedState>(states).some(({ on }) => Object.hasOwn(on, name))

  function go(to: string): void {
    const from = $state.get()
    if (!isState(to)) return tell(`State ${JSON.stringify(to)} does not exist`)
    $state.set(to)
    try {
      states[from].left?.(to)
      states[to].entered?.(from)
    } catch (error) {
      const why = (error as Error | null)?.message ?? error
      tell(`State transition from ${from} to ${to} failed: ${why}`)
    }
  }

  return {
    $state,
    go,
    consume(trigger) {
      const state = $state.get()
      const { on } = states[state]
      if (!isTrigger(trigger)) return tell(`Trigger is not defined: ${JSON.stringify(trigger)}`)
      if (!Object.hasOwn(on, trigger))
        return tell(`State cannot consume trigger: ${state}, ${trigger}`)
      return go(on[trigger]!)
    },
  }
}
