import { distance, nearest, unknownText } from '../../../src/element/wording.ts'
import { error, warning, type Problem, type Rule } from '../problem.ts'

/** Up to a third of the letters differ. With more, the author means another name. */
const isMisspelt = (name: string, near: string): boolean =>
  distance(name, near) <= Math.max(1, Math.floor(name.length / 3))

/**
 * The problem of an unknown name: an error if the name looks misspelt, a warning if it may belong to the page.
 * `prefix`: the start of all names of this kind, which does not count.
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
