import { atom } from 'nanostores'
import { fitmentStripe } from '../../elements/fitment/fitment-stripe.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { Config } from '../../src/element/describe.ts'
import { messages } from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import type {
  Listed,
  Model,
  Said,
  Shown,
  Stripe,
} from '../../src/widgets/fitment/fitment-stripe/stripe.ts'
import { portsOf } from './ports.ts'

export const answered = (value: unknown): Outcome<CallSpec> =>
  ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
export const failed = (problem: 'timeout' | 'aborted' | 'unavailable' = 'unavailable') =>
  ({ ok: false, problem, status: 0, code: '' }) as Outcome<CallSpec>

/** A stripe as a finder sees it. Records what the finder finds and says. */
export function finderStripe(
  config: Partial<Config<typeof fitmentStripe>> = {},
  listed: Listed = { saved: [], popular: [] },
) {
  const host = portsOf(fitmentStripe, { pageType: 'detail', ...config }, { messages })
  const $shown = atom<Pick<Shown, 'busy' | 'said' | 'focus'>>({
    busy: false,
    said: null,
    focus: false,
  })
  const told = {
    picked: [] as Model[],
    searched: [] as string[],
    counted: [] as string[],
    listings: 0,
    edits: 0,
    /** Number of reasons to keep hints away. */
    displacing: 0,
  }
  let running: AbortController | null = null
  function stop(said: Said | null): void {
    running?.abort()
    running = null
    $shown.set({ ...$shown.get(), busy: false, said })
  }
  const stripe = {
    ports: host.ports,
    $shown,
    begin() {
      if (running) return null
      stop(null)
      running = new AbortController()
      $shown.set({ ...$shown.get(), busy: true })
      return running.signal
    },
    end: (said: Said | null = null) => stop(said),
    pick(model: Model) {
      stop(null)
      told.picked.push(model)
    },
    edited() {
      told.edits++
      stop(null)
    },
    search: (keywords: string) => told.searched.push(keywords),
    listed: () => {
      told.listings++
      return Promise.resolve(listed)
    },
    count: (name: string) => told.counted.push(name),
    category: () => host.ports.config.category,
    scope: () => 'default',
    displaceHints() {
      told.displacing += 1
      return () => (told.displacing -= 1)
    },
  }
  /** Waits for code that loads later. */
  async function codeComes(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await host.settled()
  }
  return {
    ...host,
    codeComes,
    stripe: stripe as unknown as Stripe,
    told,
    shown: () => $shown.get(),
    /** Queries of all calls. */
    asked: () => host.said.calls.map(({ input }) => (input as { query: QueryLike }).query),
    /** Answers the newest call. */
    async answer(outcome: Outcome<CallSpec>) {
      host.said.calls.at(-1)?.answer(outcome)
      await codeComes()
    },
  }
}

interface QueryLike {
  qtype: string
  q: string
  [name: string]: string | undefined
}
