import { asc, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Orm } from '../database/database.ts'
import { linesOf, placeOfAddress } from './places.ts'
import { country, region, type AddressRow } from './tables.ts'

/** The entries of an address book as the popover reads them (docs/spec/location.md). */
export const addressEntries = (rows: readonly AddressRow[]): string => rows.map(entry).join('')

function entry(row: AddressRow): string {
  const { addressLabel } = placeOfAddress(row)
  const { id, obfuscatedId, locationType, recipient } = row
  const isDefault = locationType === 'DEFAULT_ADDRESS'
  return String(
    html`<li
      data-address-id="${id}"
      data-obfuscated-id="${obfuscatedId}"
      data-address-label="${addressLabel}"
      data-location-type="${locationType}"
      ${isDefault ? html` data-default-address` : ''}
    >
      <b>${recipient}</b> <span>${linesOf(row)}</span>
    </li>`,
  )
}

const mostCodes = 300

/** `DE, FR`: as codes. More than there are countries and regions are left unread. */
const codesOf = (list: string): string[] =>
  list
    .split(',')
    .map(code => code.trim())
    .filter(Boolean)
    .slice(0, mostCodes)

export interface Selections {
  primarySelections: string
  /** Those named here come first, in this order. */
  primarySelectionsOrder: string
  secondarySelections: string
}

const kindOf = (kind: string, rows: readonly { code: string; name: string }[]) =>
  rows.map(({ code, name }) => [code, { code, name, kind }] as const)

/** An option for each code that is a region or a country: the primary ones, then the others by name. */
export async function placeOptions(orm: Orm, selections: Selections): Promise<string> {
  const primary = codesOf(selections.primarySelections)
  const order = codesOf(selections.primarySelectionsOrder).filter(code => primary.includes(code))
  const secondary = codesOf(selections.secondarySelections)
  const wanted = [...new Set([...order, ...primary, ...secondary])]
  if (wanted.length === 0) return ''
  const regions = await orm
    .select()
    .from(region)
    .where(inArray(region.code, wanted))
    .orderBy(asc(region.position))
  const countries = await orm.select().from(country).where(inArray(country.code, wanted))
  // Where a country has one region alone (Brazil), the region is meant.
  const named = new Map([...kindOf('country', countries), ...kindOf('region', regions)])
  const first = new Set([...order, ...primary])
  const others = secondary.filter(code => !first.has(code))
  const found = (codes: Iterable<string>) => [...codes].flatMap(code => named.get(code) ?? [])
  const last = found(new Set(others)).sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return [...found(first), ...last]
    .map(({ code, name, kind }) =>
      String(
        html`<option value="${code}" data-code="${code}" data-kind="${kind}">${name}</option>`,
      ),
    )
    .join('')
}
