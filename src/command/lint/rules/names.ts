import { distance, nearest, unknownText } from '../../../element/wording.ts'
import { error, warning, type Problem, type Rule } from '../problem.ts'

/** A third of the letters: more, and the author has something else in mind. */
const isMisspelt = (name: string, near: string): boolean =>
  distance(name, near) <= Math.max(1, Math.floor(name.length / 3))

/**
 * Tells of a name that the library does not know: an error where it looks misspelt, a warning where it may be
 * the page's own. `prefix`: what all names of its kind begin with.
 */
export function stranger(
  rule: Rule,
  offset: number,
  what: string,
  name: string,
  names: readonly string[],
  prefix = '',
): Problem {
  const near = nearest(name, names)
  const tell = isMisspelt(name.slice(prefix.length), near.slice(prefix.length)) ? error : warning
  return tell(rule, offset, unknownText(what, near))
}
