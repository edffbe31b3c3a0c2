import {
  addressList,
  addressSelections,
  countrySelections,
} from '../../../contract/delivery/location.ts'
import type { ChosenLocationType } from '../../../contract/delivery/location.ts'
import type { Parts } from './panel.model.ts'
import { builtInPlaces, placeOf, type OfferedPlace, type Place } from './places.ts'

/** What the HTML of an answer holds of an address. */
export interface SavedAddress {
  addressId: string
  addressLabel: string
  locationType: ChosenLocationType
  isDefaultShippingAddress: boolean
  /** How the server shows it, sanitized. */
  content: readonly Node[]
}

/** Reads answered HTML, by code that knows the DOM. */
export interface Reader {
  addresses(html: string): Promise<readonly SavedAddress[]>
  places(html: string): Promise<readonly OfferedPlace[]>
}

/** Saved addresses, first load and each further one. */
export const loadCount = 5

interface Failure {
  problem: string
  status: number
}

/** What the shopper can choose from: loaded at the first opening, kept from then on (LOC-068). */
export function lists({ $shown, count, ports, show }: Parts, reader: Reader) {
  let current = new AbortController()
  let loadedCount = 0
  /** Once the addresses have come, or the places have been asked for: they are not asked for again. */
  let hasAddresses = false
  let hasPlaces = false

  /** Of a failure the shopper sees nothing (LOC-062): it is counted alone. */
  function fail(call: string, { problem: reason, status }: Failure): null {
    if (reason !== 'aborted') count('LocationListFailed', { call, reason, status })
    return null
  }

  async function fromList(signal: AbortSignal) {
    const body = {
      currentAddressCount: `${loadedCount}`,
      loadCount: `${loadCount}`,
      selectedAddressId: ports.page.$location.get()?.addressId ?? '',
      deviceType: ports.config.deviceType,
    }
    const outcome = await ports.call(addressList, { body }, { signal })
    return outcome.ok ? outcome.value : fail(addressList.id, outcome)
  }

  async function fromSelections(signal: AbortSignal) {
    const { deviceType, oneClick, pageType } = ports.config
    const query = {
      currentAddressId: ports.page.$location.get()?.addressId ?? '',
      deviceType,
      isOneClickFromContext: oneClick ? 'true' : 'false',
      clientPage: pageType,
    } as const
    const outcome = await ports.call(addressSelections, { query }, { signal })
    if (!outcome.ok) return fail(addressSelections.id, outcome)
    return { ...outcome.value, loadedAddressCount: 0, hasMore: false }
  }

  async function loadAddresses(): Promise<void> {
    const { signal } = current
    show({ loading: true })
    const ask = ports.config.addressSource === 'list' ? fromList : fromSelections
    const answer = await ask(signal)
    // Without the sanitizer nothing is shown, as if the answer had not come.
    const read = answer && (await reader.addresses(answer.html).catch(() => null))
    if (signal.aborted) return
    show({ loading: false })
    if (!read) return
    hasAddresses = true
    loadedCount += answer.loadedAddressCount
    const all = [...$shown.get().addresses, ...read]
    const addresses = [...new Map(all.map(one => [one.addressId, one])).values()]
    show({ addresses, hasMore: answer.hasMore })
  }

  function known(offered: readonly OfferedPlace[]): Place[] {
    return offered.flatMap(one => {
      const place = placeOf(one)
      if (!place) ports.warn(`region ${one.code} is not known and is left out`)
      return place ?? []
    })
  }

  /** null: the element has left the page. */
  async function answeredPlaces(signal: AbortSignal): Promise<readonly Place[] | null> {
    const { deviceType, primarySelections, primarySelectionsOrder, secondarySelections } =
      ports.config
    if (!primarySelections[0] && !secondarySelections[0]) return []
    const body = {
      deviceType,
      primarySelections: primarySelections.join(),
      primarySelectionsOrder: primarySelectionsOrder.join(),
      secondarySelections: secondarySelections.join(),
    }
    const outcome = await ports.call(countrySelections, { body }, { signal })
    if (outcome.ok) return known(await reader.places(outcome.value.html).catch(() => []))
    fail(countrySelections.id, outcome)
    return outcome.problem === 'aborted' ? null : []
  }

  async function loadPlaces(): Promise<void> {
    const { signal } = current
    hasPlaces = true
    const answered = await answeredPlaces(signal)
    if (signal.aborted) return
    hasPlaces = !!answered
    if (answered) show({ places: answered[0] ? answered : builtInPlaces(ports.config.locale) })
  }

  function load(): void {
    if (ports.config.recognized && !hasAddresses && !$shown.get().loading) void loadAddresses()
    if (!hasPlaces) void loadPlaces()
  }

  return {
    load,
    seeMore(): void {
      if (!$shown.get().loading) void loadAddresses()
    },
    /** What holds for one shopper says nothing of the next. */
    forget(): void {
      current.abort()
      current = new AbortController()
      hasAddresses = false
      hasPlaces = false
      loadedCount = 0
      show({ addresses: [], loading: false, hasMore: false, places: null, placeId: '' })
    },
  }
}
