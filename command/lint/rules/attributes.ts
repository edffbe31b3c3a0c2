import { childFields, type Blueprint } from '../../../src/element/blueprint.ts'
import { commonAttributes, expectation, quote } from '../../../src/element/wording.ts'
import { isUnknown } from '../blank.ts'
import { attribute, elementsIn, offsetOf } from '../html.ts'
import { judge } from '../judge.ts'
import type { Host, Page } from '../page.ts'
import { error, type Problem, type Problems } from '../problem.ts'
import { insteadOf } from '../sources.ts'
import { stranger } from './names.ts'

/** Values of data-load. The loader reads any other value as eager. */
const loadTimes = ['eager', 'visible', 'idle']

/** The problem of an attribute that no field has, or whose field only page state can set. */
function unknownAttribute({ element, plan }: Host, name: string): Problem {
  const { tagName } = element
  const offset = offsetOf(element, name)
  const field = plan.fields.find(({ attributeName }) => attributeName === name)
  if (field) {
    const script = `<script type="application/json" data-dp-state="${plan.name}">`
    const message = `<${tagName}> ${name} does nothing: set "${field.name}" in page state (${script})`
    return error('unknown-attribute', offset, message)
  }
  const names = [...plan.byAttribute.keys(), ...commonAttributes]
  return stranger('unknown-attribute', offset, `<${tagName}> ${name}`, name, names, 'data-')
}

/** Our marks for nodes of the page; a tag may have them too. */
const isMark = (name: string): boolean => name.startsWith('data-dp-')

const isOdd = (plan: Blueprint, name: string): boolean =>
  name.startsWith('data-') &&
  !plan.byAttribute.has(name) &&
  !commonAttributes.includes(name) &&
  !isMark(name) &&
  !isUnknown(name)

function* problemsOf(page: Page, host: Host): Problems {
  const { element, plan } = host
  for (const { name, value } of element.attrs) {
    const field = plan.byAttribute.get(name)
    if (field && judge(field, value) === 'misfit') {
      const told = `<${element.tagName}> ${name}: expected ${expectation(field)}, got ${quote(value)}`
      const instead = insteadOf(page, host, field, value)
      yield error('value', offsetOf(element, name), `${told}; ${instead}`)
    } else if (isOdd(plan, name)) {
      yield unknownAttribute(host, name)
    } else if (name === 'data-load' && !isUnknown(value) && value && !loadTimes.includes(value)) {
      const told = `<${element.tagName}> ${name}: expected one of ${loadTimes.join(', ')}, got ${quote(value)}`
      yield error('value', offsetOf(element, name), `${told}; using "eager" instead`)
    }
  }
}

/** Attributes that an element reads on its children: values, and the same names on the tag itself. */
function* problemsOfChildren({ element, plan }: Host): Problems {
  for (const field of childFields(plan.descriptor)) {
    const { name } = field
    if (attribute(element, name) !== undefined) {
      const message = `<${element.tagName}> ${name} does nothing: write it on the children of the tag`
      yield error('unknown-attribute', offsetOf(element, name), message)
    }
    for (const child of elementsIn(element)) {
      const value = attribute(child, name)
      if (value === undefined || judge(field, value) !== 'misfit') continue
      const told = `<${child.tagName}> ${name}: expected ${expectation(field)}, got ${quote(value)}`
      yield error('value', offsetOf(child, name), `${told}; the value is ignored`)
    }
  }
}

/** Attributes of the library's tags (COR-001, COR-005, COR-010, COR-012). */
export function* attributes(page: Page): Problems {
  for (const host of page.hosts) {
    yield* problemsOf(page, host)
    yield* problemsOfChildren(host)
  }
}
