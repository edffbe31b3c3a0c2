import type { Descriptor } from '../../../src/element/describe.ts'
import { isMisfit, isNothing } from '../../../src/element/parse.ts'
import {
  expectation,
  misfitText,
  missingProblem,
  nearest,
  quote,
  unknownText,
  type Problem,
} from '../../../src/element/wording.ts'
import { fieldsOf, valueOf, type GivenFields } from './read.ts'
import { isWritten } from './place.ts'

/**
 * The warnings of the element, in the same words. Expressions are not judged: their value is unknown. A required
 * field is not missing if a meta or page store may set it, unless it is the address of a call: the tag is to work as it
 * is written.
 */
export function judge(descriptor: Descriptor, fields: GivenFields): readonly Problem[] {
  const known = fieldsOf(descriptor)
  const names = known.map(({ name }) => name)
  const strangers = Object.keys(fields).filter(name => !names.includes(name))
  const problems = known.flatMap(field => {
    const given = fields[field.name]
    if (given && 'expression' in given) return []
    const received = given?.value
    const isMissing = field.required && (field.call || (!field.store && !field.meta))
    if (isNothing(field, received)) return isMissing ? missingProblem(field) : []
    const used = valueOf(field, received)
    if (!isMisfit(field, used, received)) return []
    if (isMissing && used === undefined) return missingProblem(field, { received })
    const name = isWritten(field, received) ? field.attributeName : field.name
    const message = misfitText(name, field, received, used ?? field.default)
    return { field: field.name, expected: expectation(field), received: quote(received), message }
  })
  const unknown = strangers.map(field => ({
    field,
    expected: `one of ${names.join(', ')}`,
    received: field,
    message: unknownText(field, nearest(field, names)),
  }))
  return [...problems, ...unknown]
}
