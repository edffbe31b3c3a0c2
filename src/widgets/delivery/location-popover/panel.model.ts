import { atom, type ReadableAtom } from 'nanostores'
import type { LocationPopover } from '../../../../elements/delivery/location-popover.ts'
import type { Config } from '../../../element/describe.ts'
import { cleanZip, shortZip, zipFault } from '../../../rules/zip.ts'
import { changer } from './changer.ts'
import { lists, type Reader, type SavedAddress } from './lists.ts'
import type { PanelHost } from './location-popover.model.ts'
import type { Place } from './places.ts'

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
export interface Parts extends PanelHost {
  $shown: ReadableAtom<Shown>
  show(change: Partial<Shown>): void
  alert(zipAlert: ZipAlert): void
  count(name: string, more?: Readonly<Record<string, unknown>>): void
}

export function panelModel(host: PanelHost, reader: Reader) {
  const { ports } = host
  const $shown = atom<Shown>({
    changing: null,
    failed: false,
    zip: '',
    alert: null,
    placeId: '',
    places: null,
    addresses: [],
    loading: false,
    hasMore: false,
  })
  const show = (change: Partial<Shown>) => $shown.set({ ...$shown.get(), ...change })

  function alert(zipAlert: ZipAlert): void {
    show({ alert: zipAlert })
    ports.announce(ports.text(`location.${zipAlert}`))
  }
  /** LOC-080. */
  function count(name: string, more = {}): void {
    const { actionSource, deviceType, pageType } = ports.config
    ports.metric(name, { pageType, actionSource, deviceType, ...more })
  }
  const parts: Parts = { ...host, $shown, show, alert, count }
  const offers = lists(parts, reader)
  const { change } = changer(parts)

  const isModal = () => ports.config.globalModalEligible && ports.config.deviceType === 'desktop'
  const rule = () => ports.config.zipRule ?? (isModal() ? 'extended' : 'strict')

  return {
    $shown,
    isModal,
    enter: offers.load,
    /** What went wrong was seen. */
    leave: () => show({ failed: false, alert: null }),
    seeMore: offers.seeMore,
    configure(config: Config<LocationPopover>, before: Config<LocationPopover>): void {
      const { addressSource, recognized } = config
      if (recognized === before.recognized && addressSource === before.addressSource) return
      offers.forget()
      if (host.$open.get()) offers.load()
    },
    type: (zip: string) => show({ zip, alert: null }),

    submitZip(): void {
      if ($shown.get().changing) return
      const zip = cleanZip($shown.get().zip)
      const fault = zipFault(zip, rule())
      if (fault) {
        count('LocationZipRejected')
        if (rule() === 'strict') alert('invalidInput')
        else alert(fault === 'military' ? fault : 'invalidZip')
        return
      }
      count('LocationZipSubmitted')
      void change('zip', { zipCode: shortZip(zip), locationType: 'LOCATION_INPUT' })
    },

    chooseAddress(id: string): void {
      if ($shown.get().changing) return
      if (id === ports.page.$location.get()?.addressId) return host.close()
      const address = $shown.get().addresses.find(({ addressId }) => addressId === id)
      if (!address) return
      const { addressId, addressLabel, isDefaultShippingAddress, locationType } = address
      count('LocationAddressChosen')
      void change('address', { addressId, addressLabel, isDefaultShippingAddress, locationType })
    },

    select: (placeId: string) => show({ placeId }),

    submitPlace(): void {
      const { changing, placeId, places } = $shown.get()
      const place = places?.find(({ id }) => id === placeId)
      if (!place || changing) return
      const { countryCode, sampleZip } = place
      count('LocationPlaceChosen')
      void change(
        'place',
        sampleZip
          ? { zipCode: sampleZip, countryCode, locationType: 'REGION' }
          : { countryCode, locationType: 'COUNTRY' },
      )
    },
  }
}
export type Panel = ReturnType<typeof panelModel>
