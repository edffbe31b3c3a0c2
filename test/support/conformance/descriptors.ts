import type { GenericSchema } from 'valibot'
import type { Shape } from '../../../src/contract/fits.ts'
import type { CallSpec, Fault } from '../../../src/contract/call.ts'
import type { Descriptor, Failure, Sight } from '../../../src/element/describe.ts'
import { commonAttributes } from '../../../src/element/wording.ts'
import { writtenFields } from '../samples.ts'
import { written } from './fields.ts'

/** Finds contradictions between descriptors, or with core.md, as sentences. */

/** Describes a schema as text. Schemas that accept the same values have the same text. */
function typeOf(schema: GenericSchema | Shape | undefined): string {
  if (!schema) return 'nothing'
  const { type, wrapped, item, value, entries, options = [], literal } = schema as Shape
  const inner = wrapped ?? item ?? value
  if (inner) return `${type} of ${typeOf(inner)}`
  if (entries) {
    const parts = Object.keys(entries).map(key => `${key}: ${typeOf(entries[key])}`)
    return `{${parts.sort().join(', ')}}`
  }
  if (type === 'picklist') return options.map(String).sort().join(' | ')
  if (type === 'union') return options.map(option => typeOf(option as Shape)).join(' | ')
  return type === 'literal' ? String(literal) : type
}

interface Said {
  tag: string
  name: string
  /** Keys of the detail, each with its type. */
  types: Readonly<Record<string, string>>
  /** undefined: the element only listens to the event. */
  cancelable?: boolean
}

/** Keys of an event's detail, each with its type. */
export const typesOf = (detail: GenericSchema): Record<string, string> => {
  const { entries = {} } = detail as unknown as Shape
  return Object.fromEntries(Object.keys(entries).map(key => [key, typeOf(entries[key])]))
}

const eventsOf = ({ events, hears = {}, tag }: Descriptor): Said[] => [
  ...Object.entries(events).map(([name, { cancelable, detail }]) => ({
    tag,
    name,
    types: typesOf(detail),
    cancelable: !!cancelable,
  })),
  ...Object.entries(hears).map(([name, { detail }]) => ({ tag, name, types: typesOf(detail) })),
]

function conflict(one: Said, two: Said): string[] {
  const both = Object.keys(one.types).filter(key => key in two.types)
  const unlike = both.filter(key => one.types[key] !== two.types[key])
  const isOdd = (one.cancelable ?? two.cancelable) !== (two.cancelable ?? one.cancelable)
  const where = `${one.name} of <${one.tag}> and <${two.tag}>`
  return [
    ...unlike.map(key => `${where}: ${key} is ${one.types[key]} and ${two.types[key]}`),
    ...(isOdd ? [`${where}: one is cancelable`] : []),
  ]
}

/** Events with the same name whose details differ in shared keys. */
export function eventConflicts(descriptors: readonly Descriptor[]): string[] {
  const all = descriptors.flatMap(eventsOf)
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(({ name }) => name === one.name)
      .flatMap(two => conflict(one, two)),
  )
}

/** Keys that a listener needs but the sender leaves out. */
export function unsaid(descriptors: readonly Descriptor[]): string[] {
  const all = descriptors.flatMap(eventsOf)
  const heard = all.filter(({ cancelable }) => cancelable === undefined)
  return heard.flatMap(({ name, tag, types }) =>
    all
      .filter(sent => sent.name === name && sent.cancelable !== undefined)
      .flatMap(sent => {
        const wanted = Object.keys(types).filter(key => !types[key]?.startsWith('optional'))
        const missing = wanted.filter(key => !(key in sent.types))
        return missing.map(key => `<${tag}> waits for ${key} of ${name}, not sent by <${sent.tag}>`)
      }),
  )
}

/** Initialisms count as words: offerListingId. */
const camelCase = /^[a-z]+([A-Z][a-z\d]+|\d+)*$/

/** The names that core.md lets stand beside `dp-…`, each for one tag alone. */
const oldNames = new Set(['ajax-success of <dp-side-sheet>', 'ajax-failure of <dp-side-sheet>'])

