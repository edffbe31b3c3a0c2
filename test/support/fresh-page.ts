import { registry } from '../../src/page/registry.ts'

/** Forgets what the page knows, as a new page would: its stores outlive what a test shows. */
export function freshPage(): void {
  for (const store of registry.stores.values()) store.set(store.init)
  registry.done?.clear()
}
