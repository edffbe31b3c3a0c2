import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { median } from './statistics.ts'

const rounds = 5
const repeats = 40
const items = Array.from({ length: 2_000 }, (_, n) => ({ id: `item-${(n * 7919) % 2_000}`, n }))

/** The same on every machine and in every version of the project: text, objects, a sort and a map. */
function work(): number {
  let found = 0
  for (let round = 0; round < repeats; round += 1) {
    const read: typeof items = JSON.parse(JSON.stringify(items))
    const byId = new Map(read.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(one => [one.id, one]))
    for (const { id } of items) found += byId.get(id)?.n ?? 0
  }
  return found
}

/** Milliseconds that the fixed work takes when nobody else slows the machine. The limits for test runs are for this speed. */
export const usualSpeed = 45

/**
 * Milliseconds that fixed work takes here now. Other guests of a machine slow its processors down, which no load average
 * tells: two figures compare only if this one was about the same.
 */
export function speedNow(): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.round(median(times))
}

const inWorker = `
  const { parentPort } = require('node:worker_threads')
  import(${JSON.stringify(import.meta.url)}).then(({ speedNow }) => parentPort.postMessage(speedNow()))
`

/** The same while each core does the work. It takes longer where two of the cores are two threads of one. */
export async function speedOfAllCores(): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const [time] = await once(new Worker(inWorker, { eval: true }), 'message')
      return Number(time)
    }),
  )
  return Math.round(median(times))
}
