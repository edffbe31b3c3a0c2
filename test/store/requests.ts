import type { CallSpec } from '../../src/contract/call.ts'
import type { contract } from '../../src/contract/index.ts'
import { buyingRequests } from './buying/requests.ts'
import { dealsRequests } from './deals/requests.ts'
import { deliveryRequests } from './delivery/requests.ts'
import { fitmentRequests } from './fitment/requests.ts'

export interface Request {
  path: string
  body?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
  /** A body that does not fit, and the field at fault. */
  wrong?: [body: object | null, field: string]
}

/** A request per call of a family. */
export type RequestsOf<Calls extends readonly CallSpec[]> = Record<Calls[number]['id'], Request>

/** A request per call that the store answers with success. It does not compile while a call has none. */
export const requests: RequestsOf<typeof contract> = {
  ...buyingRequests,
  ...dealsRequests,
  ...deliveryRequests,
  ...fitmentRequests,
}
