import type { ReactNode } from 'react'

const nothing = '–'

/** true: the value shows nothing: absent, or a text of white space and control characters. */
const isEmpty = (value: ReactNode): boolean =>
  value === null ||
  value === undefined ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && /^[\s\p{C}]*$/u.test(value))

/** Returns what a cell shows for a value: a dash for nothing. */
export const orDash = (value: ReactNode): ReactNode => (isEmpty(value) ? nothing : value)
