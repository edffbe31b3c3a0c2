import type { InferOutput } from 'valibot'
import type { beforeNavigate } from '../contract/events.ts'
import { signInUrl } from '../rules/sign-in.ts'
import { redirectTarget } from '../rules/url.ts'
import { page } from './page.ts'
import { meta } from './state.ts'

/** The ports of an element that navigation needs. `emit` lets the page cancel, and `warn` tells the page's author. */
export interface Leaver {
  emit(name: 'dp-before-navigate', detail: InferOutput<typeof beforeNavigate>): boolean
  warn(message: string): void
}

/**
 * `cancelled`: the page cancelled it. `refused`: the address is not allowed, so show the failure text to the shopper.
 */
export type Leaving = 'leaving' | 'cancelled' | 'refused'

const allowedOrigins = (): readonly string[] => meta('dp-allowed-origins')?.split(/\s+/) ?? []

/**
 * The whole address of a page of the same origin or an allowed origin (COR-082). null: it is another one, and the page's
 * author is warned.
 */
export function allowedTarget(address: string, by: Pick<Leaver, 'warn'>): string | null {
  const url = redirectTarget(address, location.href, allowedOrigins())
  // The warning leaves out the query, because a query may hold a token (COR-083).
  const [shown = ''] = address.split(/[?#]/)
  if (!url) by.warn(`${shown} is refused: its origin is not in dp-allowed-origins`)
  return url
}

/** Opens a page of the same origin or an allowed origin, unless the page cancels it (COR-082). */
export function navigate(address: string, by: Leaver): Leaving {
  const url = allowedTarget(address, by)
  if (!url) return 'refused'
  if (!by.emit('dp-before-navigate', { url, kind: 'page' })) return 'cancelled'
  location.assign(url)
  return 'leaving'
}

/** Opens the sign-in page, which leads back to this page. `searching`: this page is a search page. */
export const goToSignIn = (searching: boolean, by: Leaver): Leaving =>
  navigate(signInUrl(location, searching, page.$context.get().signInUrl), by)

/** Loads the page again, unless the page cancels it. */
export function reload(by: Pick<Leaver, 'emit'>): Leaving {
  if (!by.emit('dp-before-navigate', { url: location.href, kind: 'reload' })) return 'cancelled'
  location.reload()
  return 'leaving'
}
