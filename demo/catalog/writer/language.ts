/** How a template language prints what an expression of it gives. */
export interface Language {
  id: string
  label: string
  /** Of its files, with the dot. */
  extension: string
  /** What an author has to know before pasting, in one line. */
  note: string
  /** How a variable of the template is written; where there are none, what stands for its value. */
  variable: (name: string) => string
  /** In a double-quoted attribute: a text or a number. */
  text: (expression: string) => string
  /** In a double-quoted attribute: true or false, whatever the language itself prints for these. */
  flag: (expression: string) => string
  /** In a script element. */
  json: (expression: string) => string
  /** The characters that would begin something of the language, as a pattern of one character each. */
  special: RegExp | null
  /** HTML as a template that prints just this HTML. */
  html: (html: string) => string
}

const simple = /^(?:[\w$.[\]'"()]|->)+$/

/** A variable that is written as it is called. */
export const byName = (name: string): string => name

/** An expression that an operator may stand beside. */
export const grouped = (expression: string): string =>
  simple.test(expression) ? expression : `(${expression})`

/** An expression without the marks around it that it may have been copied with: a group of `marks`. */
export function bare(expression: string, marks: RegExp): string {
  const [, ...groups] = marks.exec(expression.trim()) ?? []
  return (groups.find(group => group !== undefined) ?? expression).trim()
}
