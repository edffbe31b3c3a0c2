import type { ReadableAtom } from 'nanostores'
import type { ChosenLocationType } from '../../../contract/delivery/location.ts'
import type { PanelHost } from './location-popover.ports.ts'

/** What the HTML of an answer holds of an address. */
export interface SavedAddress {
  addressId: string
  addressLabel: string
  locationType: ChosenLocationType
  isDefaultShippingAddress: boolean
  /** How the server shows it, sanitized. */
  content: readonly Node[]
}

/** A region or country that an answer offers; its name as it is shown. */
export interface OfferedPlace {
  code: string
  kind: 'region' | 'country'
  name: string
}

/** `id` tells the region BR from the country. */
export interface Place extends OfferedPlace {
  id: string
  countryCode: string
  /** Of a region: a zip code that lies in it, with which it is sent (LOC-013). */
  sampleZip?: string
}

/** Why a zip code was not taken, by the text that says so. The military one is no mistake (LOC-021). */
export type ZipAlert = 'invalidZip' | 'invalidInput' | 'military'

export interface Shown {
  /** By what the place is being changed. */
  changing: 'zip' | 'address' | 'place' | null
  /** The last change has failed, for no fault of the zip code. */
  failed: boolean
  zip: string
  alert: ZipAlert | null
  /** `id` of the region or country that is selected; ''. */
  placeId: string
  /** null: they are still to come. */
  places: readonly Place[] | null
  addresses: readonly SavedAddress[]
  loading: boolean
  hasMore: boolean
}

/** What the pieces of the panel's model share. */
export interface PanelParts extends PanelHost {
  $shown: ReadableAtom<Shown>
  show(change: Partial<Shown>): void
  alert(zipAlert: ZipAlert): void
  /** The fields of every metric (LOC-080). */
  counted(): Record<string, unknown>
  count(metric: string): void
}
