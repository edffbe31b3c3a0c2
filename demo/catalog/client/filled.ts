import type { Descriptor, Field } from '../../../src/element/describe.ts'
import { moveIn } from '../writer/indent.ts'
import { fieldsOf } from '../writer/read.ts'

/** The values in the form, as texts. */
export interface Entry {
  /** A value, or an expression of the template language. */
  from: 'value' | 'expression'
  text: string
}
export type Filled = ReadonlyMap<string, Entry>

/** An example in parts: the fields of its tag, the content of the tag, and the HTML around the tag. */
export interface Taken {
  filled: Filled
  /** Without page state. */
  content: string
  /** HTML around the tag. */
  before: string
  after: string
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)

function attributesOf(tag: Element, descriptor: Descriptor): [string, Entry][] {
  return fieldsOf(descriptor).flatMap(({ name, attributeName, kind }): [string, Entry][] => {
    const held = tag.getAttribute(attributeName)
    if (held === null) return []
    return [[name, { from: 'value', text: kind === 'flag' && !held ? 'true' : held }]]
  })
}

function stateOf(tag: Element): [string, Entry][] {
  const script = tag.querySelector('script[data-dp-state]')
  const state: object = JSON.parse(script?.textContent || '{}')
  script?.remove()
  return Object.entries(state).map(([name, value]) => [
    name,
    { from: 'value', text: written(value) },
  ])
}

const placeholder = 'dp-tag-goes-here'

/** `html` holds one tag of this element. */
export function take(descriptor: Descriptor, html: string): Taken {
  const { tag } = descriptor
  const page = new DOMParser().parseFromString(html, 'text/html')
  const element = page.querySelector(tag)
  if (!element) throw new Error(`No <${tag}> in its example`)
  const filled = new Map([...attributesOf(element, descriptor), ...stateOf(element)])
  const content = moveIn(element.innerHTML)
  element.replaceWith(page.createComment(placeholder))
  const [before = '', after = ''] = page.body.innerHTML.split(`<!--${placeholder}-->`)
  return { filled, content, before: before.trimStart(), after: after.trimEnd() }
}

/** The value of a control's text. Throws if JSON is invalid. */
export function valueOf({ kind }: Pick<Field, 'kind'>, text: string): unknown {
  if (kind === 'flag') return text === 'true'
  if (kind === 'whole' || kind === 'number') return text.trim() === '' ? text : Number(text)
  return kind === 'json' ? JSON.parse(text) : text
}
