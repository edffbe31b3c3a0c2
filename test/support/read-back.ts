import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { fieldsOf, valueOf } from '../../demo/catalog/writer/read.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { isNothing } from '../../src/element/parse.ts'

type Element = DefaultTreeAdapterTypes.Element
export type Values = Readonly<Record<string, unknown>>

/** The configuration that a host reads from these sources. The first source wins. Page stores and metas are empty. */
export function configOf(descriptor: Descriptor, ...sources: readonly Values[]): Values {
  const values = fieldsOf(descriptor).map(field => {
    const fitting = sources
      .map(source => source[field.name])
      .filter(given => !isNothing(field, given))
      .map(given => valueOf(field, given))
      .find(value => value !== undefined)
    return [field.name, fitting ?? field.default]
  })
  return Object.fromEntries(values)
}

const attributesOf = ({ attrs }: Element): Map<string, string> =>
  new Map(attrs.map(({ name, value }) => [name, value]))

const isState = (node: DefaultTreeAdapterTypes.ChildNode): node is Element =>
  'attrs' in node && attributesOf(node).has('data-dp-state')

export interface ReadBack {
  id: string | undefined
  config: Values
  /** The fallback, as HTML. */
  content: string
}

/** Reads a page with one tag and nothing else, as a browser and the element do. */
export function readBack(descriptor: Descriptor, page: string): ReadBack {
  const [host, ...others] = parseFragment(page).childNodes
  if (!host || !('attrs' in host) || host.tagName !== descriptor.tag || others.length > 0) {
    throw new Error(`Not one <${descriptor.tag}>: ${page}`)
  }
  const attributes = attributesOf(host)
  const written = Object.fromEntries(
    fieldsOf(descriptor).map(({ name, attributeName }) => [name, attributes.get(attributeName)]),
  )
  const states = host.childNodes.filter(isState)
  const stated = states.map((script): Values => {
    const [text] = script.childNodes
    return JSON.parse(text && 'value' in text ? text.value : '')
  })
  host.childNodes = host.childNodes.filter(node => !isState(node))
  return {
    id: attributes.get('id'),
    config: configOf(descriptor, written, ...stated),
    content: serialize(host).trim(),
  }
}
