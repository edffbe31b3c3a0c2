import type { Money } from '../../../src/contract/schema.ts'
import { dayOf, daysBetween, shopZone } from '../../shop-day.ts'
import { site, type TextId } from '../site.ts'
import type { Language } from './preferences.ts'

const calendar = 'UTC'

const textsIn = (language: Language): Readonly<Record<TextId, string>> =>
  Object.assign({}, ...site.map(({ texts }) => texts[language].texts))

/** Texts, amounts and times of a page in one language. */
export interface Words {
  has(id: string): id is TextId
  t(id: TextId, values?: Readonly<Record<string, string | number>>): string
  money(amount: Money): string
  number(value: number): string
  /** A share of 1, in whole percent as the language writes them. */
  percent(share: number): string
  /** Name of a country by its ISO code. */
  country(code: string): string
  /** Time of day of an epoch moment, by the shop's clock. */
  time(moment: number): string
  /** A day (`dayOf`), seen from a moment: today and tomorrow by these names. */
  day(day: number, now: number): string
  /** The day of an epoch moment by the shop's clock, with its year. */
  date(moment: number): string
}

function moneyFormat(language: Language) {
  const formats = new Map<string, Intl.NumberFormat>()
  return ({ amount, currency }: Money) => {
    const format =
      formats.get(currency) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
    formats.set(currency, format)
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  }
}

function createWords(language: Language): Words {
  const texts = textsIn(language)
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const date = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: calendar,
  })
  const fullDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: shopZone })
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: shopZone,
  })
  return {
    has: (id): id is TextId => Object.hasOwn(texts, id),
    t: (id, values = {}) =>
      texts[id].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    money: moneyFormat(language),
    number: value => number.format(value),
    percent: share => percent.format(share),
    country: code => regions.of(code) ?? code,
    time: moment => time.format(moment),
    date: moment => fullDate.format(moment),
    day(day, now) {
      const days = daysBetween(dayOf(now), day)
      const name = days < 2 ? near.format(days, 'day') : ''
      const shown = name && `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}, `
      return shown + date.format(day)
    },
  }
}

/** One per language: Intl formats are dear to make. */
export const words: Readonly<Record<Language, Words>> = {
  en: createWords('en'),
  de: createWords('de'),
  ar: createWords('ar'),
}
