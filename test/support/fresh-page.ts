import { registry } from '../../src/page/registry.ts'

const { href } = location

/** Takes back what elements have kept in the address. */
export const resetAddress = (): void => {
  if (location.href !== href) history.replaceState(history.state, '', href)
}

/** Resets the page stores and the address, as a new page would, because they outlive a test. */
export function freshPage(): void {
  resetAddress()
  for (const store of registry.stores.values()) store.set(store.init)
  registry.done?.clear()
}
