import { soon } from './soon.ts'

/** Milliseconds of work after which the page may answer a touch. */
const stretch = 10

const waiting: (() => void)[] = []

/** As a message, since timers of a page in the background are late by a second. */
function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    run()
  })
  port1.start()
  port2.postMessage(null)
}

function work(): void {
  const end = performance.now() + stretch
  while (waiting[0]) {
    if (performance.now() > end) return inNextTask(work)
    waiting[0]()
    waiting.shift()
  }
}

/**
 * Runs one after the other what would otherwise come in one long task, such as the first views of all elements of a
 * page (COR-118). `run` must not throw.
 */
export function inTurn(run: () => void): void {
  if (waiting.push(run) === 1) void soon(work)
}
