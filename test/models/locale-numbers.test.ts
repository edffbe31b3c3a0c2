import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatNumber } from '../../src/element/locale.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const pairs = [...letters].flatMap(one => [...letters].map(other => one + other))
const triples = pairs.flatMap(pair => [...letters].map(letter => pair + letter))
/** Every language that Intl knows, and every region of the world. */
const languages = [...pairs, ...triples].filter(
  tag => Intl.getCanonicalLocales(tag)[0] === tag && Intl.NumberFormat.supportedLocalesOf(tag)[0],
)
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const regions = pairs.map(pair => pair.toUpperCase()).filter(region => names.of(region))
const scripts = ['Arab', 'Beng', 'Deva', 'Hans', 'Hant', 'Latn', 'Mymr', 'Olck']
const numbers = [0, 7, 42, 999, 1000, 1234567, 0.5, -3]

const asIntl = (locale: string) => {
  const { format } = new Intl.NumberFormat(locale)
  const ours = numbers.map(number => formatNumber(locale, number))
  return ours.join(' ') === numbers.map(format).join(' ')
}

describe('numbers in texts', () => {
  it('COR-022 are written as Intl writes them, in every language, region and script', () => {
    assert.ok(languages.length > 200 && regions.length > 240)
    const locales = languages.flatMap(language => [
      language,
      ...scripts.map(script => `${language}-${script}`),
      // Only a language of more than one script writes otherwise in some regions.
      ...regions.filter((_, n) => n % 7 === language.length % 7).map(one => `${language}-${one}`),
    ])
    assert.deepEqual(
      locales.filter(locale => !asIntl(locale)),
      [],
    )
  })

  it('COR-022 are written in the digits that a locale names', () => {
    for (const locale of ['en-u-nu-arab', 'de-DE-u-nu-deva', 'zh-u-nu-hanidec', 'ar-EG', 'fa-IR']) {
      assert.ok(asIntl(locale), locale)
    }
  })
})
