import type { CallSpec } from '../../../src/contract/call.ts'
import type { Feature } from '../engine.ts'
import { fits } from '../../../src/contract/fits.ts'

/** What can become of an answer on its way, as demo/store/server/faults.ts names it, and what a call makes of it. */
export interface Fault {
  fault: string
  /** The problem with which the call ends. null: the call accepts the answer. */
  reason: string | null
  status: number
  /** The answer starts but never ends, so the call waits until its timeout. */
  isEndless?: true
  /** Feature that the browser needs. Without it, the browser changes the answer. */
  needs?: Feature
}

const statuses = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503]

/** Faults without any answer. */
const unanswered: readonly Fault[] = [
  { fault: 'drop-before', reason: 'offline', status: 0 },
  { fault: 'drop-after', reason: 'offline', status: 0 },
  { fault: 'delay:4000', reason: 'timeout', status: 0, isEndless: true },
]
const breaksOff = 'errors for answers that break off'
/** Only a call that reads its answer notices these. For other calls, any 2xx is a success. */
const brokenOff: readonly Fault[] = [
  { fault: 'reset', reason: 'offline', status: 0, needs: breaksOff },
  { fault: 'bad-gzip', reason: 'offline', status: 0, needs: breaksOff },
  { fault: 'drip', reason: 'timeout', status: 0, isEndless: true },
]

const malformed = (fault: string, status = 200): Fault => ({ fault, reason: 'malformed', status })
const taken = (fault: string): Fault => ({ fault, reason: null, status: 200 })

/** Objects without any part of the answer. */
const shapeless = ['wrong-shape', 'huge']
const noJson = ['empty', 'truncated', 'html', 'sign-in', 'bad-utf-8', 'nan', 'null']
const answered = {
  json: [
    ...[...noJson, ...shapeless].map(fault => malformed(fault)),
    malformed('status:204', 204),
    ...['bom', 'plain-text', 'extra', 'nulls', 'deep', 'big-number'].map(taken),
  ],
  // A fragment may be any HTML. Faults are another type, or a whole page.
  html: [
    ...['empty', 'wrong-shape', 'null', 'huge', 'html', 'sign-in'].map(fault => malformed(fault)),
    malformed('status:204', 204),
    ...['bom'].map(taken),
  ],
}

const refusalFor = ({ refusals = {} }: CallSpec, status: number): string | undefined =>
  Object.keys(refusals).find(name => {
    const refusal = refusals[name]
    return !refusal?.type && (refusal?.status ?? status) === status
  })

/** true: all parts of the answer are optional, so any object fits. */
const takesAnyObject = ({ output }: CallSpec) => !!output && fits(output, { unexpected: [] })

/**
 * An answer whose names are all its own, such as product ids, has no fields that nobody has heard of: what a fault adds is
 * an entry, and must fit.
 */
const entries: Readonly<Record<string, unknown>> = { deep: [], 'big-number': Infinity }
const endOf = ({ output }: CallSpec, fault: Fault): Fault =>
  output?.type === 'record' && fault.fault in entries && !fits(output, { x: entries[fault.fault] })
    ? malformed(fault.fault)
    : fault

/** Every fault that a call can meet, and how the call then ends. */
export function faultsOf(call: CallSpec): readonly Fault[] {
  const { output, answer = 'json' } = call
  const refused = statuses.map(status => ({
    fault: `status:${status}`,
    reason: refusalFor(call, status) ?? 'unavailable',
    status,
  }))
  const always = [...unanswered, ...refused]
  if (!output) return always
  const known = takesAnyObject(call) ? shapeless : []
  return [
    ...always,
    ...brokenOff,
    ...answered[answer]
      .filter(({ fault }) => !known.includes(fault))
      .map(fault => endOf(call, fault)),
  ]
}

/** Each other fault differs from one of these only in its name, unless a call refuses with it. */
const telling = new Set([
  ...[...unanswered, ...brokenOff].map(({ fault }) => fault),
  'status:204',
  'status:503',
  'empty',
  'html',
  'huge',
  'bom',
])

/** true: no other fault ends this call in the same way. */
export const isTelling = (call: CallSpec, { fault, reason }: Fault): boolean =>
  telling.has(fault) || Object.hasOwn(call.refusals ?? {}, reason ?? '')
