/** After this pause, a key starts a new word. */
const WORD_MS = 500

const digit = /\p{Nd}/u

/** The value of a digit: how many digits of the same script come before it in Unicode. */
function valueOf(figure: string): string {
  const code = figure.codePointAt(0)!
  let value = 0
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value++
  return `${value}`
}

/** Text for comparisons: in lower case, with the digits 0 to 9. */
const plain = (text: string) =>
  text
    .trimStart()
    .toLowerCase()
    .replace(/\p{Nd}/gu, valueOf)

/**
 * Finds the next entry that starts with the letters typed quickly, after the active one. The same letter again goes to
 * the next match. null: no match, or `key` is no character.
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
