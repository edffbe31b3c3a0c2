import {
  entriesOf,
  hasDomain,
  hasLocal,
  isEmail,
  isOneAddress,
  isPhone,
  trimBlanks,
} from './addresses.ts'
import { nextYear, readDay } from './days.ts'
import { compareNumbers, plainNumber } from './format.ts'

/** What a check knows about the field besides its value. */
export interface Reading {
  /** Reads a number in the locale of the field. null: no number. */
  number(text: string): string | null
  /** The present day, as ISO text. */
  today(): string
}

/** What a constraint compares with. Numbers are plain texts. */
type Given = string | readonly string[]

interface Method<G extends Given = never> {
  takes: keyof typeof takers
  /** true: the constraint holds. */
  holds(text: string, given: G, reading: Reading): boolean
}

export interface Constraint {
  method: MethodName
  given: Given
  errorId: string
}

/** Reads the value that the page gives to a constraint. undefined: it does not fit. */
const takers = {
  nothing: { expected: 'nothing', read: () => '' },
  count: {
    expected: 'a whole number of at least 0',
    read: (value: unknown) => {
      const number = numberIn(value)
      return number && /^\d+$/.test(number) ? number : undefined
    },
  },
  number: { expected: 'a number', read: numberIn },
  text: {
    expected: 'a text or a number',
    read: (value: unknown) => {
      const one = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value
      return typeof one === 'number' ? numberIn(one) : textIn(one)
    },
  },
  texts: {
    expected: 'a text, or a list of texts that are not empty',
    read: (value: unknown) => {
      const texts = (Array.isArray(value) ? (value as unknown[]) : [value]).map(
        one => (typeof one === 'number' ? numberIn(one) : textIn(one)) || undefined,
      )
      return texts.length > 0 && texts.every(text => text !== undefined) ? texts : undefined
    },
  },
  day: {
    expected: 'an ISO date such as 2026-12-24, today or oneYearFromToday',
    read: (value: unknown) =>
      typeof value === 'string' && (/^(today|oneYearFromToday)$/.test(value) || isIsoDay(value))
        ? value
        : undefined,
  },
} as const satisfies Record<string, { expected: string; read(value: unknown): Given | undefined }>

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Templates print numbers as texts, too. */
function numberIn(value: unknown): string | undefined {
  const isWritten = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())
  const number = isWritten ? Number(value) : value
  return typeof number === 'number' ? (plainNumber(number) ?? undefined) : undefined
}

const isIsoDay = (text: string): boolean => text.includes('-') && readDay(text) === text

/** The day that a constraint means now (VAL-033, VAL-034). */
export function dayFor(given: string, today: string): string {
  if (given === 'today') return today
  return given === 'oneYearFromToday' ? nextYear(today) : given
}

/** Characters as shoppers count them: an emoji is one, a line end is one. */
const lengthOf = (text: string): number => [...text.replace(/\r\n/g, '\n')].length

const linesOf = (text: string): number => text.split(/\r\n|\r|\n/).length

const order = (text: string, given: string, reading: Reading): number => {
  const number = reading.number(text)
  return number === null ? NaN : compareNumbers(number, given)
}

function isEqual(text: string, given: string, reading: Reading): boolean {
  const [one, other] = [reading.number(text), numberIn(given)]
  return text === given || (one !== null && other !== undefined && compareNumbers(one, other) === 0)
}

const isOnDay = (
  text: string,
  given: string,
  reading: Reading,
  fits: (day: string, limit: string) => boolean,
): boolean => {
  const day = readDay(text)
  return day !== null && fits(day, dayFor(given, reading.today()))
}

const method = <T extends keyof typeof takers>(
  takes: T,
  holds: (
    text: string,
    given: NonNullable<ReturnType<(typeof takers)[T]['read']>>,
    reading: Reading,
  ) => boolean,
) => ({ takes, holds }) as Method

/** All constraints by the names that pages give them. A new one is a line here. */
const methods = {
  // A missing value never comes here.
  notNull: method('nothing', () => true),
  notEmpty: method('nothing', text => trimBlanks(text) !== ''),
  lengthAtMost: method('count', (text, given) => lengthOf(text) <= Number(given)),
  lengthAtLeast: method('count', (text, given) => lengthOf(text) >= Number(given)),
  linesAtMost: method('count', (text, given) => linesOf(text) <= Number(given)),
  atLeast: method('number', (text, given, reading) => order(text, given, reading) >= 0),
  atMost: method('number', (text, given, reading) => order(text, given, reading) <= 0),
  equal: method('text', isEqual),
  notEqual: method('text', (text, given, reading) => !isEqual(text, given, reading)),
  contains: method('text', (text, given) => text.includes(given)),
  containsOne: method('texts', (text, given) => given.some(one => text.includes(one))),
  excludes: method('texts', (text, given) => !given.some(one => text.includes(one))),
  isNumeric: method('nothing', (text, _, { number }) => number(text) !== null),
  isInteger: method('nothing', (text, _, { number }) => /^-?\d+$/.test(number(text) ?? '')),
  isBoolean: method('nothing', text => /^(true|false)$/.test(text)),
  isPositive: method('nothing', (text, _, reading) => order(text, '0', reading) > 0),
  isOneEmail: method('nothing', isOneAddress),
  hasEmailLocal: method('nothing', hasLocal),
  hasEmailDomain: method('nothing', hasDomain),
  isValidEmail: method('nothing', isEmail),
  isCommaSeparatedEmailList: method('nothing', text => entriesOf(text).every(isEmail)),
  dateAtLeast: method('day', (text, given, reading) =>
    isOnDay(text, given, reading, (day, limit) => day >= limit),
  ),
  dateAtMost: method('day', (text, given, reading) =>
    isOnDay(text, given, reading, (day, limit) => day <= limit),
  ),
  isValidPhoneNumber: method('nothing', isPhone),
}
export type MethodName = keyof typeof methods
export const methodNames = Object.keys(methods) as readonly MethodName[]

/** Reads what the page gives to a method. undefined: it does not fit. */
export const givenFor = (name: MethodName, value: unknown): Given | undefined =>
  takers[methods[name].takes].read(value)

/** What the page may give to a method, in words. */
export const expectedFor = (name: MethodName): string => takers[methods[name].takes].expected

interface Field {
  isOptional: boolean
  /** true: the value is a list with commas. Each entry is checked on its own (VAL-005). */
  isList: boolean
}

/** The constraints that fail, in their order. `value` null: the field has none, as a check box that is not checked. */
export function failing(
  constraints: readonly Constraint[],
  value: string | null,
  { isOptional, isList }: Field,
  reading: Reading,
): readonly Constraint[] {
  const text = value ?? ''
  if (isOptional && trimBlanks(text) === '') return []
  const entries = isList ? entriesOf(text) : [text]
  return constraints.filter(({ method: name, given }) => {
    if (value === null && name === 'notNull') return true
    return !entries.every(entry => methods[name].holds(entry, given as never, reading))
  })
}
