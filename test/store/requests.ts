import type { CallSpec } from '../../src/contract/call.ts'
import type { contract } from '../../src/contract/index.ts'
import { bundlesRequests } from './bundles/requests.ts'
import { buyingRequests } from './buying/requests.ts'
import { contentRequests } from './content/requests.ts'
import { dealsRequests } from './deals/requests.ts'
import { deliveryRequests } from './delivery/requests.ts'
import { extrasRequests } from './extras/requests.ts'
import { fitmentRequests } from './fitment/requests.ts'
import { freshRequests } from './fresh/requests.ts'
import { scheduleRequests } from './schedule/requests.ts'
import { wardrobeRequests } from './wardrobe/requests.ts'
import { servicesRequests } from './services/requests.ts'

/** In path and body, `{token}` stands for the token of the visitor who asks. */
export interface Request {
  path: string
  body?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
  /** What a fixture has to make first, for the visitor who asks. */
  needs?: object
  /** A body that does not fit, and the field at fault. */
  wrong?: [body: object | null, field: string]
}

/** Text of a request, with the token of the visitor who asks. */
export const filled = (text: string, { csrfToken }: { csrfToken: string }): string =>
  text.replaceAll('{token}', csrfToken)

/** A request per call of a family. */
export type RequestsOf<Calls extends readonly CallSpec[]> = Record<Calls[number]['id'], Request>

/** A request per call that the store answers with success. It does not compile while a call has none. */
export const requests: RequestsOf<typeof contract> = {
  ...buyingRequests,
  ...contentRequests,
  ...dealsRequests,
  ...extrasRequests,
  ...bundlesRequests,
  ...deliveryRequests,
  ...scheduleRequests,
  ...fitmentRequests,
  ...freshRequests,
  ...wardrobeRequests,
  ...servicesRequests,
}

/** A request that the call takes. */
export function exampleOf({ id }: Pick<CallSpec, 'id'>): Request {
  const own = Object.entries(requests).find(([name]) => name === id)?.[1]
  if (!own) throw new Error(`${id} has no example`)
  return own
}
