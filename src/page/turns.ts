import { soon } from './soon.ts'

/** Milliseconds of work. After that, the page may react to a touch. */
const stretch = 10

const waiting: (() => void)[] = []

/** Runs `run` in the next task. Uses a message, because timers of a page in the background are up to a second late. */
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
 * Runs functions in turn, so that they do not become one long task. Example: the first views of all elements of a page
 * (COR-118). `run` must not throw.
 */
export function inTurn(run: () => void): void {
  if (waiting.push(run) === 1) void soon(work)
}
