import { atom } from 'nanostores'
import { fitmentMetrics } from '../../../contract/fitment/fitment.ts'
import type { Basis, Hint, Said, Shown, StripePorts } from './fitment-stripe.ports.ts'
import { beginning, categoryOf } from './fitment-stripe.rules.ts'

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

/** METRICS_DEBOUNCE_MS (FIT-131). */
const sameWithin = 250
const scopes = new Set(['inkandtoner', 'personalcomputers', 'camera', 'tools'])

/** Returns a function that sends a fitment metric (FIT-128 to FIT-132). The feedback element uses another group. */
function sending(ports: StripePorts) {
  /** When each metric was last sent, by its body. */
  const sent = new Map<string, number>()

  function dataOf(action: string): Record<string, string> {
    const { asin, pageType, requestId, sessionId, weblabName, weblabTreatment } = ports.config
    const { scope } = ports.config.stripeParams ?? {}
    const data = {
      requestId,
      session: sessionId,
      deviceType: 'desktop',
      featureName: 'fitment-stripe',
      action,
      scope: scope !== undefined && scopes.has(scope) ? scope : 'default',
      pageType,
      asin,
      category: categoryOf(ports.config),
      weblabName,
      weblabTreatment,
    }
    const given = Object.entries(data).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    return Object.fromEntries(given)
  }

  return (action: string): void => {
    const { marketplaceId = '', metricsUrl } = ports.config
    const body = { group: 'general' as const, marketplaceId, data: dataOf(action) }
    const said = JSON.stringify(body)
    const at = performance.now()
    if (at - (sent.get(said) ?? -sameWithin) < sameWithin) return
    sent.set(said, at)
    void ports.call(fitmentMetrics, { body }, { at: metricsUrl })
  }
}

/** Counts both in the page's metrics and in the fitment metrics. */
export function counting(ports: StripePorts): Pick<Basis, 'count' | 'failed'> {
  const send = sending(ports)
  const count: Basis['count'] = (name, fields) => {
    ports.metric(name, fields)
    send(name)
  }
  return {
    count,
    failed(outcome, name) {
      const failure = ports.failed(outcome)
      if (failure) count(name, { ...failure })
      return failure
    },
  }
}
