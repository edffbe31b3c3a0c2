/** The texts of a list that an author writes with spaces or commas between them: each once, in their order. */
export const tokensIn = (written: string): readonly string[] => [
  ...new Set(written.split(/[\s,]+/).filter(Boolean)),
]
