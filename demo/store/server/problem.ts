import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { CallSpec } from '../../../src/contract/call.ts'

/** The body of every error answer: `type` for programs, `entity.status` what is at fault. */
export interface ProblemBody {
  type: string
  entity: { status: string; field?: string; message?: string }
}

/** Ends a request with an error answer. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  readonly body: ProblemBody

  /** `more`: what else the answer holds. */
  constructor(
    status: ContentfulStatusCode,
    type: string,
    entity?: ProblemBody['entity'],
    more: object = {},
  ) {
    super(type)
    this.status = status
    this.body = { ...more, type, entity: entity ?? { status: type } }
  }
}

/** A no that only lasts for `seconds`. */
export function busy(c: Context, status: 429 | 503, type: string, seconds: number): Problem {
  c.header('retry-after', String(seconds))
  return new Problem(status, type)
}

export const invalidInput = (field: string, message: string) =>
  new Problem(400, 'INVALID_INPUT', { status: 'INVALID_INPUT', field, message })

/** A no that the call's contract names; its status and type come from there. */
export class Refused extends Error {
  readonly refusal: string
  /** Sent as `type` where the contract leaves it open. */
  readonly reason: string
  readonly detail: string
  /** What the contract gives this refusal to hold. */
  readonly body: unknown

  constructor(refusal: string, reason: string, detail = reason, body?: unknown) {
    super(reason)
    this.refusal = refusal
    this.reason = reason
    this.detail = detail
    this.body = body
  }
}

const refusalStatuses = [400, 401, 403, 404, 409, 410, 422, 429] as const

/** A refusal that the contract does not name is the store's own fault, not an answer. */
export function problemOf(call: CallSpec, { refusal, reason, detail, body }: Refused): Problem {
  const declared = call.refusals?.[refusal]
  const { status = 409, type = reason } = declared ?? {}
  const known = refusalStatuses.find(one => one === status)
  if (!declared || !known) throw new Error(`${call.id} has no refusal ${refusal}`)
  const more = declared.body && v.parse(v.looseObject({}), v.parse(declared.body, body))
  return new Problem(known, type, { status: detail }, more)
}
