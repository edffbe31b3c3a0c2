import { readState } from '../page/state.ts'
import type { PageHost } from './hosts.ts'

/** Makes the hosts of the name in the event read their scripts again. Without a name: all hosts (COR-014). */
export async function reread(
  { detail }: CustomEvent<{ name?: string } | null>,
  hosts: ReadonlySet<PageHost>,
): Promise<void> {
  const name = detail?.name
  const state = await readState()
  state.forgetMessages()
  if (!name || name === 'page') state.fillStores(true)
  for (const host of hosts) {
    if (!name || name === 'messages' || name === host.blueprint.name) host.resolveSoon(true)
  }
}
