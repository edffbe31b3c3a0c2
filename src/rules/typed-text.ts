/** What shoppers type and paste, before it is read as a number or a date. */

/** Value of a digit of any script. In Unicode, the ten digits of a script follow each other from 0 to 9. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return `${before % 10}`
}

/** The same text with Latin digits. */
export const latinDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, valueOf)

/** Letters of the width of an ideograph, which Japanese keyboards write: １，２３４ is 1,234. */
const wide = /[\uff01-\uff5e]/g

/**
 * The text as a shopper means it: without marks that nobody sees, such as those for the direction of reading, without
 * spaces around it, and with Latin digits and signs.
 */
export const cleanText = (text: string): string =>
  latinDigits(
    text
      .replace(/\p{Cf}/gu, '')
      .replace(wide, sign => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0)),
  ).trim()
