import { home } from '../home.ts'

/** Postcodes, regions and countries that the store delivers to. */

export interface SeedZip {
  zip: string
  countryCode: string
  city: string
  state: string
}

/** The first two digits of postcodes, with the state and the city that they stand for. */
const districts: Readonly<Record<string, readonly [state: string, city: string]>> = {
  '01': ['SN', 'Dresden'],
  '02': ['SN', 'Görlitz'],
  '03': ['BB', 'Cottbus'],
  '04': ['SN', 'Leipzig'],
  '06': ['ST', 'Halle'],
  '07': ['TH', 'Jena'],
  '08': ['SN', 'Zwickau'],
  '09': ['SN', 'Chemnitz'],
  10: ['BE', 'Berlin'],
  12: ['BE', 'Berlin'],
  13: ['BE', 'Berlin'],
  14: ['BB', 'Potsdam'],
  15: ['BB', 'Frankfurt (Oder)'],
  16: ['BB', 'Oranienburg'],
  17: ['MV', 'Neubrandenburg'],
  18: ['MV', 'Rostock'],
  19: ['MV', 'Schwerin'],
  20: ['HH', 'Hamburg'],
  21: ['NI', 'Lüneburg'],
  22: ['HH', 'Hamburg'],
  23: ['SH', 'Lübeck'],
  24: ['SH', 'Kiel'],
  25: ['SH', 'Elmshorn'],
  26: ['NI', 'Oldenburg'],
  27: ['HB', 'Bremerhaven'],
  28: ['HB', 'Bremen'],
  29: ['NI', 'Celle'],
  30: ['NI', 'Hannover'],
  31: ['NI', 'Hildesheim'],
  32: ['NW', 'Herford'],
  33: ['NW', 'Bielefeld'],
  34: ['HE', 'Kassel'],
  35: ['HE', 'Marburg'],
  36: ['HE', 'Fulda'],
  37: ['NI', 'Göttingen'],
  38: ['NI', 'Braunschweig'],
  39: ['ST', 'Magdeburg'],
  40: ['NW', 'Düsseldorf'],
  41: ['NW', 'Mönchengladbach'],
  42: ['NW', 'Wuppertal'],
  44: ['NW', 'Dortmund'],
  45: ['NW', 'Essen'],
  46: ['NW', 'Oberhausen'],
  47: ['NW', 'Duisburg'],
  48: ['NW', 'Münster'],
  49: ['NI', 'Osnabrück'],
  50: ['NW', 'Köln'],
  51: ['NW', 'Köln'],
  52: ['NW', 'Aachen'],
  53: ['NW', 'Bonn'],
  54: ['RP', 'Trier'],
  55: ['RP', 'Mainz'],
  56: ['RP', 'Koblenz'],
  57: ['NW', 'Siegen'],
  58: ['NW', 'Hagen'],
  59: ['NW', 'Hamm'],
  60: ['HE', 'Frankfurt am Main'],
  61: ['HE', 'Bad Homburg'],
  63: ['HE', 'Offenbach'],
  64: ['HE', 'Darmstadt'],
  65: ['HE', 'Wiesbaden'],
  66: ['SL', 'Saarbrücken'],
  67: ['RP', 'Ludwigshafen'],
  68: ['BW', 'Mannheim'],
  69: ['BW', 'Heidelberg'],
  70: ['BW', 'Stuttgart'],
  71: ['BW', 'Böblingen'],
  72: ['BW', 'Tübingen'],
  73: ['BW', 'Esslingen'],
  74: ['BW', 'Heilbronn'],
  75: ['BW', 'Pforzheim'],
  76: ['BW', 'Karlsruhe'],
  77: ['BW', 'Offenburg'],
  78: ['BW', 'Konstanz'],
  79: ['BW', 'Freiburg'],
  80: ['BY', 'München'],
  81: ['BY', 'München'],
  82: ['BY', 'Starnberg'],
  83: ['BY', 'Rosenheim'],
  84: ['BY', 'Landshut'],
  85: ['BY', 'Ingolstadt'],
  86: ['BY', 'Augsburg'],
  87: ['BY', 'Kempten'],
  88: ['BW', 'Ravensburg'],
  89: ['BW', 'Ulm'],
  90: ['BY', 'Nürnberg'],
  91: ['BY', 'Erlangen'],
  92: ['BY', 'Amberg'],
  93: ['BY', 'Regensburg'],
  94: ['BY', 'Passau'],
  95: ['BY', 'Bayreuth'],
  96: ['BY', 'Bamberg'],
  97: ['BY', 'Würzburg'],
  98: ['TH', 'Suhl'],
  99: ['TH', 'Erfurt'],
}

