import { doc } from '../dom/builtin.ts'
import { meta } from './state.ts'

/** Origin of an address, as the page's requests resolve it. null: no address. */
const originOf = (address: string | null): string | null => {
  try {
    return address === null ? null : new URL(address, doc.baseURI).origin
  } catch {
    return null
  }
}

/**
 * The origin of an address that may learn no token (COR-083). null: the address is of the page's own origin, of
 * `dp-base-url`, or of one in `dp-call-origins`.
 */
export function foreignOrigin(address: string): string | null {
  const origin = originOf(address)
  const given = [meta('dp-base-url'), ...(meta('dp-call-origins') ?? '').split(/\s+/)]
  const trusted = [window.origin, ...given.filter(Boolean).map(originOf)]
  return origin !== null && trusted.includes(origin) ? null : (origin ?? address)
}
