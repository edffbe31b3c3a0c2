import { doc } from '../dom/builtin.ts'
import { page } from './page.ts'
import { registry } from './registry.ts'

/** The argument of each function that the page pushes to `window.dp`. */
export interface Library {
  stores: typeof page
  /** By defined tag: the version of the library that defined the tag. */
  elements: ReadonlyMap<string, string>
  version: string
  /** Opens the inspector, like `?dp-inspect` in the address. */
  inspect: () => void
}
type Task = (library: Library) => void

/** The loader loads the code of the inspector when it sees this tag. */
const inspect = () => doc.body.append(doc.createElement('dp-inspector'))

const run = (task: Task): void => {
  try {
    task({ stores: page, elements: registry.tags, version: __VERSION__, inspect })
  } catch (error) {
    console.error('dp-elements: a function in window.dp failed', error)
  }
}

/**
 * Runs the functions that the page has pushed to `window.dp`. Later functions run at once (COR-057). Another copy of the
 * library may have opened the queue. A node with the id or name "dp" is no queue, so it is replaced (COR-140).
 */
export function openQueue(): void {
  const scope = window as unknown as { dp?: unknown }
  const waiting = scope.dp
  if (waiting && waiting === registry.queue) return
  scope.dp = registry.queue ??= {
    push(...tasks: Task[]) {
      for (const task of tasks) run(task)
    },
  }
  if (Array.isArray(waiting)) for (const task of waiting) run(task)
  else if (waiting) {
    import('./queue-fault.ts').then(({ warnOfQueue }) => warnOfQueue(waiting)).catch(console.warn)
  }
}
