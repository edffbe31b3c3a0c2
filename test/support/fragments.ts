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

/** Made of pieces of the vectors, and of what stands between them. */
const fragment = fc
  .array(
    fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...glue), fc.string({ maxLength: 5 })),
    { minLength: 1, maxLength: 9 },
  )
  .map(parts => parts.join(''))

/** The same ones each time. */
export const fragments = (count: number): string[] =>
  fc.sample(fragment, { numRuns: count, seed: 20_262 })