/** Postcodes by place, where the shop knows them by heart; `first-last` counts in twos. */
const known: Readonly<Record<string, string>> = {
  'BE Berlin':
    '10115-10119 10178 10179 10243-10249 10315-10319 10365-10369 10405-10409 10435-10439 10551-10559 10585-10589 10623-10629 10707-10719 10777-10789 10823-10829 10961-10969 10997 10999 12043-12059 12099-12109 12157-12169 12203-12209 12435 12437 12555-12559 12619-12629 13051-13059 13086-13089 13156-13159 13347-13359 13403-13409 13581-13599 14050-14059 14163-14169 14193-14199',
  'SN Dresden':
    '01067 01069 01097 01099 01127-01129 01157-01159 01187-01189 01217 01219 01277 01279 01307 01309',
  'SN Leipzig': '04103-04109 04155-04159 04177-04179 04205-04209 04229 04275-04279 04315-04319',
  'HH Hamburg':
    '20095-20099 20144-20149 20249-20259 20354-20359 20457 20459 20535-20539 21029-21039 21073-21079 21107 21109 22041-22049 22083-22089 22111-22119 22143-22149 22297-22309 22523-22529 22547-22549 22559 22587-22589 22605-22609 22761-22769',
  'SH Lübeck': '23552-23570',
  'SH Kiel': '24103-24109 24111-24119 24143-24149 24159',
  'SH Flensburg': '24937-24944',
  'HB Bremen':
    '28195-28205 28207-28219 28237 28239 28259 28279 28307-28309 28325-28329 28355-28359',
  'NI Hannover': '30159-30179 30419 30449-30459 30519-30521 30539 30559 30625-30629 30655-30659',
  'NW Düsseldorf': '40210-40221 40223-40239 40468-40479 40545-40549 40589-40599 40625-40629',
  'NW Dortmund': '44135-44149 44225-44229 44263-44269 44287-44289',
  'NW Essen': '45127-45149 45219 45239 45257-45259',
  'NW Köln': '50667-50679 50733-50739 50823-50829 50931-50939 50968 50996 51063-51069 51103-51109',
  'NW Bonn': '53111-53129 53173-53179 53225-53229',
  'HE Frankfurt am Main': '60311-60329 60385-60389 60431-60439 60486-60489 60528 60529 60594-60599',
  'BW Stuttgart': '70173-70199 70327-70329 70372-70378 70435-70439 70499 70563-70569',
  'BW Freiburg': '79098-79117',
  'BY München':
    '80331-80339 80469 80538 80539 80634-80639 80686-80689 80796-80809 80933-80939 80992-80999 81241-81249 81369-81379 81475-81479 81539-81549 81667-81679 81735-81739 81825-81829 81925-81929',
  'BY Nürnberg': '90402-90411 90419-90429 90439-90449 90459-90461 90478-90491',
  'BY Veitshöchheim': '97209',
}

/** Islands that only ships reach. */
const islandTowns: Readonly<Record<string, readonly [state: string, town: string]>> = {
  25938: ['SH', 'Wyk auf Föhr'],
  25946: ['SH', 'Norddorf auf Amrum'],
  25980: ['SH', 'Sylt'],
  25996: ['SH', 'Wenningstedt'],
  25997: ['SH', 'Hörnum'],
  25999: ['SH', 'Kampen'],
  26465: ['NI', 'Langeoog'],
  26474: ['NI', 'Spiekeroog'],
  26486: ['NI', 'Wangerooge'],
  26548: ['NI', 'Norderney'],
  26571: ['NI', 'Juist'],
  26579: ['NI', 'Baltrum'],
  26757: ['NI', 'Borkum'],
  27498: ['SH', 'Helgoland'],
}

/** Numbers that the requirements and the examples of the location popover name (docs/spec/location.md). */
const abroad: readonly SeedZip[] = [
  { zip: '10001', countryCode: 'US', city: 'New York', state: 'NY' },
  { zip: '12345', countryCode: 'US', city: 'Schenectady', state: 'NY' },
  { zip: '98101', countryCode: 'US', city: 'Seattle', state: 'WA' },
]

const firsts =
  'Linden,Birken,Erlen,Mühl,Stein,Grün,Neu,Alten,Wald,See,Rosen,Sonnen,Ober,Unter'.split(',')
const lasts = 'feld,bach,dorf,hausen,tal,berg,hagen,brück,rode,burg,heim,stedt,au,kirchen'.split(
  ',',
)

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

/** Towns of a district are made up; each has four postcodes, the city the first ones. */
function zipsOf(district: string, random: () => number): SeedZip[] {
  const [state, city] = districts[district] ?? ['', '']
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? ''
  return Array.from({ length: 9 }, (_, n) => n + 1).flatMap(third => {
    const town = third === 1 ? city : pick(firsts) + pick(lasts)
    const step = 3 + Math.floor(random() * 20)
    return Array.from({ length: 4 }, (_, n) => ({
      zip: `${district}${third}${digits(1 + n * step, 2)}`,
      countryCode: home,
      city: town,
      state,
    }))
  })
}

const knownZips = (place: string, list: string): SeedZip[] =>
  list.split(' ').flatMap(range => {
    const [first = 0, last = first] = range.split('-').map(Number)
    const [state = '', city = ''] = [place.slice(0, 2), place.slice(3)]
    return Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, n) => ({
      zip: digits(first + 2 * n, 5),
      countryCode: home,
      city,
      state,
    }))
  })

export function zipCodes(): SeedZip[] {
  const random = numbers(7)
  const all = [
    ...Object.keys(districts)
      .sort()
      .flatMap(district => zipsOf(district, random)),
    ...Object.entries(known).flatMap(([place, list]) => knownZips(place, list)),
    ...Object.entries(islandTowns).map(([zip, [state, city]]) => ({
      zip,
      countryCode: home,
      city,
      state,
    })),
    ...abroad,
  ]
  // What is known goes before what is made up.
  return [...new Map(all.map(one => [one.zip, one])).values()]
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
