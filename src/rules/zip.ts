/** strict: five digits. extended: four more may follow after a space or a hyphen (LOC-015, LOC-016, LOC-026). */
export type ZipRule = 'strict' | 'extended'

/** Why an input is no zip code. military: it is an address of the armed forces. */
export type ZipFault = 'invalid' | 'military'

const patterns: Readonly<Record<ZipRule, RegExp>> = {
  strict: /^\d{5}$/,
  extended: /^\d{5}([ -]\d{4})?$/,
}
const military = /^[AFD]PO *[A-Z]{2} *\d{5}$/

/** The form that is checked and sent: trimmed and in upper case (LOC-017). */
export const cleanZip = (typed: string): string => typed.trim().toUpperCase()

/** Checks a zip code that `cleanZip` has cleaned. null: valid. */
export function zipFault(zip: string, rule: ZipRule): ZipFault | null {
  if (patterns[rule].test(zip)) return null
  return military.test(zip) ? 'military' : 'invalid'
}

/** Calls send the first five characters (LOC-018). */
export const shortZip = (zip: string): string => zip.slice(0, 5)
