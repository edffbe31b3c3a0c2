import { cdp } from './browser.ts'

/** What a page still holds, once garbage is collected: in it or out of it. */
export interface Left {
  nodes: number
  /** Bytes of objects. */
  heap: number
}

const ask = async <T>(method: string): Promise<T> => (await cdp(method)) as T
const pause = () => new Promise(resolve => setTimeout(resolve, 100))

/** How often garbage is collected: what has just been taken out may be held for a moment by the browser. */
const patience = 20

/** How many of these the page still holds; it is not waited for the last `held` to go. */
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
