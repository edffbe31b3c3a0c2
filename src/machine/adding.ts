import { machine } from './machine.ts'

const transitions = {
  ready: { add: 'adding' },
  adding: { answer: 'cooling', refuse: 'refused', fail: 'failed', leave: 'ready' },
  cooling: { settle: 'ready', leave: 'ready' },
  refused: { add: 'adding', leave: 'ready' },
  failed: { add: 'adding', leave: 'ready' },
} as const

interface Adding {
  /** Runs once after so many ms, unless the element leaves the page. As `ports.after`. */
  after: (ms: number, run: () => void) => () => void
  /** For so long after an add, a press adds nothing. Default: 0. */
  coolMs?: number
}

/**
 * An element that adds to the cart by a call, one add at a time. A press while an add is under way, or just after it, adds
 * nothing. `refused`: the server has said no. `failed`: there was no answer to go by.
 */
export function adding({ after, coolMs = 0 }: Adding) {
  const { $state, send } = machine(transitions, 'ready')
  let stop: (() => void) | undefined
  return {
    $state,
    /** Starts an add. The signal ends with it. undefined: it is not the time for one. */
    start: (): AbortSignal | undefined => send('add'),
    /** The server has done it. */
    answer(): void {
      if (!send('answer')) return
      if (coolMs) stop = after(coolMs, () => send('settle'))
      else send('settle')
    },
    refuse: () => void send('refuse'),
    fail: () => void send('fail'),
    /** The element leaves the page, or the page has cancelled the add: nothing is told of it. */
    leave(): void {
      stop?.()
      send('leave')
    },
  }
}
export type Adder = ReturnType<typeof adding>
