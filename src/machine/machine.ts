import { atom, type ReadableAtom } from 'nanostores'

/** The next state, by state and trigger. */
export type Transitions = Readonly<Record<string, Readonly<Record<string, string>>>>
export type State<T extends Transitions> = keyof T & string
export type Trigger<T extends Transitions> = {
  [S in keyof T]: keyof T[S] & string
}[keyof T]

export interface Machine<T extends Transitions> {
  $state: ReadableAtom<State<T>>
  /**
   * Takes the transition. The returned signal ends when the new state is left, so a late answer finds it aborted.
   * undefined: the state has no such transition, and nothing happened.
   */
  send(trigger: Trigger<T>): AbortSignal | undefined
}

export function machine<const T extends Transitions>(
  transitions: T,
  initial: State<T>,
): Machine<T> {
  const $state = atom(initial)
  let entered: AbortController | undefined
  return {
    $state,
    send(trigger) {
      const next = transitions[$state.get()]?.[trigger]
      if (next === undefined) return undefined
      entered?.abort()
      entered = new AbortController()
      $state.set(next)
      return entered.signal
    },
  }
}
