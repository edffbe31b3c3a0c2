import type { ReactNode } from 'react'

interface Kept {
  seen: string
  node: ReactNode
}

/**
 * Cells of a grid as they were drawn last. A choice changes two of them, a key none: the others are the same nodes as
 * before, so the renderer has nothing to compare. Cells that are not drawn again are forgotten.
 */
export class KeptNodes {
  #before = new Map<string, Kept>()
  #now = new Map<string, Kept>()

  /** A drawing begins. */
  begin(): void {
    this.#before = this.#now
    this.#now = new Map()
  }

  /** `seen`: all that the node depends on, beside `id`. */
  node(id: string, seen: string, draw: () => ReactNode): ReactNode {
    let kept = this.#before.get(id)
    if (kept?.seen !== seen) kept = { seen, node: draw() }
    this.#now.set(id, kept)
    return kept.node
  }
}
