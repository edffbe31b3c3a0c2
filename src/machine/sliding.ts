import { machine } from './machine.ts'

const transitions = {
  closed: { open: 'opening' },
  opening: { settle: 'open', close: 'closing' },
  open: { close: 'closing' },
  closing: { settle: 'closed', open: 'opening' },
} as const

const nothing = () => {}

interface Slide {
  /** Runs once after so many ms, unless the element leaves the page. As `ports.after`. */
  after: (ms: number, run: () => void) => () => void
  openMs: number
  closeMs: number
  /** The panel stands. */
  onOpened?: () => void
  /** The panel is gone, after it has stood. */
  onClosed?: () => void
}

/**
 * A panel that slides in and out. It counts as open and as closed at the end of the motion (RNW-010, CLI-002, CLI-005). A
 * close on the way in turns it back; then it was never open, and nothing is told. The same for an opening on the way out. The view draws the panel while
 * `isShown()`.
 */
export function sliding({ after, openMs, closeMs, onOpened, onClosed }: Slide) {
  const { $state, send } = machine(transitions, 'closed')
  let stop = nothing
  let stood = false

  function settleIn(ms: number, told: () => void): void {
    stop()
    stop = after(ms, () => {
      send('settle')
      told()
    })
  }
  return {
    $state,
    isShown: (): boolean => $state.get() === 'opening' || $state.get() === 'open',
    /** Returns false if the panel is open, or on its way. */
    open(): boolean {
      if (!send('open')) return false
      settleIn(openMs, () => {
        if (stood) return
        stood = true
        onOpened?.()
      })
      return true
    },
    /** Returns false if the panel is closed, or on its way. */
    close(): boolean {
      if (!send('close')) return false
      settleIn(closeMs, () => {
        const wasOpen = stood
        stood = false
        if (wasOpen) onClosed?.()
      })
      return true
    },
    /** The element leaves the page: the panel is gone at once, and nothing is told. */
    drop(): void {
      stop()
      stood = false
      if (send('close')) send('settle')
      else if ($state.get() === 'closing') send('settle')
    },
  }
}
