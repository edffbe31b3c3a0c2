import type { Address, Payment } from '../../pages/ordering/data.ts'
import { home, placeAt } from '../delivery/index.ts'
import type { Orm } from '../database/database.ts'
import type { Place } from '../../pages/delivery/data.ts'

const longest = 100
const isText = (text: string, most = longest) => text.length > 0 && text.length <= most

/** The place of an address; null where the shop does not know it. */
export const placeOfAddress = (orm: Orm, { country, zip }: Address): Promise<Place | null> =>
  placeAt(orm, country === home ? { zip } : { countryCode: country })

/** What of an address is missing or wrong: nobody can deliver to it (STO-047). */
export async function addressFaults(orm: Orm, address: Address): Promise<(keyof Address)[]> {
  const { recipient, street, zip, city, country } = address
  const place = await placeOfAddress(orm, address)
  const known = await placeAt(orm, { countryCode: country })
  const faults: Record<keyof Address, boolean> = {
    recipient: !isText(recipient),
    street: !isText(street),
    // Abroad nobody knows all postcodes; at home the shop does.
    zip: country === home ? place === null : !isText(zip, 12),
    city: !isText(city),
    country: known === null,
  }
  return fieldsOf<keyof Address>(faults)
}

const fieldsOf = <K extends string>(faults: Record<K, boolean>): K[] =>
  (Object.keys(faults) as K[]).filter(field => faults[field])

/** ISO 13616: two letters, two check digits; the number, with the first four signs last, is 1 modulo 97. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const number = [...iban.slice(4), ...iban.slice(0, 4)].map(sign => Number.parseInt(sign, 36))
  return BigInt(number.join('')) % 97n === 1n
}

/** What is kept of an account: enough for its owner to know it. */
export const ibanEnd = (iban: string): string => `•••• ${iban.replace(/\s/g, '').slice(-4)}`
const isKept = (iban: string) => /^•••• \w{4}$/.test(iban)

export function paymentFaults({ method, iban = '' }: Payment): (keyof Payment)[] {
  return method === 'direct-debit' && !isKept(iban) ? ['iban'] : []
}
