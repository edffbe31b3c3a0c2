import type * as Reader from './page-state.ts'
import { soon } from './soon.ts'

let reader: typeof Reader | null = null
let loading: Promise<typeof Reader> | null = null
let found: boolean | null = null

/** What reads the page's JSON; null in pages that have none, which do not load it. */
export const pageState = (): typeof Reader | null => reader

/**
 * Whether there is JSON of the page's author. What was found holds for the task: a thousand hosts that
 * upgrade in one task would otherwise search the document a thousand times.
 */
export function hasState(): boolean {
  if (reader) return true
  if (found === null) {
    found = !!document.querySelector('script[data-dp-state]')
    void soon(() => (found = null))
  }
  return found
}

/** Loads the reader, once; fills the page stores with the page's own state. */
export function readState(): Promise<typeof Reader> {
  loading ??= import('./page-state.ts').then(
    module => {
      module.fillStores()
      return (reader = module)
    },
    error => {
      loading = null
      throw error
    },
  )
  return loading
}

export const meta = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null
