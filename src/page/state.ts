import { doc } from '../dom/builtin.ts'
import type * as Reader from './page-state.ts'
import { soon } from './soon.ts'

let reader: typeof Reader | null = null
let loading: Promise<typeof Reader> | null = null
let found: boolean | null = null

/** Returns the module that reads the page's JSON. null: the module has not loaded. Only pages that need it load it. */
export const pageState = (): typeof Reader | null => reader

/**
 * true: the page's author wrote JSON into the page. Keeps the result until the task ends. Otherwise a thousand hosts
 * that upgrade in one task would search the document a thousand times.
 */
export function hasState(): boolean {
  if (reader) return true
  if (found === null) {
    found = !!doc.querySelector('script[data-dp-state]')
    void soon(() => (found = null))
  }
  return found
}

/** Loads the reader once, and fills the page stores from the page's own state. */
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

/** Content of a meta in the head. One in the body may be a reviewer's, so it does not count (COR-140). */
export const meta = (name: string): string | null =>
  doc.querySelector<HTMLMetaElement>(`head meta[name="${name}"]`)?.content || null
