import type { BlueprintField } from '../../src/element/blueprint.ts'
import { quote } from '../../src/element/wording.ts'
import { isUnknown } from './blank.ts'
import { attribute } from './html.ts'
import { judge, valueOf } from './judge.ts'
import type { Host, Page, State } from './page.ts'

const pageStates = ({ pageStates: byName }: Page, name: string): readonly State[] =>
  byName.get(name) ?? []

/** Page state for an element; the first entry wins (COR-003, COR-004, COR-016). */
function statesOf(page: Page, { element, plan, states }: Host): readonly State[] {
  const all = pageStates(page, plan.name).toReversed()
  const id = attribute(element, 'id')
  const own = id ? all.filter(one => one.for === id || isUnknown(one.for)) : []
  return [...states, ...own, ...all.filter(one => one.for === '')]
}

/** The value of a field in page state, or 'unknown' if the server prints it. */
function given(
  page: Page,
  host: Host,
  field: BlueprintField,
): { value: unknown } | 'unknown' | null {
  for (const { fields, isOpen } of statesOf(page, host)) {
    const value = fields[field.name]
    const verdict = judge(field, value)
    if (isOpen || verdict === 'unknown') return 'unknown'
    if (verdict === 'fits') return { value: valueOf(field, value) }
  }
  return null
}

/** Whether page state has a value, valid or not: another rule reports an invalid value. */
export const isStated = (page: Page, host: Host, field: BlueprintField): boolean =>
  statesOf(page, host).some(
    ({ fields, isOpen }) => isOpen || judge(field, fields[field.name]) !== 'nothing',
  )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether page state "page" fills the page store that a field reads. */
export function isStored(page: Page, { store }: BlueprintField): boolean {
  const [name = '', key] = store?.path.split('.') ?? []
  return pageStates(page, 'page').some(({ fields, isOpen }) => {
    const products = Array.isArray(fields['products']) ? fields['products'] : []
    const filled = {
      ...fields,
      asin: fields['asin'] ?? (isObject(fields['product']) ? fields['product']['asin'] : null),
    }
    const held = name === 'product' ? [fields['product'], ...products] : [filled[name as 'asin']]
    return isOpen || held.some(one => (key ? isObject(one) && one[key] != null : one != null))
  })
}

export const isInMeta = ({ metas }: Page, { meta }: BlueprintField): boolean =>
  !!meta && !!metas.get(meta)

/** Says what the element uses instead of an invalid attribute. */
export function insteadOf(
  page: Page,
  host: Host,
  field: BlueprintField,
  received: unknown,
): string {
  const clamped = valueOf(field, received)
  if (clamped !== undefined) return `using ${quote(clamped)} instead`
  const stated = given(page, host, field)
  if (stated === 'unknown') return 'using page state instead'
  if (stated) return `using ${quote(stated.value)} instead`
  if (field.store && isStored(page, field)) return 'using the page store instead'
  if (isInMeta(page, field)) return `using the meta ${field.meta} instead`
  return standingOf(field)
}

export const standingOf = (field: BlueprintField): string => {
  if (field.default !== undefined) return `using ${quote(field.default)} instead`
  return field.required ? 'the fallback shows' : 'the value is ignored'
}
