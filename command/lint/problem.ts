/** 'note': correct, if another file does its part. */
export type Severity = 'error' | 'warning' | 'note'

export type Rule =
  | 'unknown-tag'
  | 'unknown-attribute'
  | 'unknown-field'
  | 'unknown-message'
  | 'value'
  | 'missing'
  | 'state-json'
  | 'state-escape'
  | 'state-name'
  | 'target'
  | 'placement'
  | 'form'
  | 'loader'
  | 'token'
  | 'address'

export interface Problem {
  rule: Rule
  severity: Severity
  /** Index into the text of the file. */
  offset: number
  message: string
}

export type Problems = Generator<Problem, void>

export const error = (rule: Rule, offset: number, message: string): Problem => ({
  rule,
  severity: 'error',
  offset,
  message,
})
export const warning = (rule: Rule, offset: number, message: string): Problem => ({
  ...error(rule, offset, message),
  severity: 'warning',
})
