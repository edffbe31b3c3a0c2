const literal = /true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y
const string = /"([ !#-[\]-\uffff]|\\(["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const space = /[ \t\n\r]*/y

/** Returns the index at which `text` stops being JSON. Engines report this index in different ways, or not at all. */
export function jsonFault(text: string): number {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return !!found
  }
  const sign = (expected: string): boolean => {
    take(space)
    if (text[at] !== expected) return false
    at += 1
    return true
  }
  const items = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true
    do {
      take(space)
      if (!item()) return false
    } while (sign(','))
    return sign(end)
  }
  const value = (): boolean => {
    take(space)
    if (sign('{')) return items('}', () => take(string) && sign(':') && value())
    if (sign('[')) return items(']', value)
    return take(string) || take(literal)
  }
  if (value()) take(space)
  return at
}
