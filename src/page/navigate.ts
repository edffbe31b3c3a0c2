import type { InferOutput } from 'valibot'
import type { beforeNavigate } from '../contract/events.ts'
import { signInUrl } from '../rules/sign-in.ts'
import { redirectTarget } from '../rules/url.ts'
import { page } from './page.ts'
import { meta } from './state.ts'

/** Of the ports of an element: whoever leaves the page says so, and hears of a page that forbids it. */
export interface Leaver {
  emit(name: 'dp-before-navigate', detail: InferOutput<typeof beforeNavigate>): boolean
  warn(message: string): void
}

/** `refused`: the address leads where no redirect may; the shopper is to see the failure text. */
export type Leaving = 'leaving' | 'cancelled' | 'refused'

const allowedOrigins = (): readonly string[] =>
  (meta('dp-allowed-origins') ?? '').split(/\s+/).filter(Boolean)

/** Leads the shopper to another page of the own origin or an allowed one, unless the page forbids it (COR-082). */
export function navigate(address: string, by: Leaver): Leaving {
  const url = redirectTarget(address, location.href, allowedOrigins())
  if (!url) {
    // Without its query, which may hold a token (COR-083).
    const [shown = ''] = address.split(/[?#]/)
    by.warn(`${shown} is refused: its origin is not in dp-allowed-origins`)
    return 'refused'
  }
  if (!by.emit('dp-before-navigate', { url, kind: 'page' })) return 'cancelled'
  location.assign(url)
  return 'leaving'
}

/** Leads to sign-in and, once signed in, back to here. `searching`: the page is a search page. */
export const goToSignIn = (searching: boolean, by: Leaver): Leaving =>
  navigate(signInUrl(location, searching, page.$context.get().signInUrl), by)

/** Loads the page anew, unless the page forbids it. */
export function reload(by: Pick<Leaver, 'emit'>): Leaving {
  if (!by.emit('dp-before-navigate', { url: location.href, kind: 'reload' })) return 'cancelled'
  location.reload()
  return 'leaving'
}
