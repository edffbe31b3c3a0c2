import { page } from './page.ts'
import { registry } from './registry.ts'

/** What the page's scripts get of the library. */
export interface Library {
  stores: typeof page
  /** Defined tags and the version of the library that defined each. */
  elements: ReadonlyMap<string, string>
  version: string
  /** Shows what the elements of the page are and do, as `?dp-inspect` in the address does. */
  inspect: () => void
}
type Task = (library: Library) => void

/** The loader fetches what such a tag needs. */
const inspect = () => document.body.append(document.createElement('dp-inspector'))

const run = (task: Task): void => {
  try {
    task({ stores: page, elements: registry.tags, version: __VERSION__, inspect })
  } catch (error) {
    console.error('dp-elements: a function in window.dp failed', error)
  }
}

/** Runs what the page has pushed to `window.dp`, and from now on at once (COR-057). */
export function openQueue(): void {
  const scope = window as unknown as { dp?: Task[] | { push(...tasks: Task[]): void } }
  const waiting = scope.dp
  if (waiting && !Array.isArray(waiting)) return
  scope.dp = {
    push: (...tasks) => {
      for (const task of tasks) run(task)
    },
  }
  for (const task of waiting ?? []) run(task)
}
