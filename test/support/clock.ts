import { useFakeTimers, type SinonFakeTimers } from 'sinon'

type Clock = 'Date' | 'performance' | 'setTimeout' | 'clearTimeout'

/**
 * Holds these clocks of the page until the test restores them. Default: its timers. A timer that the page had set before
 * can still be cleared.
 */
export const holdClocks = (...clocks: readonly Clock[]): SinonFakeTimers =>
  useFakeTimers({
    now: Date.now(),
    toFake: clocks.length > 0 ? [...clocks] : ['setTimeout', 'clearTimeout'],
    shouldClearNativeTimers: true,
  })
