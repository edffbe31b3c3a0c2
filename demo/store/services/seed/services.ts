import type { ServiceName } from '../tables.ts'

/** What is done with the delivery of a product, each with its price in minor units of euros. */
export const inDelivery: Readonly<Record<string, readonly (readonly [ServiceName, number])[]>> = {
  B0WASHER01: [
    ['carry', 0],
    ['stack', 2_490],
  ],
  B0FRIDGE01: [
    ['carry', 0],
    ['takeAway', 0],
    ['hinge', 3_900],
  ],
}

/** Services that are products of their own. */
export const services = [
  { asin: 'B0SVCINST1', shortTitle: 'Installation' },
  { asin: 'B0SVCHAUL1', shortTitle: 'Haul-away' },
  { asin: 'B0SVCDOOR1', shortTitle: 'Door on the other side' },
  { asin: 'B0SVCBUND1', shortTitle: 'Installation and haul-away' },
  { asin: 'B0SVCNICHE', shortTitle: 'Fitted into your kitchen' },
  { asin: 'B0SVCCHAIR', shortTitle: 'Haul-away of your old armchair' },
  { asin: 'B0SVCSETUP', shortTitle: 'Setup at home' },
  { asin: 'B0SVCMOVE1', shortTitle: 'Data moved to the new one' },
  { asin: 'B0SVCCHCK1', shortTitle: 'Yearly check' },
  { asin: 'B0SVCCLEAN', shortTitle: 'Sensor cleaning' },
] as const

export const merchants = [
  { merchantId: 'MHARBORPINE', positivePercent: 98, ratingCount: 4_210 },
  { merchantId: 'MISARHOMESERVICE', positivePercent: 96, ratingCount: 873 },
  {
    merchantId: 'MWASCHWERK',
    positivePercent: 94,
    ratingCount: 218,
    storeAddress: {
      AddressLine1: 'Lindwurmstraße 88',
      City: 'München',
      StateOrRegion: 'BY',
      PostalCode: '80337',
    },
  },
]

type Offers = readonly (readonly [prefix: string, offerListingId: string | null])[]

const own = (asin: string, prefixes: string): Offers =>
  [...prefixes].map(prefix => [prefix, `OL${asin}`])
const isar = (prefixes: string): Offers => [...prefixes].map(prefix => [prefix, 'OLB0SVCINST1-2'])
const waschwerk: Offers = [
  ['80', 'OLB0SVCINST1-3'],
  ['81', 'OLB0SVCINST1-3'],
]
/** No truck goes to the island. */
const heligoland: Offers = [['27498', null]]

const everywhere = '0123456789'

/** By service: which offer is valid where. Nobody goes where zip codes begin with 0. */
export const offers: Readonly<Record<string, Offers>> = {
  B0SVCINST1: [...own('B0SVCINST1', '123'), ...isar('456789'), ...waschwerk, ...heligoland],
  B0SVCHAUL1: [...own('B0SVCHAUL1', '123456789'), ...heligoland],
  B0SVCDOOR1: [...own('B0SVCDOOR1', '123456789'), ...heligoland],
  B0SVCBUND1: [...own('B0SVCBUND1', '123'), ...heligoland],
  B0SVCNICHE: [...own('B0SVCNICHE', '123456789'), ...heligoland],
  B0SVCCHAIR: [...own('B0SVCCHAIR', '123456789'), ...heligoland],
  B0SVCSETUP: own('B0SVCSETUP', everywhere),
  B0SVCMOVE1: own('B0SVCMOVE1', everywhere),
  B0SVCCHCK1: own('B0SVCCHCK1', everywhere),
  B0SVCCLEAN: own('B0SVCCLEAN', everywhere),
}

/** Services by product, in the order of its page. */
export const mappings: Readonly<Record<string, readonly string[]>> = {
  B0WASHER01: ['B0SVCINST1', 'B0SVCHAUL1', 'B0SVCBUND1'],
  B0FRIDGE01: ['B0SVCDOOR1', 'B0SVCNICHE'],
  B0ARMCHR01: ['B0SVCCHAIR'],
  B0PRINTR01: ['B0SVCSETUP'],
  B0LAPTOP01: ['B0SVCSETUP', 'B0SVCMOVE1'],
  B0COFFMKR1: ['B0SVCCHCK1'],
  B0CAMERA01: ['B0SVCCLEAN'],
}
