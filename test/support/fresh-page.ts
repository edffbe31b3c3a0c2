import { registry } from '../../src/page/registry.ts'

/** Resets the page stores, as a new page would, because they outlive a test. */
export function freshPage(): void {
  for (const store of registry.stores.values()) store.set(store.init)
  registry.done?.clear()
}
