/** Terms that the shop explains, by the id of the text that explains them. */
const glossary = new Map([
  ['APS-C', 'term.apsC'],
  ['IP68', 'term.ip68'],
  ['OLED', 'term.oled'],
  ['SSD', 'term.ssd'],
] as const)
type TermText = typeof glossary extends Map<string, infer Id> ? Id : never

const pattern = new RegExp(String.raw`\b(${[...glossary.keys()].join('|')})\b`)

interface Piece {
  text: string
  /** The text is a term, and this text explains it. */
  explainedBy?: TermText
}

/** A text in pieces, so that a page can mark its terms: each where it first stands. */
export function termsIn(text: string): Piece[] {
  const seen = new Set<string>()
  return text.split(pattern).map(piece => {
    const explainedBy = (glossary as ReadonlyMap<string, TermText>).get(piece)
    if (!explainedBy || seen.has(piece)) return { text: piece }
    seen.add(piece)
    return { text: piece, explainedBy }
  })
}
