import { atom } from 'nanostores'
import { cleanZip, shortZip, zipFault } from '../../../rules/zip.ts'
import { addressesModel } from './addresses.model.ts'
import { changeModel } from './change.model.ts'
import type { PanelHost } from './location-popover.ports.ts'
import type { PanelParts, Shown, ZipAlert } from './panel.ports.ts'
import { placesModel } from './places.model.ts'

/** The model of the panel: the choices for a location, and the change of the location. */
export function panelModel(host: PanelHost) {
  const { $open, ports } = host
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
  function counted() {
    const { actionSource, deviceType, pageType } = ports.config
    return { pageType, actionSource, deviceType }
  }
  const count = (metric: string) => ports.metric(metric, counted())
  const parts: PanelParts = { ...host, $shown, show, alert, counted, count }
  const savedAddresses = addressesModel(parts)
  const offeredPlaces = placesModel(parts)
  const { change } = changeModel(parts)

  const isModal = () => ports.config.globalModalEligible && ports.config.deviceType === 'desktop'
  const rule = () => ports.config.zipRule ?? (isModal() ? 'extended' : 'strict')

  function load(): void {
    savedAddresses.load()
    void offeredPlaces.load()
  }

  $open.subscribe(open => {
    if (open) load()
    // The shopper has seen the failure.
    else show({ failed: false, alert: null })
  })
  ports.onConfig(({ addressSource, recognized }, before) => {
    if (recognized === before.recognized && addressSource === before.addressSource) return
    // The lists of one shopper do not count for the next shopper.
    savedAddresses.forget()
    offeredPlaces.forget()
    if ($open.get()) load()
  })

  return {
    $shown,
    isModal,
    seeMore: savedAddresses.loadMore,
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
