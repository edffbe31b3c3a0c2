import type { Identity } from '../../server/tables.ts'
import type { AddressType } from '../tables.ts'

export interface SeedAddress {
  type: AddressType
  recipient: string
  street: string
  city: string
  state: string
  zip: string
}

/** As `type|recipient|street|postcode city|state`: one line each. */
function written(line: string): SeedAddress {
  const [type = '', recipient = '', street = '', town = '', state = ''] = line.split('|')
  const [zip = ''] = town.split(' ')
  const city = town.slice(zip.length + 1)
  return { type: types[type] ?? 'ACCOUNT_ADDRESS', recipient, street, city, state, zip }
}

const types: Readonly<Record<string, AddressType>> = {
  default: 'DEFAULT_ADDRESS',
  account: 'ACCOUNT_ADDRESS',
  locker: 'LOCKER_ADDRESS',
}

/** The address books of the demo's shoppers; Mira's is long enough to be shown in pieces. */
export const addressBooks: Readonly<Partial<Record<Identity, readonly SeedAddress[]>>> = {
  'signed-in': [
    'default|Robin Hale|Kaistraße 18|24103 Kiel|SH',
    'account|Robin Hale (office)|Lindenallee 40, 9. OG|50667 Köln|NW',
    'locker|Harbor & Pine locker “Anchor”|Holstenstraße 77|24103 Kiel|SH',
  ].map(written),
  member: [
    'default|Mira Lund|Bernstorffstraße 112|22767 Hamburg|HH',
    'account|Mira Lund (studio)|Jarrestraße 34|22303 Hamburg|HH',
    'account|Jonas Lund|Torstraße 88|10119 Berlin|BE',
    'account|Ingrid & Per Lund|Hüxstraße 15|23552 Lübeck|SH',
    'locker|Harbor & Pine locker “Lantern”|Große Elbstraße 22|22767 Hamburg|HH',
    'account|Noor Haddad|Sendlinger Straße 27|80331 München|BY',
    'account|Beatriz Campos|Zeil 81|60313 Frankfurt am Main|HE',
    'account|Grandma Edith|Domsheide 19|28195 Bremen|HB',
    'locker|Harbor & Pine locker “Heron”|Alter Wall 60|20457 Hamburg|HH',
    'account|The house by the sea|Dünenweg 7|25980 Sylt|SH',
    'account|Kai & Lene Ahrens|Strandstraße 14|26548 Norderney|NI',
    'account|Lund Keramik, goods in|Am Sandtorkai 51|20457 Hamburg|HH',
    'account|Tom Whitfield|Katharinenstraße 23|04109 Leipzig|SN',
  ].map(written),
  business: [
    'default|Birch & Sons, head office|Königsallee 9|40212 Düsseldorf|NW',
    'account|Birch & Sons, warehouse|Hafenstraße 41, Tor 3|44147 Dortmund|NW',
    'account|Birch & Sons, shop|Breite Straße 27|50667 Köln|NW',
    'account|Birch & Sons, site office|Königstraße 16|70173 Stuttgart|BW',
    'account|Henry Birch|Rheinallee 12|40545 Düsseldorf|NW',
    'locker|Harbor & Pine locker “Mill”|Graf-Adolf-Straße 20|40212 Düsseldorf|NW',
  ].map(written),
}
