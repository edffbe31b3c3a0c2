import { cdp } from './browser.ts'

/** What a page still holds after garbage collection. */
export interface Left {
  nodes: number
  /** Bytes of objects. */
  heap: number
}

const ask = async <T>(method: string): Promise<T> => (await cdp(method)) as T
const pause = () => new Promise(resolve => setTimeout(resolve, 100))

/** Number of garbage collections: the browser may hold a removed element for a moment. */
const patience = 20

/** Counts hosts that the page still holds. Does not wait for the last `held` ones to go. */
export async function alive(hosts: readonly WeakRef<Element>[], held = 0): Promise<number> {
  let live = 0
  for (let at = 0; at < patience; at++) {
    await ask('HeapProfiler.collectGarbage')
    live = hosts.filter(host => host.deref()).length
    if (live <= held) break
    await pause()
  }
  return live
}

export async function left(): Promise<Left> {
  await ask('HeapProfiler.collectGarbage')
  await pause()
  await ask('HeapProfiler.collectGarbage')
  const { nodes } = await ask<{ nodes: number }>('Memory.getDOMCounters')
  const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage')
  return { nodes, heap: usedSize }
}
