import { conflictResolve, conflictSummary } from '../../../contract/fresh/conflicts.ts'
import { machine } from '../../../machine/machine.ts'
import { placeOfPage } from '../../../page/address.ts'
import { navigate, reload } from '../../../page/navigate.ts'
import { quoted } from '../../../rules/given-item.ts'
import { isObject } from '../../../rules/is-object.ts'
import type { FreshPorts, Requested, Showing } from './fresh-cart.ports.ts'
import { conflictQuery } from './request.rules.ts'

const transitions = {
  idle: { check: 'checking' },
  checking: { clear: 'resolving', fail: 'failed', settle: 'idle' },
  resolving: { fail: 'failed', settle: 'idle' },
  failed: { check: 'checking', settle: 'idle' },
} as const

const substitutePath = '/afx/cartconflicts/resolve/substitute'

/** What the console and dp-error say (FRS-045). */
const message = 'Failed to call getconflictsummary'

type Data = Readonly<Record<string, unknown>>

/** Asks the server whether the cart suits an address or a delivery time, and moves it there (FRS-042 to FRS-045). */
export function conflicts(ports: FreshPorts, { tell }: Showing) {
  const { $state, send } = machine(transitions, 'idle')
  let data: Data = {}

  function fail(): void {
    if (!send('fail')) return
    ports.warn(message)
    ports.fault('call', [{ message }])
    ports.announce(ports.text('fresh.conflictError'))
    tell({ conflict: true })
  }

  /** Returns once the page leaves, or nothing is left to do. */
  async function run(signal: AbortSignal): Promise<void> {
    const query = conflictQuery(data, ports.config)
    const summary = await ports.call(conflictSummary, { query, body: {} }, { signal })
    if (!summary.ok && !ports.failed(summary, 'ConflictSummaryFailed')) return void send('settle')
    if (!summary.ok || !summary.value.isSuccess) return fail()
    if (summary.value.hasConflicts) {
      const page = new URLSearchParams({ ...query, sourceUrl: placeOfPage() })
      navigate(`${substitutePath}?${page}`, ports)
      return void send('settle')
    }
    const resolving = send('clear')
    if (!resolving) return
    const resolved = await ports.call(conflictResolve, { query, body: {} }, { signal: resolving })
    if (!resolved.ok && !ports.failed(resolved, 'ConflictResolveFailed')) return void send('settle')
    if (!resolved.ok || !resolved.value.isSuccess) return fail()
    const { brandId, storeId } = ports.config
    ports.emit('dp-conflicts-resolved', { storeId, brandId })
    reload(ports)
    send('settle')
  }

  async function check(asked: Data = data): Promise<void> {
    const signal = send('check')
    // One check at a time: another one is not started (FRS-067).
    if (!signal) return
    data = asked
    await run(signal)
  }

  ports.hear('dp-cart-conflicts-requested', (detail: Partial<Requested> | null, event) => {
    if (event.defaultPrevented) return
    const asked = detail?.data
    if (!isObject(asked)) {
      ports.warn(
        `dp-cart-conflicts-requested: expected an object as data, got ${quoted(asked)}; nothing is checked`,
      )
      return
    }
    event.preventDefault()
    void actions.check(asked)
  })
  ports.watch($state, state =>
    ports.state('checking', state === 'checking' || state === 'resolving'),
  )
  // Calls end with the element. Put back later, it is idle.
  ports.use(() => () => void send('settle'))

  const actions = ports.extend({
    check,
    /** The dialog about the failure has closed. */
    forget: () => void send('settle'),
  })
  return { $state, ...actions }
}
