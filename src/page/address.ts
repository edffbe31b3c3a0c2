import { parameterOf, withParameter } from '../rules/query.ts'

/** What elements keep in the query of the page's address. Each has its own parameters (COR-196). */

/** The page within its origin, to come back to. */
export const placeOfPage = (): string => location.pathname + location.search

/** Returns the value of a parameter of the page's address. null: there is none. */
export const parameter = (name: string): string | null => parameterOf(location.search, name)

/** true: an entry was made in this task. Further changes belong to it, so that one way back undoes all of them. */
let isPushed = false

/**
 * Sets a parameter, or removes it if the value is null. Nothing else of the address or of the page's history state changes.
 * `push`: the shopper can go back to the earlier value. Some pages may not change their address, such as one in a sandbox:
 * then `warn` says so.
 */
export function setParameter(
  name: string,
  value: string | null,
  how: 'push' | 'replace',
  warn: (message: string) => void,
): void {
  if (parameter(name) === value) return
  const url = new URL(location.href)
  url.search = withParameter(url.search, name, value)
  try {
    if (how === 'replace' || isPushed) return history.replaceState(history.state, '', url)
    history.pushState(history.state, '', url)
    isPushed = true
    setTimeout(() => {
      isPushed = false
    })
  } catch (error) {
    warn(
      `the address of the page cannot be changed, so it does not tell ${name}: ${error as Error}`,
    )
  }
}

/** Calls `run` when the shopper goes back or forward within the page. Returns a function that stops it. */
export function onAddress(run: () => void): () => void {
  addEventListener('popstate', run)
  return () => removeEventListener('popstate', run)
}

/**
 * Names the entry of the history that shows now, so that an element knows it again when the shopper comes back to it. null:
 * the browser names none.
 */
export function entryKey(): string | null {
  // In a browser without it, a node of the page may have this name. It has no entry.
  const history = Reflect.get(globalThis, 'navigation') as
    | { currentEntry?: { key?: string } | null }
    | undefined
  return history?.currentEntry?.key ?? null
}
