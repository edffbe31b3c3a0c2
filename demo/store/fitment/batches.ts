import { setImmediate as turn } from 'node:timers/promises'

/**
 * Asks for many things at once: what is asked for while an answer is awaited goes together in the next
 * question. A database of one connection answers 50 shoppers in the time of two questions.
 */
export function inBatches<Key, Value>(
  /** Values in the order of their keys. */
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Key[] = []
  let next: Promise<readonly Value[]> | null = null
  let asking: Promise<unknown> = Promise.resolve()
  return async key => {
    const place = waiting.push(key) - 1
    // PGlite answers without giving way to others: first every request that has arrived is read, which
    // brings 50 connections from 2.4 to 0.6 ms of processor time for each.
    next ??= asking
      .then(() => turn())
      .then(() => {
        const keys = waiting
        waiting = []
        next = null
        const values = load(keys)
        asking = values.catch(() => {})
        return values
      })
    const value = (await next)[place]
    if (value === undefined) throw new Error('A batch has fewer values than keys')
    return value
  }
}
