import * as v from 'valibot'
import type { CallSpec } from '../../../src/contract/call.ts'
import { invalidInput, type Problem } from './problem.ts'

/** The calls of each method and path, in the order of the contract. */
export function callsByAddress<C extends CallSpec>(calls: readonly C[]): [C, ...C[]][] {
  const groups = new Map<string, [C, ...C[]]>()
  for (const call of calls) {
    const address = `${call.method} ${call.path}`
    const group = groups.get(address)
    if (group) group.push(call)
    else groups.set(address, [call])
  }
  return [...groups.values()]
}

/** What a request brought, before and after it is judged. */
export interface Given {
  query?: unknown
  body?: unknown
}

interface Chosen<C extends CallSpec> {
  call: C
  received: Given
}

/**
 * The first of the calls whose query and body the request fits, and both as their schemas give them.
 * Where none fits, the problem names the field that keeps it from the nearest one.
 */
export function chooseCall<C extends CallSpec>(calls: readonly C[], given: Given): Chosen<C> {
  const misfits: Misfit[] = []
  for (const call of calls) {
    const query = judge(call.query, given.query, 'query')
    const body = judge(call.body, given.body, 'body')
    const faults = [...query.faults, ...body.faults]
    if (faults.length === 0) {
      const received = {
        ...(call.query ? { query: query.output } : {}),
        ...(call.body ? { body: body.output } : {}),
      }
      return { call, received }
    }
    misfits.push(misfitOf(faults))
  }
  throw problemOf(misfits)
}

interface Fault {
  field: string
  message: string
  /** What a field has to be to tell this call from its neighbours; null: any value of its type will do. */
  constant: string | null
}

function judge(schema: v.GenericSchema | undefined, input: unknown, part: string) {
  if (!schema) return { output: undefined, faults: [] }
  const result = v.safeParse(schema, input)
  if (result.success) return { output: result.output, faults: [] }
  const faults = result.issues.map((issue): Fault => ({
    field: v.getDotPath(issue) ?? part,
    message: issue.message,
    constant: ['literal', 'picklist'].includes(issue.type) ? issue.expected : null,
  }))
  return { output: undefined, faults }
}

interface Misfit {
  faults: readonly Fault[]
  /** The nearest call has the least of each, compared in this order. */
  distance: readonly number[]
}

const misfitOf = (faults: readonly Fault[]): Misfit => ({
  faults,
  distance: [faults.filter(({ constant }) => constant !== null).length, faults.length],
})

function problemOf(misfits: readonly Misfit[]): Problem {
  const [nearest] = misfits.toSorted((a, b) => compare(a.distance, b.distance))
  const [fault] = nearest?.faults ?? []
  if (!fault) throw new Error('A request was refused without a fault')
  if (fault.constant === null) return invalidInput(fault.field, fault.message)
  // A word that none of them knows: it is said of all of them what they know.
  const all = misfits.flatMap(({ faults }) => faults.filter(({ field }) => field === fault.field))
  const expected = new Set(
    all.map(({ constant }) => constant).filter(constant => constant !== null),
  )
  return expected.size > 1
    ? invalidInput(fault.field, `Expected one of ${[...expected].join(', ')}`)
    : invalidInput(fault.field, fault.message)
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index])
  return (a[differing] ?? 0) - (b[differing] ?? 0)
}
