import type { WritableAtom } from 'nanostores'
import type { Blocked, SubmitSteps } from './shapes.ts'

interface Registry {
  /** Page stores by name, kept ones as `name:key`. */
  stores: Map<string, WritableAtom<unknown>>
  /** Defined tags and the version that defined them. */
  tags: Map<string, string>
  /** Set once the page script has filled the stores, so that a second copy does not fill them again. */
  filled?: boolean
  /** Nodes of the page that elements hide, and how many do. */
  hidden?: WeakMap<HTMLElement, { by: number; restore: () => void }>
  /** Buttons of the page that elements block. */
  blocked?: WeakMap<EventTarget, Blocked>
  /** Metrics that a copy of the library sends. */
  counted?: WeakSet<Event>
  /** What is done once per page view. */
  done?: Set<string>
  /** What elements do when a form is submitted, and the roots whose submit events are heard. */
  submits?: { steps: Map<HTMLElement, SubmitSteps>; roots: WeakSet<Node> }
  /** Close the layers that Escape closes, the innermost last. */
  layers?: (() => void)[]
  /** How many layers keep the page from scrolling; `free` lets it scroll again. */
  scroll?: { locks: number; free(): void }
}

const shared = globalThis as unknown as Record<symbol, Registry | undefined>

/** One per page, also when two copies or versions of the library are in it (COR-034). */
export const registry: Registry = (shared[Symbol.for('dp-elements')] ??= {
  stores: new Map(),
  tags: new Map(),
})
