import type { ChangeRequest } from '../../../contract/delivery/location-events.ts'
import { addressChange } from '../../../contract/delivery/location.ts'
import type { Outcome } from '../../../contract/call.ts'
import { reload } from '../../../page/navigate.ts'
import { callOwn } from '../../../page/own-function.ts'
import type { DeliveryLocation } from '../../../page/shapes.ts'
import type { PanelParts, Shown } from './panel.ports.ts'
import { refreshModel } from './refresh.model.ts'

/** The shopper's choice. The rest of the request comes from the configuration. */
type Chosen = Pick<ChangeRequest, 'locationType'> & Partial<ChangeRequest>

interface Failure {
  reason: string
  status: number
}

/** Changes the location, one change at a time: from the shopper's choice to the events for the page. */
export function changeModel(parts: PanelParts) {
  const { $shown, alert, close, count, placeOf, ports, show } = parts
  const { refresh } = refreshModel(parts)

  /** Puts the new location into effect (LOC-040 to LOC-043). */
  function succeed(place: DeliveryLocation): void {
    const { actionSource, refreshMode } = ports.config
    ports.page.$location.set(place)
    // The typed zip code or the selected country is used up.
    show({ zip: '', placeId: '' })
    const { addressLabel, countryCode = '', zipCode } = place
    ports.announce(
      ports.text('location.updated', { addressLabel: addressLabel || zipCode || countryCode }),
    )
    count('LocationChanged')
    ports.emit('dp-location-changed', { ...place, actionSource })
    if (refreshMode === 'features') {
      close()
      void refresh()
    } else if (reload(ports) === 'cancelled') close()
  }

  /** Reports a failed change. The old location stays (LOC-044 to LOC-047). */
  function fail(request: ChangeRequest, failure: Failure, isInvalid = false): void {
    if (isInvalid && request.locationType === 'LOCATION_INPUT') alert('invalidZip')
    else {
      show({ failed: true })
      ports.announce(ports.text('location.updateFailed'))
    }
    count('LocationChangeFailed')
    const detail = { ...failure, request }
    ports.emit('dp-location-failed', detail)
    callOwn(ports.element, 'updateFailure', ports.config.updateFailure, detail)
  }

  function settle(request: ChangeRequest, chosen: Chosen, outcome: Outcome<typeof addressChange>) {
    const failure = ports.failed(outcome)
    if (failure) return fail(request, failure)
    if (!outcome.ok) return
    const { address, isValidAddress, sembuUpdated } = outcome.value
    if (!sembuUpdated) {
      const { status } = outcome
      return fail(request, { reason: 'not-updated', status }, isValidAddress === false)
    }
    const place = placeOf({ ...(address ?? chosen), locationType: request.locationType })
    if (place) succeed(place)
  }

  async function change(by: Shown['changing'], chosen: Chosen): Promise<void> {
    const { actionSource, deviceType, pageType } = ports.config
    const request: ChangeRequest = {
      isDefaultShippingAddress: false,
      addressLabel: '',
      ...chosen,
      deviceType,
      pageType,
      actionSource,
    }
    if (!ports.emit('dp-before-change-location', { request }) || $shown.get().changing) return
    show({ changing: by, alert: null, failed: false })
    ports.state('changing', true)
    const isDefaultShippingAddress = request.isDefaultShippingAddress ? 'true' : 'false'
    const body = { ...request, isDefaultShippingAddress } as const
    const outcome = await ports.call(addressChange, { body })
    ports.state('changing', false)
    show({ changing: null })
    settle(request, chosen, outcome)
  }

  return { change }
}
