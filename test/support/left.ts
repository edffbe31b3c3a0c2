import { cdp } from './browser.ts'
import { pass, waitUntil } from './wait.ts'

/** What a page still holds after garbage collection. */
export interface Left {
  nodes: number
  /** Bytes of objects. */
  heap: number
}

const ask = async <T>(method: string): Promise<T> => (await cdp(method)) as T
/** In ms. The browser frees what it has collected a moment later, and does not say when. */
const moment = 100

/** Counts hosts that the page still holds. Does not wait for the last `held` ones to go. */
export async function alive(hosts: readonly WeakRef<Element>[], held = 0): Promise<number> {
  let live = 0
  const haveGone = async () => {
    await ask('HeapProfiler.collectGarbage')
    live = hosts.filter(host => host.deref()).length
    return live <= held
  }
  await waitUntil(haveGone, '', { interval: moment, timeout: 20 * moment }).catch(() => {})
  return live
}

export async function left(): Promise<Left> {
  await ask('HeapProfiler.collectGarbage')
  await pass(moment)
  await ask('HeapProfiler.collectGarbage')
  const { nodes } = await ask<{ nodes: number }>('Memory.getDOMCounters')
  const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage')
  return { nodes, heap: usedSize }
}