const isEventName = (name: string, tag: string): boolean =>
  /^dp(-[a-z]+)+$/.test(name) || oldNames.has(`${name} of <${tag}>`)

export const nameFaults = (descriptors: readonly Descriptor[]): string[] =>
  descriptors.flatMap(eventsOf).flatMap(({ name, tag, types }) => {
    const odd = Object.keys(types).filter(key => !camelCase.test(key))
    const lacks = name.endsWith('-failed') ? ['reason', 'status'].filter(key => !types[key]) : []
    return [
      ...(isEventName(name, tag) ? [] : [`${name} of <${tag}> is no name of an event`]),
      ...odd.map(key => `${name} of <${tag}>: ${key} is not in camel case`),
      ...lacks.map(key => `${name} of <${tag}> has no ${key}`),
    ]
  })

/** Ids that name several calls, or a call that is not in the contract. */
export function callConflicts(
  descriptors: readonly Descriptor[],
  contract: readonly CallSpec[],
): string[] {
  const ids = contract.map(({ id }) => id)
  const double = ids.filter((id, at) => ids.indexOf(id) < at)
  const foreign = descriptors.flatMap(({ calls = [], tag }) =>
    calls.filter(call => !contract.includes(call)).map(({ id }) => `${id} of <${tag}> is another`),
  )
  return [...double.map(id => `${id} names several calls`), ...foreign]
}

/** How any call can end. Not `aborted`: nobody hears of that, because the element leaves the page. */
const commonReasons: readonly Exclude<Fault, 'aborted'>[] = [
  'timeout',
  'offline',
  'malformed',
  'unavailable',
]

const isOdd = (known: readonly string[]) => (name: string) => !known.includes(name)

/** true: the sight says nothing, so it would match every element. */
const isEmpty = ({ at, says, state, without }: Sight) => !(at || says || state || without)

const attributesOf = (descriptor: Descriptor): string[] => [
  ...commonAttributes,
  ...writtenFields(descriptor).map(([name, field]) => written(name, field)),
]

/** Names in the failure of a call that are not declared. */
function failureFault(descriptor: Descriptor, failure: Failure): string[] {
  const { events, states = {} } = descriptor
  const { call, ends, resent = [], tells, untold = [], well, when, with: more = {} } = failure
  const reasons: string[] = [...commonReasons, ...Object.keys(call.refusals ?? {})]
  const odd = [
    ...[tells]
      .flat()
      .filter(name => name.startsWith('dp-') && !events[name])
      .map(name => `tells the page by ${name}, which is none of its events`),
    ...[...ends, well]
      .flatMap(({ state }) => (state && !(state in states) ? [state] : []))
      .map(state => `ends in ${state}, which is none of its states`),
    ...[...untold, ...(resent === true ? [] : resent)]
      .filter(isOdd(reasons))
      .map(reason => `ends in no reason ${reason}, but in ${reasons.join(', ')}`),
    ...Object.keys(more)
      .filter(isOdd(attributesOf(descriptor)))
      .map(name => `has ${name}, which is none of its attributes`),
    ...([...ends, well].some(isEmpty) ? ['ends in what anything looks like'] : []),
  ]
  return odd.map(what => `${call.id} of <${descriptor.tag}> ${when} ${what}`)
}

/** Calls without a failure in any example, and undeclared names in failures. */
export const failureFaults = (descriptors: readonly Descriptor[]): string[] =>
  descriptors.flatMap(descriptor => {
    const { calls = [], examples, tag } = descriptor
    const failures = examples.flatMap(example => example.failures ?? [])
    const failing = new Set(failures.map(({ call }) => call))
    return [
      ...calls
        .filter(call => !failing.has(call))
        .map(
          ({ id }) =>
            `no example of <${tag}> says what becomes of ${id} when it fails: write its failures`,
        ),
      ...[...failing]
        .filter(call => !calls.includes(call))
        .map(({ id }) => `${id}, which fails in an example of <${tag}>, is none of its calls`),
      ...failures.flatMap(failure => failureFault(descriptor, failure)),
    ]
  })
