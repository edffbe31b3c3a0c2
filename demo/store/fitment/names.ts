/** How the names of machines are compared. */

/** FIT-056: upper case, letters and digits of any script: `Black & Decker` is `BLACKDECKER`. */
export const brandValue = (label: string): string =>
  label.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** FIT-057: upper case, trimmed, white space as one space. */
export const nameValue = (name: string): string => name.toUpperCase().trim().replace(/\s+/g, ' ')

/**
 * What a shopper's text is compared by: as little as tells names apart. Full-width characters are
 * their half-width forms, and accents, case, white space and signs do not count.
 */
export const keyOf = (text: string): string =>
  brandValue(
    text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').replace(/[øØ]/g, 'o'),
  )

/** Letters that are read for figures on a rating plate, and typed for them. */
const figureOf: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
}

/** A key with its look-alikes as figures: `GS6O421OW` and `GS604210W` are one. */
export const lookAlike = (key: string): string =>
  key.replace(/[OILSBZ]/g, letter => figureOf[letter] ?? letter)

/** Categories that the calls name otherwise than the departments do (CATEGORY_ALIASES). */
const aliases: Readonly<Record<string, string>> = { grill: 'grills', homehvac: 'hvac' }

/** A category's name, however a call writes it: `homehvac` is `hvac`, `PowerTools` is `powertools`. */
export function categoryKey(category: string): string {
  const key = category.trim().toLowerCase()
  return Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key
}
