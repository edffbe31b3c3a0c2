import { atom } from 'nanostores'
import type { FinderName, Said, Shown, StripePorts } from './fitment-stripe.ports.ts'
import { beginning, hintOf } from './fitment-stripe.rules.ts'

const containers = ['enter-model', 'result-found', 'no-result'] as const

/** What shows, and the one lookup or check that may run (FIT-004, FIT-046, FIT-051). */
export function shownState(ports: StripePorts) {
  const $shown = atom<Shown>(beginning(ports.config))
  const show = (change: Partial<Shown>) => $shown.set({ ...$shown.get(), ...change })
  let running: AbortController | null = null
  /** How many pop-ups and lists are open that go before a hint (FIT-159). */
  let displacing = 0

  /** Gives up what runs. */
  function stop(): void {
    running?.abort()
    running = null
    if ($shown.get().busy) show({ busy: false })
  }

  // Also while the element leaves the page, which ends what it watches.
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
      // A hint has nothing to say to who has named a machine.
      show({ busy: true, said: null, hint: null })
      return running.signal
    },
    end(said?: Said): void {
      stop()
      if (!said) return
      show({ said })
      ports.announce(said.text)
    },
    /** FIT-014. */
    openHint(finder: FinderName): void {
      const { hidden, state } = $shown.get()
      if (displacing || hidden || state !== 'enter-model') return
      show({ hint: hintOf(ports.config, finder, location.search) })
    },
    displaceHints(): () => void {
      displacing += 1
      show({ hint: null })
      return () => {
        displacing -= 1
      }
    },
  }
}
export type ShownState = ReturnType<typeof shownState>
