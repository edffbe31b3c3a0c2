import { cartCount } from '../../../src/contract/cart.ts'
import { place } from '../browser.ts'
import type { FaultedCall } from '../faulted/faulted.ts'

/** Elements that do one thing wrong when their call fails, which the suite of faults has to find. */

type Counts = (shown: HTMLElement, tell: (reason: string) => void) => Promise<void>

async function count(): Promise<void> {
  const answer = await fetch(cartCount.path)
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.json()
}

const wait = (shown: HTMLElement, isBusy: boolean) => {
  shown.textContent = isBusy ? 'Counting' : 'Not counted'
  shown.ariaBusy = `${isBusy}`
}

const counters: Readonly<Record<string, { counts: Counts; found: RegExp }>> = {
  'waits for ever': {
    async counts(shown, tell) {
      wait(shown, true)
      await count().catch(() => tell('unavailable'))
    },
    found: /waiting/,
  },
  'lets an error out': {
    async counts(_, tell) {
      await count().catch(error => {
        tell('unavailable')
        throw error
      })
    },
    found: /unhandled rejection/,
  },
  'tells another reason': {
    async counts(_, tell) {
      await count().catch(() => tell('timeout'))
    },
    found: /to have property 'reason'/,
  },
}

function broken(counts: Counts): FaultedCall {
  return {
    call: cartCount,
    when: 'at a press',
    async begin() {
      const host = place('<div></div>')
      const shown = document.createElement('p')
      host.attachShadow({ mode: 'open' }).append(shown)
      shown.textContent = 'Well'
      let failure: object | undefined
      const tell = (reason: string) => {
        failure = { reason, status: 503 }
      }
      const act = () => void counts(shown, tell)
      return {
        host: () => host,
        act,
        failure: () => failure,
        shows: () => shown.textContent ?? '',
        isDocumented: () => true,
        goOn: act,
        isWell: () => true,
      }
    },
  }
}

export const brokenCounters = Object.entries(counters).map(([name, { counts, found }]) => ({
  name,
  found,
  faulted: broken(counts),
}))
