import { countrySelections } from '../../../contract/delivery/location.ts'
import type { OfferedPlace, PanelParts, Place } from './panel.ports.ts'
import { builtInPlaces, placeOf, placesIn } from './places.rules.ts'

/** Loads the regions and countries at the first opening, and keeps them (LOC-068). */
export function placesModel({ counted, ports, sanitized, show }: PanelParts) {
  let current = new AbortController()
  /** true: the places were asked for. A failed call is not repeated (LOC-076). */
  let isAsked = false

  function known(offered: readonly OfferedPlace[]): Place[] {
    return offered.flatMap(one => {
      const place = placeOf(one)
      if (!place) ports.warn(`region ${one.code} is not known and is left out`)
      return place ?? []
    })
  }

  /** Returns the places that the server offers. null: the element has left the page. */
  async function answered(signal: AbortSignal): Promise<readonly Place[] | null> {
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
    if (!outcome.ok) {
      const fields = { ...counted(), call: countrySelections.id }
      return ports.failed(outcome, 'LocationListFailed', fields) && []
    }
    const offered = await sanitized(outcome.value.html)
      .then(placesIn)
      .catch(() => [])
    return known(offered)
  }

  return {
    async load(): Promise<void> {
      if (isAsked) return
      isAsked = true
      const { signal } = current
      const places = await answered(signal)
      if (signal.aborted) return
      isAsked = !!places
      if (places) show({ places: places[0] ? places : builtInPlaces(ports.config.locale) })
    },
    forget(): void {
      current.abort()
      current = new AbortController()
      isAsked = false
      show({ places: null, placeId: '' })
    },
  }
}
