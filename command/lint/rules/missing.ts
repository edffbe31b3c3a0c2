import type { BlueprintField } from '../../../src/element/blueprint.ts'
import { expectation, otherwise } from '../../../src/element/wording.ts'
import { isUnknown } from '../blank.ts'
import { attribute, offsetOf } from '../html.ts'
import { judge } from '../judge.ts'
import type { Host, Page } from '../page.ts'
import { error, warning, type Problems } from '../problem.ts'
import { isStated, isInMeta, isStored } from '../sources.ts'
import { disabledIn } from './tags.ts'

/** Whether the attribute has a value, valid or not: another rule reports an invalid value. */
function isWritten(host: Host, field: BlueprintField): boolean {
  const value = attribute(host.element, field.attributeName)
  return host.plan.byAttribute.has(field.attributeName) && judge(field, value) !== 'nothing'
}

/** Whether anything in the file sets the field. */
export const isGiven = (page: Page, host: Host, field: BlueprintField): boolean =>
  isWritten(host, field) ||
  isStated(page, host, field) ||
  isStored(page, field) ||
  isInMeta(page, field)

/** Whether the layout of the page, in another file, may set the field. */
const isOfLayout = ({ store, meta }: BlueprintField): boolean => !!store || !!meta

function* missingOf(page: Page, host: Host): Problems {
  const { element, plan } = host
  for (const field of plan.fields) {
    if (!field.required || (!page.isWhole && isOfLayout(field))) continue
    if (isGiven(page, host, field)) continue
    const where = page.isWhole
      ? 'the fallback shows'
      : 'the fallback shows, unless page state sets the field'
    const told = `<${element.tagName}> needs ${field.attributeName}: expected ${expectation(field)}, got nothing${otherwise(field)}; ${where}`
    // A script can fill any page store. But the addresses of calls come from page state and metas alone.
    const isSure = page.isWhole && (!field.store || field.call)
    yield (isSure ? error : warning)('missing', offsetOf(element), told)
  }
}

/** Tags that the page loads and whose attributes are all known. */
export function knownHosts(page: Page): readonly Host[] {
  const disabled = disabledIn(page)
  return page.hosts.filter(({ element: { attrs, tagName }, isInert }) => {
    const isOpen = attrs.some(({ name }) => isUnknown(name))
    return !isInert && !isOpen && !disabled.includes(tagName)
  })
}

/** Finds required fields that nothing in the page sets (COR-006). */
export function* missing(page: Page): Problems {
  for (const host of knownHosts(page)) yield* missingOf(page, host)
}
