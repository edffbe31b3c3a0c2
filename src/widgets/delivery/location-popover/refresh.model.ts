import { unifiedRefresh, type UnifiedState } from '../../../contract/delivery/location.ts'
import type { PanelParts } from './panel.ports.ts'

/** Tells the server the new location of the page, so that features of the page can follow (LOC-048 to LOC-055). */
export function refreshModel({ $stale, counted, ports }: PanelParts) {
  let current: AbortController | undefined

  /** Returns all fields of the call. A missing value is empty, a missing quantity is 1 (LOC-049, LOC-050). */
  function unifiedState(): UnifiedState {
    const { config, page } = ports
    const place = page.$location.get()
    const { asin = '', deviceType, oneClick } = config
    return {
      addressId: place?.addressId ?? '',
      zipCode: place?.zipCode ?? '',
      city: place?.city ?? '',
      state: place?.state ?? '',
      district: place?.district ?? '',
      countryCode: place?.countryCode ?? '',
      quantity: `${page.quantity(asin || null).get() || 1}`,
      relatedRequestId: config.relatedRequestId ?? '',
      asin,
      merchantId: config.merchantId ?? '',
      deviceType,
      smid: config.smid ?? '',
      wdg: config.wdg ?? '',
      exMerchId: config.exMerchId ?? '',
      oneClick: oneClick ? 'true' : 'false',
      urlParams: config.urlParams ?? '',
    }
  }

  function end(isStale: boolean): void {
    ports.state('refreshing', false)
    $stale.set(isStale)
    if (isStale) ports.announce(ports.text('location.refreshFailed'))
  }

  /** Sends the refresh. Each failure is reported before the next try (LOC-052). */
  async function send(attempt: number, retriesLeft: number, signal: AbortSignal): Promise<void> {
    const outcome = await ports.call(
      unifiedRefresh,
      { query: { _encoding: 'UTF-8' }, body: unifiedState() },
      { signal },
    )
    const failure = ports.failed(outcome, 'LocationRefreshFailed', counted())
    if (!outcome.ok && !failure) return ports.state('refreshing', false)
    const isLast = outcome.ok || retriesLeft === 0
    if (isLast) end(!outcome.ok)
    ports.emit('dp-location-refreshed', { success: outcome.ok, attempt, retriesLeft })
    // A listener may have changed the location again, which starts a refresh of its own.
    if (!isLast && !signal.aborted) await send(attempt + 1, retriesLeft - 1, signal)
  }

  return {
    async refresh(): Promise<void> {
      current?.abort()
      current = new AbortController()
      ports.state('refreshing', true)
      await send(1, ports.config.retryBudget, current.signal)
    },
  }
}
