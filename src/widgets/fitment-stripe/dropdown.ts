import type { FinderCode } from './finders.ts'
import { text } from './text.ts'

/** The text finder, until it is written. */
export const dropdown: FinderCode = text
