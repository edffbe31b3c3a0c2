/** After this long a key begins a new word. */
const WORD_MS = 500

const digit = /\p{Nd}/u

/** How often one can count back from a digit: digits stand in order in each script. */
function valueOf(figure: string): string {
  const code = figure.codePointAt(0)!
  let value = 0
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value++
  return `${value}`
}

/** As either is compared: without capitals, and with the digits that every keyboard has. */
const plain = (text: string) =>
  text
    .trimStart()
    .toLowerCase()
    .replace(/\p{Nd}/gu, valueOf)

/**
 * Finds the entry that begins with what is typed in quick order, after the active one; the same
 * letter again goes on to the next such entry. Null where there is none, or `key` is no character.
 */
export function typeahead() {
  let typed = ''
  let last = 0
  return (key: string, texts: readonly string[], active: number): number | null => {
    const now = performance.now()
    if (now - last > WORD_MS) typed = ''
    if (key.length !== 1 || (key === ' ' && !typed)) return null
    last = now
    const repeats = typed === key
    if (!repeats) typed += plain(key)
    const from = active + (typed.length === 1 ? 1 : 0)
    for (let step = 0; step < texts.length; step++) {
      const index = (from + step) % texts.length
      if (plain(texts[index] ?? '').startsWith(typed)) return index
    }
    return null
  }
}
