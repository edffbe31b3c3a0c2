import { atom } from 'nanostores'
import type { Hint, Said, Shown, StripePorts } from './fitment-stripe.ports.ts'
import { beginning } from './fitment-stripe.rules.ts'

const containers = ['enter-model', 'result-found', 'no-result'] as const

/** Holds what shows, and the one lookup or check that may run (FIT-004, FIT-046, FIT-051). */
export function shownState(ports: StripePorts) {
  const $shown = atom<Shown>(beginning(ports.config))
  const show = (change: Partial<Shown>) => $shown.set({ ...$shown.get(), ...change })
  let running: AbortController | null = null
  let cancelHint: (() => void) | undefined

  /** Stops the running lookup or check. */
  function stop(): void {
    running?.abort()
    running = null
    if ($shown.get().busy) show({ busy: false })
  }

  // Not `ports.watch`, which ends when the element leaves the page. Leaving still changes the states.
  $shown.subscribe(({ state, busy, hidden }) => {
    for (const name of containers) ports.state(name, state === name)
    ports.state('busy', busy)
    ports.state('concealed', hidden)
  })

  return {
    $shown,
    show,
    stop,
    begin(): AbortSignal | null {
      if (running) return null
      running = new AbortController()
      // A shopper who has named a machine needs no hint.
      show({ busy: true, said: null, isHinting: false })
      return running.signal
    },
    end(said?: Said): void {
      stop()
      if (!said) return
      show({ said })
      ports.announce(said.text)
    },
    /** Lets the hint stand out for its time (FIT-014). */
    openHint(hint: Hint | null): void {
      const { hidden, state } = $shown.get()
      cancelHint?.()
      if (!hint || hidden || state !== 'enter-model') return
      show({ isHinting: true })
      cancelHint = ports.after(hint.ms, () => show({ isHinting: false }))
    },
  }
}
export type ShownState = ReturnType<typeof shownState>
