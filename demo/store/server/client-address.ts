import type { Context } from 'hono'
import * as v from 'valibot'

const connection = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
})

/**
 * The address of a client, as one who pays for its requests. null: a call within the process. `proxies`: number of
 * proxies in front of the store. Each adds the address that it heard from to the header; a client can write the rest.
 */
export function addressOf(c: Context, proxies: number): string | null {
  const { success, output } = v.safeParse(connection, c.env)
  if (!success) return null
  const passed = proxies > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',') : []
  return network(passed.at(-proxies)?.trim() || output.incoming.socket.remoteAddress)
}

/** One client may have 2 ** 64 addresses of IPv6, so the first half counts. */
export function network(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [start = '', end] = address.split('::')
  const groups = start.split(':')
  if (end !== undefined) {
    const last = end.split(':')
    groups.push(...Array(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last)
  }
  return groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, '') || '0')
    .join(':')
}
