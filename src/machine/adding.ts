import { atom } from 'nanostores'
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

/** A pause after each add, in which no other one starts. */
interface Cooling {
  /** Milliseconds. */
  ms: number
  after(ms: number, run: () => void): () => void
}

/** An element that adds to the cart by a call, one add at a time. A press while an add is under way adds nothing. */
export function adding(cooling?: Cooling) {
  const { $state, send } = machine(transitions, 'ready')
  /** The add has just ended, and the next one has to wait. */
  const $cools = atom(false)
  let isAsking = false
  let stopCooling: (() => void) | undefined

  function warm(): void {
    stopCooling?.()
    $cools.set(false)
  }
  function cool(): void {
    if (!cooling) return
    $cools.set(true)
    stopCooling = cooling.after(cooling.ms, warm)
  }
  const end = (event: 'answer' | 'refuse' | 'fail') => () => {
    if (send(event)) cool()
  }

  return {
    $state,
    $cools,
    /** An add can start now. */
    isFree: () => $state.get() !== 'adding' && !$cools.get(),
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
    start: (): AbortSignal | undefined => ($cools.get() ? undefined : send('add')),
    /** The server has done it. */
    answer: end('answer'),
    refuse: end('refuse'),
    fail: end('fail'),
    /** The shopper chooses otherwise: what the last add came to is old news. */
    change: () => void send('change'),
    /** The element leaves the page, or the page has cancelled the add: nothing is told of it. */
    leave(): void {
      warm()
      send('leave')
    },
  }
}
