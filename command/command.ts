/** Output and surroundings of a command. */
export interface Terminal {
  /** Prints a line to standard output. */
  say: (text: string) => void
  /** Prints a line to standard error. */
  complain: (text: string) => void
  hasColors: boolean
  /** Folder of the built library, with a slash at the end. */
  library: string
  version: string
}

/** 0: no errors; 1: errors found; 2: wrong use. */
export type ExitCode = 0 | 1 | 2

export interface Command {
  about: string
  usage: string
  /** `words`: the arguments after the name of the command. */
  run: (words: readonly string[], terminal: Terminal) => ExitCode | Promise<ExitCode>
}

/** The user called the command wrongly: the message shows without a stack, with exit code 2. */
export class WrongUse extends Error {}
