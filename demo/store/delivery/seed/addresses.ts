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

/** As `type recipient, street, city, state zip`: one line each. */
function written(line: string): SeedAddress {
  const [type = '', recipient = '', street = '', city = '', last = ''] = line.split('|')
  const [state = '', zip = ''] = last.split(' ')
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
    'default|Robin Hale|18 Wharf Road|Portland|ME 04103',
    'account|Robin Hale (office)|400 Pine Street, Floor 9|Seattle|WA 98101',
    'locker|Harbor & Pine locker “Anchor”|Commercial Street 77|Portland|ME 04101',
  ].map(written),
  member: [
    'default|Mira Lund|212 NW Lovejoy Street|Portland|OR 97209',
    'account|Mira Lund (studio)|3430 SE Belmont Street|Portland|OR 97214',
    'account|Jonas Lund|88 Greene Street, Apt 4|New York|NY 10012',
    'account|Ingrid & Per Lund|1501 Hennepin Avenue|Minneapolis|MN 55403',
    'locker|Harbor & Pine locker “Lantern”|1122 SW Stark Street|Portland|OR 97205',
    'account|Noor Haddad|2750 Mission Street|San Francisco|CA 94110',
    'account|Beatriz Campos|811 NE 2nd Avenue|Miami|FL 33122',
    'account|Grandma Edith|19 Beacon Hill Place|Boston|MA 02108',
    'locker|Harbor & Pine locker “Heron”|600 E Pike Street|Seattle|WA 98122',
    'account|Cabin at the lake|7 Spur Road|Anchorage|AK 99501',
    'account|Kai & Leilani Akana|1450 Ala Moana Boulevard|Honolulu|HI 96814',
    'account|Lund Ceramics, goods in|51 Fulton Market|Chicago|IL 60607',
    'account|Tom Whitfield|2300 Guadalupe Street|Austin|TX 78705',
  ].map(written),
  business: [
    'default|Birch & Sons, head office|9 Liberty Avenue|Pittsburgh|PA 15222',
    'account|Birch & Sons, warehouse|4100 Industrial Way, Gate 3|Columbus|OH 43207',
    'account|Birch & Sons, shop|27 South Street|Philadelphia|PA 19106',
    'account|Birch & Sons, site office|1600 Broadway|Denver|CO 80202',
    'account|Henry Birch|12 Fox Chapel Lane|Pittsburgh|PA 15215',
    'locker|Harbor & Pine locker “Mill”|200 Smithfield Street|Pittsburgh|PA 15219',
  ].map(written),
}
