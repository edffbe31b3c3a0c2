import type { WritableAtom } from 'nanostores'
import type { Blocked, Held, Holds, Resumed, SubmitSteps } from './shapes.ts'

interface Registry {
  /** What `window.dp` is once it is open. */
  queue?: object
  /** Page stores by name. A store with a key has the name `name:key`. */
  stores: Map<string, WritableAtom<unknown>>
  /** By defined tag: the version of the library that defined the tag. */
  tags: Map<string, string>
  /** Set once the page script has filled the stores, so that a second copy does not fill them again. */
  filled?: boolean
  /** Nodes of the page that elements hide. `by`: how many elements hide the node. `restore`: shows the node again. */
  hidden?: WeakMap<HTMLElement, { by: number; restore: () => void }>
  /** Fields of the page that elements mark as invalid. `by`: how many do. `given`: the page's own aria-invalid. */
  invalid?: WeakMap<HTMLElement, { by: number; given: string | null }>
  /** Buttons of the page that elements block. */
  blocked?: WeakMap<EventTarget, Blocked>
  /** Metrics that a copy of the library has taken over, so that no other copy sends them again. */
  counted?: WeakSet<Event>
  /** Names of everything that happens only once per page view. */
  done?: Set<string>
  /** `steps`: what each element does when a form is submitted. `roots`: roots that already have a submit listener. */
  submits?: { steps: Map<HTMLElement, SubmitSteps>; roots: WeakSet<Node> }
  /** Holds submissions back, once an element that holds is in the page. */
  holds?: Holds
  /** Submissions that elements hold, by their form. Without a form, by their button. */
  held?: Map<HTMLElement, Held>
  /** The submission that runs again now, after a hold. */
  resumed?: Resumed
  /** Functions that close the open layers on Escape. The innermost layer is last. */
  layers?: (() => void)[]
  /** `locks`: how many layers keep the page from scrolling. `free`: lets the page scroll again. */
  scroll?: { locks: number; free(): void }
}

const shared = globalThis as unknown as Record<symbol, Registry | undefined>

/** One registry per page. Several copies and versions of the library share it (COR-034). */
export const registry: Registry = (shared[Symbol.for('dp-elements')] ??= {
  stores: new Map(),
  tags: new Map(),
})
