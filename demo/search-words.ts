/** The database looks through all products once for each word, so the number of words is limited (STO-001). */
export const mostWords = 12
const longest = 200

/** The different words of a search. null: more or longer than any search needs. */
export function searchWords(text: string): string[] | null {
  if (text.length > longest) return null
  // PostgreSQL takes every character but U+0000.
  const words = new Set(text.replaceAll('\0', '').split(/\s+/).filter(Boolean))
  return words.size > mostWords ? null : [...words]
}
