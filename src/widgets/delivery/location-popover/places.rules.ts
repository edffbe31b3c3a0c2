import type { OfferedPlace, Place } from './panel.ports.ts'

/** The known regions, each with a sample zip code (LOC-012). */
const regions =
  'UK_MAINLAND:EC1A 1BB,UK_BFPO:BF1 2AT,UK_CHANNEL_ISLANDS:JE2 3NN,UK_ISLANDS:ZE1 0AA,UK_NORTHERN_IRELAND:BT1 5GS,UK_HIGHLANDS:IV1 1HY,DE_MAINLAND:10115,DE_ISLANDS:26548,FR_MAINLAND:75001,FR_CORSICA:20000,FR_OVERSEAS:97100,IT_MAINLAND:00118,IT_ISLANDS:90121,ES_MAINLAND:28001,ES_BALEARICS:07001,ES_CANARIES:35001,BR:01001-000'
const sampleZips = new Map(
  regions.split(',').map(region => region.split(':') as [code: string, zip: string]),
)

/** ISO 3166-1 alpha-2 codes by first letter: the first letter, then all second letters (LOC-011). */
const countries =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW'

const country = (code: string, name: string): Place => ({
  id: code,
  code,
  kind: 'country',
  name,
  countryCode: code,
})

/** null: the region is unknown (LOC-075). */
export function placeOf({ code, kind, name }: OfferedPlace): Place | null {
  if (kind === 'country') return country(code, name)
  const sampleZip = sampleZips.get(code)
  if (!sampleZip) return null
  const countryCode = code.slice(0, 2).replace('UK', 'GB')
  return { id: `${code}+`, code, kind, name, countryCode, sampleZip }
}

/** Returns every country, named in the locale and sorted by name. */
export function builtInPlaces(locale: string): readonly Place[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countries
    .split(' ')
    .flatMap(([first, ...seconds]) => seconds.map(second => `${first}${second}`))
    .map(code => country(code, names.of(code) ?? code))
    .sort((a, b) => compare(a.name, b.name))
}

/** Returns the regions and countries in the HTML of an answer (location.md, Entities). */
export const placesIn = (html: ParentNode): OfferedPlace[] =>
  [...html.querySelectorAll<HTMLElement>('[data-code]')].map(({ dataset, textContent }) => {
    const { code = '', kind } = dataset
    return {
      code,
      kind: kind === 'region' ? kind : 'country',
      name: textContent?.trim() || code,
    }
  })
