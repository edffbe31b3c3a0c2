import { failing, type Constraint } from '../../../rules/constraints.ts'
import {
  compareNumbers,
  cutNumber,
  readNumber,
  readStrictAmount,
  writeAmount,
} from '../../../rules/format.ts'
import type { GiftConfig } from './gift-card-picker.ports.ts'

export const strictAmountError = 'gcui-strict-amount-input-errors'

/** What is wrong with an amount. `constraint`: none for what the formatter cannot read. */
export interface Lack {
  errorId: string
  constraint?: Constraint
}

export interface Judged {
  /** A plain number. null: the formatter cannot read the text. */
  plain: string | null
  /** true: digits were cut off (GFT-009). */
  isCut: boolean
  lacks: readonly Lack[]
}

type Settings = Pick<GiftConfig, 'currencySymbol' | 'formatter' | 'fractionalDigits' | 'locale'>

const ownDigits = { amount: 2, integer: 0, strictAmount: 2 } as const
/** GFT-007, GFT-008. */
export const digitsOf = ({ formatter, fractionalDigits }: Settings): number =>
  fractionalDigits ?? ownDigits[formatter]

/** An amount is above 0. null: the text is none. */
function read(text: string, { currencySymbol: symbol, formatter, locale }: Settings) {
  const plain =
    formatter === 'strictAmount'
      ? readStrictAmount(text, { locale })
      : readNumber(text, { locale, symbol }, true)
  return plain !== null && compareNumbers(plain, '0') > 0 ? plain : null
}

const lacksOf = (
  text: string,
  plain: string | null,
  constraints: readonly Constraint[],
  today: string,
): Lack[] =>
  failing(
    constraints,
    plain ?? text,
    { isOptional: false, isList: false },
    { number: () => plain, today: () => today },
  ).map(constraint => ({ errorId: constraint.errorId, constraint }))

/** Cuts off digits. null: nothing is left, as of 0.4 without decimals. */
function cut(plain: string, settings: Settings): string | null {
  const rest = cutNumber(plain, digitsOf(settings))
  return compareNumbers(rest, '0') > 0 ? rest : null
}

/** Reads and judges what the shopper has typed (GFT-050). `today`: for constraints of days, an ISO text. */
export function judged(
  text: string,
  settings: Settings,
  constraints: readonly Constraint[],
  today: string,
): Judged {
  const typed = read(text, settings)
  const plain = typed === null ? null : cut(typed, settings)
  const lacks = lacksOf(text, plain, constraints, today)
  const isStrict = settings.formatter === 'strictAmount'
  const isUnread = plain === null && (isStrict || lacks.length === 0)
  return {
    plain,
    isCut: typed !== plain,
    lacks: isUnread ? [{ errorId: strictAmountError }, ...lacks] : lacks,
  }
}

/** true: a plain number is an amount that the card takes, to its last digit. */
export const isPossible = (
  plain: string,
  settings: Settings,
  constraints: readonly Constraint[],
  today: string,
): boolean =>
  cut(plain, settings) === plain && lacksOf(plain, plain, constraints, today).length === 0

/** The amount as the box shows it once the shopper has left: what is submitted (GFT-052). */
export const inBox = (plain: string, settings: Settings): string =>
  writeAmount(plain, { locale: settings.locale, digits: digitsOf(settings) })

/** A claim code in groups (GFT-041, GFT-042). */
export function shownCode(code: string): string {
  const signs = [...code]
  if (signs.length < 14) return code
  return [signs.slice(0, 4), signs.slice(4, 10), signs.slice(10)]
    .map(part => part.join(''))
    .join('-')
}
