import { addressList, addressSelections } from '../../../contract/delivery/location.ts'
import { addressesIn, loadCount } from './addresses.rules.ts'
import type { PanelParts } from './panel.ports.ts'

/** Loads the saved addresses at the first opening, and keeps them (LOC-068). */
export function addressesModel({ $shown, counted, ports, sanitized, show }: PanelParts) {
  let current = new AbortController()
  let loadedCount = 0
  let hasLoaded = false

  async function fromList(signal: AbortSignal) {
    const body = {
      currentAddressCount: `${loadedCount}`,
      loadCount: `${loadCount}`,
      selectedAddressId: ports.page.$location.get()?.addressId ?? '',
      deviceType: ports.config.deviceType,
    }
    const outcome = await ports.call(addressList, { body }, { signal })
    ports.failed(outcome, 'LocationListFailed', { ...counted(), call: addressList.id })
    return outcome.ok ? outcome.value : null
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
    ports.failed(outcome, 'LocationListFailed', { ...counted(), call: addressSelections.id })
    return outcome.ok ? { ...outcome.value, loadedAddressCount: 0, hasMore: false } : null
  }

  /** Loads more addresses. The shopper does not see a failure, but a metric counts it (LOC-062). */
  async function loadMore(): Promise<void> {
    if ($shown.get().loading) return
    const { signal } = current
    show({ loading: true })
    const ask = ports.config.addressSource === 'list' ? fromList : fromSelections
    const answer = await ask(signal)
    // Without the sanitizer, no HTML may show. So the answer is dropped.
    const read =
      answer &&
      (await sanitized(answer.html)
        .then(addressesIn)
        .catch(() => null))
    if (signal.aborted) return
    show({ loading: false })
    if (!read) return
    hasLoaded = true
    loadedCount += answer.loadedAddressCount
    const all = [...$shown.get().addresses, ...read]
    const addresses = [...new Map(all.map(one => [one.addressId, one])).values()]
    show({ addresses, hasMore: answer.hasMore })
  }

  return {
    load(): void {
      if (ports.config.recognized && !hasLoaded) void loadMore()
    },
    loadMore,
    forget(): void {
      current.abort()
      current = new AbortController()
      hasLoaded = false
      loadedCount = 0
      show({ addresses: [], loading: false, hasMore: false })
    },
  }
}
