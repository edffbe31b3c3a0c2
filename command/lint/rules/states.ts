import type { Blueprint } from '../../../src/element/blueprint.ts'
import { quote } from '../../../src/element/wording.ts'
import { page } from '../../../src/page/page.ts'
import { elements, knownTags } from '../../catalogue.ts'
import { isUnknown } from '../blank.ts'
import { attribute, isElement, offsetOf } from '../html.ts'
import { judge, misfitOf } from '../judge.ts'
import type { Page, State } from '../page.ts'
import { error, warning, type Problems } from '../problem.ts'
import { standingOf } from '../sources.ts'
import { indexOf } from '../state-text.ts'
import { stranger } from './names.ts'

/** Keys of page state "page": the page stores (core.md), several products, and addresses of calls (COR-124). */
const pageFields = [...Object.keys(page).map(name => name.replace('$', '')), 'products', 'calls']

const names = [...elements.values()].map(({ name }) => name)
const reserved = ['page', 'messages']

/** The element that a script configures: the tag around the script, or all tags of its name. */
export function planOf({ element, name }: State): Blueprint | undefined {
  const { parentNode } = element
  if (reserved.includes(name)) return undefined
  const around = isElement(parentNode) ? elements.get(parentNode.tagName) : undefined
  return around ?? elements.get(`dp-${name}`)
}

/** The rest of the line from the fault on. */
const near = (text: string, at: number): string => quote(text.slice(at).split('\n', 1)[0]?.trim())

function* faultOf({ element, name, text, offset, faultAt, isObject }: State): Problems {
  if (attribute(element, 'type')?.trim().toLowerCase() !== 'application/json') {
    const told = `page state "${name}": expected type="application/json", got ${quote(attribute(element, 'type'))}`
    yield error('state-json', offsetOf(element), `${told}; browsers run the JSON as a script`)
  }
  if (!isObject) {
    yield error(
      'state-json',
      offset + indexOf(text, []),
      `page state "${name}": expected an object, got ${near(text, indexOf(text, []))}; this page state is ignored`,
    )
  }
  if (faultAt === null || isCut(text, faultAt)) return
  yield error(
    'state-json',
    offset + faultAt,
    `page state "${name}" is not valid JSON at ${near(text, faultAt)}; this page state is ignored`,
  )
}

/** Whether a `</script` inside a text ends the script. */
const isCut = (text: string, faultAt: number): boolean =>
  /^"(?:[^"\\\n]|\\.)*$/.test(text.slice(faultAt).trimEnd())

const swallows = 'can pull the following HTML into the script'
const escapes: readonly { found: RegExp; received: string; expected: string; why: string }[] = [
  { found: /<!--/g, received: '<!--', expected: '\\u003c!--', why: swallows },
  { found: /<script/gi, received: '<script', expected: '\\u003cscript', why: swallows },
  {
    found: /\u2028/g,
    received: 'U+2028',
    expected: '\\u2028',
    why: 'ends a line in old JavaScript',
  },
  {
    found: /\u2029/g,
    received: 'U+2029',
    expected: '\\u2029',
    why: 'ends a line in old JavaScript',
  },
]

function* escapesOf({ name, text, offset, faultAt }: State): Problems {
  if (faultAt !== null && isCut(text, faultAt)) {
    const told = `page state "${name}" ends inside a text: expected \\u003c/script, got </script`
    yield error('state-escape', offset + text.length, `${told}; this page state is ignored`)
  }
  for (const { found, received, expected, why } of escapes) {
    for (const { index } of text.matchAll(found)) {
      const told = `page state "${name}": expected ${expected}, got ${received}, which ${why}`
      yield warning('state-escape', offset + index, told)
    }
  }
}

function* nameOf({ hosts, isWhole }: Page, state: State): Problems {
  const { element, name } = state
  const offset = offsetOf(element, 'data-dp-state')
  if (isUnknown(name)) return
  const plan = planOf(state)
  const { parentNode } = element
  const isChild = isElement(parentNode) && elements.has(parentNode.tagName)
  if (isChild && plan && name !== plan.name) {
    const told = `page state inside <${plan.descriptor.tag}> must have its name: expected "${plan.name}", got ${quote(name)}`
    yield error('state-name', offset, told)
  } else if (!reserved.includes(name) && !plan) {
    yield stranger('state-name', offset, `page state "${name}"`, name, [...names, ...reserved])
  } else if (plan && !isChild && isWhole && hosts.every(host => host.plan !== plan)) {
    yield warning(
      'state-name',
      offset,
      `page state "${name}" does nothing: the page has no <${plan.descriptor.tag}>`,
    )
  }
}

/** Checks the fields of one script. */
function* fieldsOf(state: State): Problems {
  const { name, fields, text, offset } = state
  const at = (path: readonly (string | number)[], isName = false) =>
    offset + indexOf(text, path, isName)
  const plan = planOf(state)
  const known = plan ? plan.fields.map(field => field.name) : name === 'page' ? pageFields : null
  for (const [key, value] of Object.entries(fields)) {
    const what = `page state "${name}" field ${key}`
    const field = plan?.fields.find(one => one.name === key)
    if (known && !known.includes(key) && !isUnknown(key)) {
      yield stranger('unknown-field', at([key], true), what, key, known)
    } else if (field && judge(field, value) === 'misfit') {
      const { path, expected, received } = misfitOf(field, value)
      const place = path.map(one => (typeof one === 'number' ? `[${one}]` : `.${one}`)).join('')
      const told = `${what}${place}: expected ${expected}, got ${received}`
      yield error('value', at([key, ...path]), `${told}; ${standingOf(field)}`)
    } else if (name === 'messages' && !plan && !knownTags.includes(key) && !isUnknown(key)) {
      yield stranger(
        'unknown-tag',
        at([key], true),
        `<${key}> in page state "messages"`,
        key,
        knownTags,
        'dp-',
      )
    }
  }
}

/** Checks page state: valid JSON, a known name, an element in the page, valid fields. */
export function* states(read: Page): Problems {
  for (const state of read.states) {
    yield* faultOf(state)
    yield* escapesOf(state)
    yield* nameOf(read, state)
    yield* fieldsOf(state)
  }
}
