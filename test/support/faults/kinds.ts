import type { CallSpec } from '../../../src/contract/call.ts'
import { runsAll } from '../budgets.ts'
import type { Feature } from '../engine.ts'
import { fits } from '../../../src/contract/fits.ts'

/** What can become of an answer on its way, as demo/store/server/faults.ts names it, and what a call makes of it. */
export interface Fault {
  fault: string
  /** What the call ends in; null: the answer is taken as it is. */
  reason: string | null
  status: number
  /** The answer begins and does not end: the call waits until its time is up. */
  isEndless?: true
  /** Without it the browser makes something else of the answer. */
  needs?: Feature
}

const statuses = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503]

/** Nothing comes, not even the beginning of an answer. */
const unanswered: readonly Fault[] = [
  { fault: 'drop-before', reason: 'offline', status: 0 },
  { fault: 'drop-after', reason: 'offline', status: 0 },
  { fault: 'delay:4000', reason: 'timeout', status: 0, isEndless: true },
]
const breaksOff = 'errors for answers that break off'
/** These show only to a call that reads its answer: for one that does not any 2xx is success. */
const brokenOff: readonly Fault[] = [
  { fault: 'reset', reason: 'offline', status: 0, needs: breaksOff },
  { fault: 'bad-gzip', reason: 'offline', status: 0, needs: breaksOff },
  { fault: 'drip', reason: 'timeout', status: 0, isEndless: true },
]

const malformed = (fault: string, status = 200): Fault => ({ fault, reason: 'malformed', status })
const taken = (fault: string): Fault => ({ fault, reason: null, status: 200 })

/** Objects that lack every part of the answer. */
const shapeless = ['wrong-shape', 'huge']
const noJson = ['empty', 'truncated', 'html', 'sign-in', 'bad-utf-8', 'nan', 'null']
const answered = {
  json: [
    ...[...noJson, ...shapeless].map(fault => malformed(fault)),
    malformed('status:204', 204),
    ...['bom', 'plain-text', 'extra', 'deep', 'big-number'].map(taken),
  ],
  // A fragment may be any HTML: what is none comes as something else, or as a whole page.
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

/** Every part of its answer may be missing: an object of another shape is one that lacks all. */
const takesAnyObject = ({ output }: CallSpec) => !!output && fits(output, { unexpected: [] })

/** Every fault that a call can meet, with what it then ends in. */
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
    ...answered[answer].filter(({ fault }) => !known.includes(fault)),
  ]
}

/** Of the others each differs from one of these by what it is called alone: no browser makes more of it. */
const telling = new Set([
  ...[...unanswered, ...brokenOff].map(({ fault }) => fault),
  'status:204',
  'status:503',
  'empty',
  'html',
  'huge',
  'bom',
])

/** Those of them that are tried here: all in the run that runs every suite. */
export const faultsHere = (call: CallSpec): readonly Fault[] =>
  faultsOf(call).filter(({ fault }) => runsAll || telling.has(fault))
