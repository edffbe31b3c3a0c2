import { selector, url } from './formats.ts'

/**
 * Formats of texts that many tags share. What they expect stands here once, and comes with the code of warnings: the
 * build leaves it out of the tags.
 */

type Format = Readonly<{ pattern: { test(text: string): boolean }; expected: string }>

export const asinFormat = {
  pattern: /^[A-Z\d]{10}$/,
  expected: 'ten characters from A-Z and 0-9',
}
export const languageFormat = {
  pattern: /^[a-z]{2,8}([-_][a-z\d]{1,8})*$/i,
  expected: 'a language tag such as en-US',
}

/** The format of a list of texts of a closed set. */
export function tokensFormat(values: readonly string[]): Format {
  const one = `(?:${values.join('|')})`
  return {
    pattern: new RegExp(`^\\s*${one}(?:[\\s,]+${one})*\\s*$`),
    expected: `some of ${values.join(', ')}, separated by spaces`,
  }
}

const formats: readonly Format[] = [url, selector, asinFormat, languageFormat]

/** What a text of this pattern has to be. undefined: the field itself says. */
export const expectedOf = (pattern: Format['pattern'] | undefined): string | undefined =>
  formats.find(
    one =>
      one.pattern === pattern || (pattern instanceof RegExp && `${one.pattern}` === `${pattern}`),
  )?.expected
