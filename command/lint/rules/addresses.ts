import type { CallSpec } from '../../../src/contract/call.ts'
import { contract } from '../../../src/contract/index.ts'
import type { BlueprintField } from '../../../src/element/blueprint.ts'
import { addressFits, callMeta } from '../../../src/element/formats.ts'
import { expectedAddress, quote } from '../../../src/element/wording.ts'
import { isUnknown } from '../blank.ts'
import { attribute, offsetOf } from '../html.ts'
import { judge } from '../judge.ts'
import type { Host, Page, State } from '../page.ts'
import { error, type Problems } from '../problem.ts'
import { indexOf } from '../state-text.ts'
import { stranger } from './names.ts'
import { planOf } from './states.ts'

const calls: ReadonlyMap<string, CallSpec> = new Map(contract.map(call => [call.id, call]))
const ids = [...calls.keys()]

const prefix = callMeta('')
/** Begins like the name of an address, but lists origins (COR-123). */
const origins = callMeta('origins')

/** An address as the file gives it. `what`: how the message names the place. */
interface Given {
  what: string
  address: unknown
  /** Offsets of the name and of the address. */
  at: (isName: boolean) => number
}

function* judged(id: string, { what, address, at }: Given): Problems {
  const call = calls.get(id)
  if (isUnknown(id)) return
  if (!call) {
    yield stranger('address', at(true), `call ${id}`, id, ids)
  } else if (!isPrinted(address) && !addressFits(call, address)) {
    const told = `${what}: expected ${expectedAddress(call)}, got ${quote(address)}`
    yield error('address', at(false), `${told}; using ${call.path} instead`)
  }
}

const isPrinted = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'string' && isUnknown(value))

function* inState({ fields, name, offset, text }: State): Problems {
  const { calls: given } = fields
  if (name !== 'page' || typeof given !== 'object' || given === null) return
  for (const [id, address] of Object.entries(given)) {
    const at = (isName: boolean) => offset + indexOf(text, ['calls', id], isName)
    yield* judged(id, { what: `the address of ${id}`, address, at })
  }
}

function* inMetas({ metaElements }: Page): Problems {
  for (const element of metaElements) {
    const name = attribute(element, 'name') ?? ''
    if (!name.startsWith(prefix) || name === origins) continue
    const at = (isName: boolean) => offsetOf(element, isName ? 'name' : 'content')
    const address = attribute(element, 'content')
    const id = name.slice(prefix.length)
    yield* judged(id, { what: `the address of ${id}`, address, at })
  }
}

/** Fields for addresses. Another rule judges what is no address at all. */
const fieldsOf = (fields: readonly BlueprintField[], given: (field: BlueprintField) => unknown) =>
  fields.flatMap(field => {
    const address = given(field)
    return field.call && judge(field, address) === 'fits'
      ? [{ field, id: field.call, address }]
      : []
  })

function* inAttributes({ element, plan }: Host): Problems {
  const written = fieldsOf(plan.fields, ({ attributeName }) => attribute(element, attributeName))
  for (const { field, id, address } of written) {
    const what = `<${element.tagName}> ${field.attributeName}`
    yield* judged(id, { what, address, at: () => offsetOf(element, field.attributeName) })
  }
}

function* inTagState(state: State): Problems {
  const { fields, name, offset, text } = state
  for (const { field, id, address } of fieldsOf(
    planOf(state)?.fields ?? [],
    one => fields[one.name],
  )) {
    const what = `page state "${name}" field ${field.name}`
    yield* judged(id, { what, address, at: () => offset + indexOf(text, [field.name]) })
  }
}

/** Judges the addresses of calls as elements do, and finds ids that no call has (COR-124). */
export function* addresses(page: Page): Problems {
  yield* inMetas(page)
  for (const state of page.states) {
    yield* inState(state)
    yield* inTagState(state)
  }
  for (const host of page.hosts) yield* inAttributes(host)
}
