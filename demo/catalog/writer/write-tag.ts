import type { BlueprintField } from '../../../src/element/blueprint.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { attributeText, scriptJson } from './escape.ts'
import { indent } from './indent.ts'
import type { Language } from './language.ts'
import { isIdle, isScalar, isWritten } from './place.ts'
import { fieldsOf, valueOf, type Given, type GivenFields } from './read.ts'

export interface TagContent {
  fields: GivenFields
  /** HTML of the fallback. */
  content?: string
  id?: string
}

interface Entry {
  field: BlueprintField
  given: Given
}

const widest = 100

const isAttribute = ({ field, given }: Entry): boolean =>
  'expression' in given ? isScalar(field) : isWritten(field, given.value)

/** The fields to write, in the order of the descriptor. */
const entriesOf = (descriptor: Descriptor, fields: GivenFields): readonly Entry[] =>
  fieldsOf(descriptor).flatMap((field): Entry[] => {
    const given = fields[field.name]
    if (!given || ('value' in given && isIdle(field, given.value))) return []
    return [{ field, given }]
  })

/** Whether the tag needs page state. */
export const hasState = (descriptor: Descriptor, fields: GivenFields): boolean =>
  !entriesOf(descriptor, fields).every(isAttribute)

function attribute({ field, given }: Entry, language: Language): string {
  const { attributeName: name, kind } = field
  if ('expression' in given) {
    const { expression } = given
    return `${name}="${kind === 'flag' ? language.flag(expression) : language.text(expression)}"`
  }
  if (kind === 'flag' && valueOf(field, given.value) === true) return name
  return `${name}="${attributeText(`${given.value}`, language)}"`
}

function script(name: string, entries: readonly Entry[], language: Language): string {
  const lines = entries.map(({ field, given }) => {
    const json =
      'expression' in given
        ? language.json(given.expression)
        : indent(scriptJson(given.value, language), '  ')
    return `  "${field.name}": ${json}`
  })
  const json = `{\n${lines.join(',\n')}\n}`
  return `<script type="application/json" data-dp-state="${name}">\n  ${indent(json, '  ')}\n</script>`
}

function opening(tag: string, attributes: readonly string[]): string {
  const line = `<${[tag, ...attributes].join(' ')}>`
  if (line.length <= widest) return line
  return `<${[tag, ...attributes].join('\n  ')}>`
}

/**
 * The lines to paste: attributes for values that differ from the default, page state for other values, and the
 * fallback. Characters with a meaning in the template language are escaped.
 */
export function writeTag(
  descriptor: Descriptor,
  { fields, content = '', id }: TagContent,
  language: Language,
): string {
  const { tag } = descriptor
  const entries = entriesOf(descriptor, fields)
  const attributes = entries.filter(isAttribute).map(entry => attribute(entry, language))
  const named = id ? [`id="${attributeText(id, language)}"`] : []
  const state = entries.filter(entry => !isAttribute(entry))
  const parts = [
    ...(state.length > 0 ? [`  ${indent(script(tag.slice(3), state, language), '  ')}`] : []),
    ...(content ? [language.html(content)] : []),
  ]
  const isShort = state.length === 0 && !content.includes('\n')
  const inside = isShort ? parts.join('') : `\n${parts.join('\n')}\n`
  return `${opening(tag, [...named, ...attributes])}${inside}</${tag}>`
}
