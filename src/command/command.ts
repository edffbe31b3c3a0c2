/** Where a command's words go, and what it knows of where it runs. */
export interface Terminal {
  /** Puts out a text with a line end. */
  say: (text: string) => void
  /** The same, to where errors go. */
  complain: (text: string) => void
  hasColors: boolean
  /** Where the built library lies, with a slash at its end. */
  library: string
  version: string
}

/** 0: nothing wrong; 1: something was found; 2: wrong use. */
export type ExitCode = 0 | 1 | 2

export interface Command {
  about: string
  usage: string
  /** `words`: what stands behind the command's name. */
  run: (words: readonly string[], terminal: Terminal) => ExitCode | Promise<ExitCode>
}

/** What its author can mend: told without a stack, with exit code 2. */
export class WrongUse extends Error {}
