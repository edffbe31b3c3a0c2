import { drawn } from './deep.ts'

/** Ways to write the texts of a page, with letters of other languages. */
export const letters = {
  /** As many letters and words. */
  Arabic: (text: string) =>
    text.replaceAll(/[a-z]/gi, letter => pick('ابتثجحدرسصطعفقكلمنهوي', letter)),
  /** Half as many, each twice as wide, without spaces. */
  Japanese: (text: string) =>
    text
      .replaceAll(/[a-z]{1,2}/gi, pair =>
        pick('かきくけこさしすせそたちつてとなにぬねのはひふへほ', pair),
      )
      .replaceAll(' ', ''),
} as const

const pick = (from: string, [letter = '']: string) => from[letter.charCodeAt(0) % from.length] ?? ''

/** Writes all texts below `root` with other letters, also in shadow roots. Returns a function that restores the texts. */
export function spell(root: ParentNode, letter: keyof typeof letters): () => void {
  const texts = [...drawn(root)]
    .filter(({ localName }) => localName !== 'style')
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(node => node instanceof Text)
    .map(node => ({ node, was: node.data, now: letters[letter](node.data) }))
  for (const { node, now } of texts) node.data = now
  return () => {
    // A view may have drawn a newer text.
    for (const { node, now, was } of texts) if (node.data === now) node.data = was
  }
}
