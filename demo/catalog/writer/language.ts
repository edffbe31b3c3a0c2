/** How a template language prints the value of an expression. */
export interface Language {
  id: string
  label: string
  /** File extension, with the dot. */
  extension: string
  /** A hint for authors, in one line. */
  note: string
  /** A variable of the template. Without variables: a placeholder for the value. */
  variable: (name: string) => string
  /** Prints a text or a number in a double-quoted attribute. */
  text: (expression: string) => string
  /** Prints true or false in a double-quoted attribute. Languages differ in how they print booleans. */
  flag: (expression: string) => string
  /** Prints JSON in a script element. */
  json: (expression: string) => string
  /** Matches single characters that would start template code. */
  special: RegExp | null
  /** Template code that prints exactly this HTML. */
  html: (html: string) => string
}

const simple = /^(?:[\w$.[\]'"()]|->)+$/

/** A variable written as its plain name. */
export const byName = (name: string): string => name

/** Puts an expression into parentheses, if an operator beside it needs them. */
export const grouped = (expression: string): string =>
  simple.test(expression) ? expression : `(${expression})`

/** Removes template marks that were copied with an expression. `marks` has a group for the expression. */
export function bare(expression: string, marks: RegExp): string {
  const [, ...groups] = marks.exec(expression.trim()) ?? []
  return (groups.find(group => group !== undefined) ?? expression).trim()
}
