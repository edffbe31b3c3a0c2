/** strict: five digits. extended: four more may follow, after a blank or a hyphen (LOC-015, LOC-016, LOC-026). */
export type ZipRule = 'strict' | 'extended'

/** What is wrong with an input that is no zip code; military: it names an address of the armed forces. */
export type ZipFault = 'invalid' | 'military'

const patterns: Readonly<Record<ZipRule, RegExp>> = {
  strict: /^\d{5}$/,
  extended: /^\d{5}([ -]\d{4})?$/,
}
const military = /^[AFD]PO *[A-Z]{2} *\d{5}$/

/** As it is judged and sent: without blanks around it, in upper case (LOC-017). */
export const cleanZip = (typed: string): string => typed.trim().toUpperCase()

/** null: it is a zip code. `zip` is clean. */
export function zipFault(zip: string, rule: ZipRule): ZipFault | null {
  if (patterns[rule].test(zip)) return null
  return military.test(zip) ? 'military' : 'invalid'
}

/** Calls take the first five characters (LOC-018). */
export const shortZip = (zip: string): string => zip.slice(0, 5)
