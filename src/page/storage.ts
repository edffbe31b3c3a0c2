/** What elements keep in the browser beyond the page (COR-197). */

/** Values that the browser did not take: it is full, or it keeps nothing for this page. */
const unkept = new Map<string, string>()

const keyOf = (name: string): string => `dp.${name}`

function area(): Storage | null {
  try {
    return localStorage
  } catch {
    // Blocked by the shopper, by a policy, or in a sandbox.
    return null
  }
}

/** Returns what was kept under the name, also by an earlier visit or another tab. undefined: nothing that can be read. */
export function kept(name: string): unknown {
  const key = keyOf(name)
  try {
    return JSON.parse(unkept.get(key) ?? area()?.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON. undefined: forgets it. Where the browser cannot keep it, it is kept as long as the page. */
export function keep(name: string, value: unknown): void {
  const key = keyOf(name)
  const text = JSON.stringify(value) as string | undefined
  try {
    if (text === undefined) area()?.removeItem(key)
    else area()!.setItem(key, text)
    unkept.delete(key)
  } catch {
    unkept.set(key, text ?? '')
  }
}

/** Calls `run` when another tab keeps something under the name. Returns a function that stops it. */
export function onKept(name: string, run: () => void): () => void {
  const key = keyOf(name)
  const hear = (event: StorageEvent) => {
    // null: the other tab has cleared everything.
    if (event.key !== key && event.key !== null) return
    unkept.delete(key)
    run()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
