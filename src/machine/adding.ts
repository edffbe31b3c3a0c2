import { machine, type State } from './machine.ts'

const ended = { add: 'adding', change: 'ready', leave: 'ready' } as const
const transitions = {
  ready: { add: 'adding' },
  adding: { answer: 'added', refuse: 'refused', fail: 'failed', leave: 'ready' },
  added: ended,
  /** The server has said no. */
  refused: ended,
  /** There was no answer to go by. */
  failed: ended,
} as const

/** What became of the last add, or of the one under way. */
export type AddState = State<typeof transitions>

/** An element that adds to the cart by a call, one add at a time. A press while an add is under way adds nothing. */
export function adding() {
  const { $state, send } = machine(transitions, 'ready')
  let isAsking = false
  return {
    $state,
    /**
     * Asks the page about an add. true: the page does not stop it. A press by a listener that is being asked comes too early,
     * and would ask without end.
     */
    ask(question: () => boolean): boolean {
      if (isAsking) return false
      isAsking = true
      try {
        return question()
      } finally {
        isAsking = false
      }
    },
    /** Starts an add. The signal ends with it. undefined: it is not the time for one. */
    start: (): AbortSignal | undefined => send('add'),
    /** The server has done it. */
    answer: () => void send('answer'),
    refuse: () => void send('refuse'),
    fail: () => void send('fail'),
    /** The shopper chooses otherwise: what the last add came to is old news. */
    change: () => void send('change'),
    /** The element leaves the page, or the page has cancelled the add: nothing is told of it. */
    leave: () => void send('leave'),
  }
}
