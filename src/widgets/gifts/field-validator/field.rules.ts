import { entriesOf } from '../../../rules/addresses.ts'
import { failing, type Constraint } from '../../../rules/constraints.ts'
import { readDay, writeDay } from '../../../rules/days.ts'
import {
  plainNumber,
  readNumber,
  readStrictAmount,
  writeAmount,
  writeCurrency,
  writeDecimal,
  writeInteger,
  type NumberSettings,
} from '../../../rules/format.ts'

export const strictAmountError = 'gcui-strict-amount-input-errors'

export interface FieldRules {
  constraints: readonly Constraint[]
  formatter: string | undefined
  isOptional: boolean
  isList: boolean
  /** true: the value has a point and no groups, whatever the locale. */
  isPlain: boolean
  settings: NumberSettings
  today(): string
}

/** What a field lacks. `constraint`: none for what the formatter cannot take. */
export interface Lack {
  errorId: string
  constraint?: Constraint
}

type Writer = (text: string, rules: FieldRules) => string | null

function numberIn(text: string, { formatter, isPlain, settings }: FieldRules): string | null {
  if (isPlain) return text.trim() ? plainNumber(Number(text)) : null
  const takesMoney = formatter === 'currency' || formatter === 'amount'
  return readNumber(text, settings, takesMoney)
}

const writing =
  (write: (plain: string, settings: NumberSettings) => string): Writer =>
  (text, rules) => {
    const number = numberIn(text, rules)
    return number === null ? null : write(number, rules.settings)
  }

const strict = (text: string, { isPlain, settings }: FieldRules): string | null =>
  readStrictAmount(text, isPlain ? { locale: 'en' } : settings)

/** null: the formatter cannot take the text. */
const writers: Readonly<Record<string, Writer>> = {
  integer: writing(writeInteger),
  decimal: writing(writeDecimal),
  amount: writing(writeAmount),
  currency: writing(writeCurrency),
  date(text) {
    const day = readDay(text)
    return day && writeDay(day)
  },
  // The digits of the pattern: other digits would round what the shopper typed.
  strictAmount(text, rules) {
    const number = strict(text, rules)
    return number === null ? null : writeAmount(number, { ...rules.settings, digits: 2 })
  },
}

/** All that a value lacks, in the order in which it is told. */
export function lacksOf(value: string | null, rules: FieldRules): readonly Lack[] {
  const { constraints, formatter, isList, isOptional, today } = rules
  const text = value ?? ''
  const reading = { number: (one: string) => numberIn(one, rules), today }
  const failed = failing(constraints, value, { isOptional, isList }, reading)
  const lacks = failed.map(constraint => ({ errorId: constraint.errorId, constraint }))
  const isEmpty =
    isOptional && failing(notEmpty, value, { isOptional: false, isList: false }, reading).length > 0
  const isUntaken =
    formatter === 'strictAmount' &&
    !isEmpty &&
    (isList ? entriesOf(text) : [text]).some(entry => strict(entry, rules) === null)
  return isUntaken ? [{ errorId: strictAmountError }, ...lacks] : lacks
}

const notEmpty: readonly Constraint[] = [{ method: 'notEmpty', given: '', errorId: '' }]

/**
 * The value as the formatter writes it. null: it stays as it is, because the formatter cannot take it, or because the text
 * would fail where the value has passed (VAL-055).
 */
export function formatted(value: string | null, rules: FieldRules): string | null {
  const write = writers[rules.formatter ?? '']
  if (!write || value === null || rules.isList) return null
  const text = write(value, rules)
  return text === null || text === value || lacksOf(text, rules).length > 0 ? null : text
}
