import * as fc from 'fast-check'
import { vectors } from './xss-vectors.ts'

const pieces = vectors.flatMap(vector => vector.match(/<[^>]*>?|[^<]+/g) ?? [])
const glue = [
  '"',
  "'",
  '`',
  '>',
  '<',
  '</',
  '/>',
  '-->',
  '<!--',
  '\u0000',
  '\t',
  '&#60;',
  '<p>',
  '</p>',
  ' ',
]

/** Random markup from pieces of the vectors and from text between them. */
const fragment = fc
  .array(
    fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...glue), fc.string({ maxLength: 5 })),
    { minLength: 1, maxLength: 9 },
  )
  .map(parts => parts.join(''))

/** The same fragments in every run. */
export const fragments = (count: number): string[] =>
  fc.sample(fragment, { numRuns: count, seed: 20_262 })
