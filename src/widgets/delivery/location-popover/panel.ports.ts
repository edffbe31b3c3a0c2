import type { ReadableAtom } from 'nanostores'
import type { ChosenLocationType } from '../../../contract/delivery/location.ts'
import type { PanelHost } from './location-popover.ports.ts'

/** A saved address, as read from the HTML of an answer. */
export interface SavedAddress {
  addressId: string
  addressLabel: string
  locationType: ChosenLocationType
  isDefaultShippingAddress: boolean
  /** The server's HTML of the address, sanitized. */
  content: readonly Node[]
}

/** A region or country that an answer offers. `name`: the text that shows. */
export interface OfferedPlace {
  code: string
  kind: 'region' | 'country'
  name: string
}

/** `id` differs between the region BR and the country BR. */
export interface Place extends OfferedPlace {
  id: string
  countryCode: string
  /** For a region: a zip code inside the region, which the change sends (LOC-013). */
  sampleZip?: string
}

/** Why a zip code was refused, as the id of the text to show. A military zip code is no mistake (LOC-021). */
export type ZipAlert = 'invalidZip' | 'invalidInput' | 'military'

export interface Shown {
  /** The control that changes the location now. null: no change is running. */
  changing: 'zip' | 'address' | 'place' | null
  /** true: the last change failed, for another reason than the zip code. */
  failed: boolean
  zip: string
  alert: ZipAlert | null
  /** `id` of the selected region or country. '': none. */
  placeId: string
  /** null: the places have not loaded yet. */
  places: readonly Place[] | null
  addresses: readonly SavedAddress[]
  loading: boolean
  hasMore: boolean
}

/** What the parts of the panel's model share. */
export interface PanelParts extends PanelHost {
  $shown: ReadableAtom<Shown>
  show(change: Partial<Shown>): void
  alert(zipAlert: ZipAlert): void
  /** Returns the fields of every metric (LOC-080). */
  counted(): Record<string, unknown>
  count(metric: string): void
}
