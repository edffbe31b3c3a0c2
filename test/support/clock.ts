import { useFakeTimers, type SinonFakeTimers } from 'sinon'

type Clock = 'Date' | 'performance' | 'setTimeout' | 'clearTimeout'

/**
 * Holds these clocks of the page at the present until the test restores them. `performance` begins anew at 0. Default: the
 * page's timers. A timer that the page had set before can still be cleared.
 */
export function holdClocks(...clocks: readonly Clock[]): SinonFakeTimers {
  const now = Date.now()
  return useFakeTimers({
    now,
    toFake: clocks.length > 0 ? [...clocks] : ['setTimeout', 'clearTimeout'],
    shouldClearNativeTimers: true,
  })
}
