/** Zip codes, regions and countries that the store delivers to. */

export interface SeedZip {
  zip: string
  city: string
  state: string
}

/** First and last three digits of each state's zip codes, as the post office gives them. */
const states: Readonly<Record<string, readonly [first: number, last: number]>> = {
  AL: [350, 369],
  AK: [995, 999],
  AZ: [850, 865],
  AR: [716, 729],
  CA: [900, 961],
  CO: [800, 816],
  CT: [60, 69],
  DE: [197, 199],
  DC: [200, 205],
  FL: [320, 349],
  GA: [300, 319],
  HI: [967, 968],
  ID: [832, 838],
  IL: [600, 629],
  IN: [460, 479],
  IA: [500, 528],
  KS: [660, 679],
  KY: [400, 427],
  LA: [700, 714],
  ME: [39, 49],
  MD: [206, 219],
  MA: [10, 27],
  MI: [480, 499],
  MN: [550, 567],
  MS: [386, 397],
  MO: [630, 658],
  MT: [590, 599],
  NE: [680, 693],
  NV: [889, 898],
  NH: [30, 38],
  NJ: [70, 89],
  NM: [870, 884],
  NY: [100, 149],
  NC: [270, 289],
  ND: [580, 588],
  OH: [430, 459],
  OK: [730, 749],
  OR: [970, 979],
  PA: [150, 196],
  RI: [28, 29],
  SC: [290, 299],
  SD: [570, 577],
  TN: [370, 385],
  TX: [750, 799],
  UT: [840, 847],
  VT: [50, 59],
  VA: [220, 246],
  WA: [980, 994],
  WV: [247, 268],
  WI: [530, 549],
  WY: [820, 831],
}

/** By the first three digits; everywhere else a town is made up. */
const cities: Readonly<Record<number, string>> = {
  21: 'Boston',
  29: 'Providence',
  41: 'Portland',
  64: 'New Haven',
  100: 'New York',
  112: 'Brooklyn',
  123: 'Schenectady',
  152: 'Pittsburgh',
  191: 'Philadelphia',
  200: 'Washington',
  212: 'Baltimore',
  232: 'Richmond',
  282: 'Charlotte',
  303: 'Atlanta',
  331: 'Miami',
  372: 'Nashville',
  432: 'Columbus',
  441: 'Cleveland',
  462: 'Indianapolis',
  482: 'Detroit',
  532: 'Milwaukee',
  554: 'Minneapolis',
  606: 'Chicago',
  631: 'St. Louis',
  701: 'New Orleans',
  752: 'Dallas',
  770: 'Houston',
  787: 'Austin',
  802: 'Denver',
  841: 'Salt Lake City',
  850: 'Phoenix',
  891: 'Las Vegas',
  900: 'Los Angeles',
  902: 'Beverly Hills',
  921: 'San Diego',
  941: 'San Francisco',
  968: 'Honolulu',
  972: 'Portland',
  981: 'Seattle',
  995: 'Anchorage',
}

const firstNames = 'Oak,Cedar,Maple,Pine,Silver,Clear,Stone,Mill,Fair,Spring,Lake,Green,North,Red'
const lastNames = 'field,wood,ton,ville,brook,dale,haven,port,ford,burg, Falls, Grove, Ridge, Creek'
const firsts = firstNames.split(',')
const lasts = lastNames.split(',')

/** The same numbers in every store: mulberry32. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const digits = (number: number, length: number) => `${number}`.padStart(length, '0')

/** A city has its first 30 zip codes and 45 (12345 is Schenectady); a made-up town has four. */
function zipsOf(prefix: number, state: string, random: () => number): SeedZip[] {
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? ''
  const town = pick(firsts) + pick(lasts)
  const step = 3 + Math.floor(random() * 20)
  const city = cities[prefix]
  const ends = city
    ? [...Array.from({ length: 30 }, (_, n) => n + 1), 45]
    : Array.from({ length: 4 }, (_, n) => 1 + n * step)
  return ends.map(end => ({
    zip: digits(prefix, 3) + digits(end, 2),
    city: city ?? town,
    state,
  }))
}

export function zipCodes(): SeedZip[] {
  const random = numbers(7)
  return Object.entries(states).flatMap(([state, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, n) => zipsOf(first + n, state, random)).flat(),
  )
}

/** Code, country, sample zip, name (docs/spec/location.md). */
export const regions: readonly (readonly [string, string, string, string])[] = [
  ['UK_MAINLAND', 'GB', 'EC1A 1BB', 'United Kingdom, mainland'],
  ['UK_BFPO', 'GB', 'BF1 2AT', 'British Forces Post Office (BFPO)'],
  ['UK_CHANNEL_ISLANDS', 'GB', 'JE2 3NN', 'Channel Islands'],
  ['UK_ISLANDS', 'GB', 'ZE1 0AA', 'United Kingdom, islands'],
  ['UK_NORTHERN_IRELAND', 'GB', 'BT1 5GS', 'Northern Ireland'],
  ['UK_HIGHLANDS', 'GB', 'IV1 1HY', 'Highlands'],
  ['DE_MAINLAND', 'DE', '10115', 'Germany, mainland'],
  ['DE_ISLANDS', 'DE', '26548', 'Germany, islands'],
  ['FR_MAINLAND', 'FR', '75001', 'France, mainland'],
  ['FR_CORSICA', 'FR', '20000', 'Corsica'],
  ['FR_OVERSEAS', 'FR', '97100', 'France, overseas territories'],
  ['IT_MAINLAND', 'IT', '00118', 'Italy, mainland'],
  ['IT_ISLANDS', 'IT', '90121', 'Italy, islands'],
  ['ES_MAINLAND', 'ES', '28001', 'Spain, mainland'],
  ['ES_BALEARICS', 'ES', '07001', 'Balearic Islands'],
  ['ES_CANARIES', 'ES', '35001', 'Canary Islands'],
  ['BR', 'BR', '01001-000', 'Brazil'],
]

/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ ' +
  'NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

const names = new Intl.DisplayNames('en', { type: 'region' })
export const countries = codes.split(' ').map(code => ({ code, name: names.of(code) ?? code }))
