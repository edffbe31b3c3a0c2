/** Waits of tests. They use the browser's own clock, also while a test holds the page's timers. */

const { setTimeout: later } = globalThis
const now = performance.now.bind(performance)

/** Milliseconds for an answer, a view or a node to come, enough for a busy machine. */
export const patience = 60_000

const inTask = (ms = 0) => new Promise<void>(resolve => void later(resolve, ms))

/**
 * Waits until `isSo` returns true. `what`: what fails to come, for the error. The limit is long, because a busy machine may
 * take time to serve code. It counts in looks, too: a machine that lets the page look seldom gives it more time.
 */
export async function waitUntil(
  isSo: () => unknown,
  what = `${isSo}`,
  { interval = 20, timeout = patience } = {},
): Promise<void> {
  const end = now() + timeout
  for (let looks = 1; !(await isSo()); looks++) {
    if (now() > end && looks * interval > timeout) throw new Error(`Waited in vain: ${what}`)
    await inTask(interval)
  }
}

/** Waits for the next task: hosts have then read what the page did in this one. */
export const nextTask = (): Promise<void> => inTask()

/** Waits for a task and a frame: hosts have read what the page did, and show it. */
export async function nextDrawing(): Promise<void> {
  await inTask()
  await new Promise(requestAnimationFrame)
}

/** Lets time pass, for what nothing announces. */
export const pass = (ms: number): Promise<void> => inTask(ms)

/** Waits until requests have ended, well or not, and their senders have heard of it. */
export async function allEnded(requests: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(requests)
  await inTask()
}

/** Waits until `look` returns the same for `ms`, and returns that. For the last late file of a page, which nothing announces. */
export async function atRest<T>(look: () => T | Promise<T>, ms: number): Promise<T> {
  for (let before = ''; ; await inTask(ms)) {
    const found = await look()
    const seen = JSON.stringify(found)
    if (seen === before) return found
    before = seen
  }
}
