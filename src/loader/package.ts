import { modules } from 'virtual:modules'
import type { Library } from '../page/queue.ts'
import { startLoader } from './loader.ts'
import * as wanted from './wanted.ts'

/**
 * `import 'dp-elements'`: the loader for pages that a bundler makes. A bundler follows only imports that it can read, so
 * this module names the module of each tag. The bundler makes a file of each, and a page still loads only the code of
 * its tags. On a server, the import does nothing (COR-128).
 */
if (typeof document !== 'undefined') {
  startLoader({
    // Bundlers give each file an address of its own, so a second try asks for the same address.
    tag: async tag => {
      const load = modules[tag]
      if (!load) throw new Error('dp-elements has no such element')
      return load()
    },
    wanted: async () => wanted,
  })
}

type Task = (library: Library) => void
type Queue = { push(...tasks: Task[]): unknown }

/** The queue `window.dp` (COR-057), for modules. On a server, it runs nothing. */
export const dp: Queue = {
  push(...tasks) {
    if (typeof window === 'undefined') return
    const scope = window as { dp?: Partial<Queue> }
    // A node of the page with the id dp is no queue.
    if (typeof scope.dp?.push !== 'function') scope.dp = []
    ;(scope.dp as Queue).push(...tasks)
  },
}
