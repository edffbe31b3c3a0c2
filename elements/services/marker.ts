import { refMarker } from '../../src/contract/services/ref-marker.ts'
import { text, type Deed, type Failure } from '../../src/element/describe.ts'

/** Of elements that tell when a shopper has seen them (SVC-046). */
export const impressionReftag = text({ about: 'Marker that is sent once the element is in view.' })

/** Nobody hears of it. `at`: what shows all the same. */
export const markerFailure = (
  at: string,
  when = 'when the element is in view',
  by: readonly Deed[] = [],
): Failure => ({
  call: refMarker,
  when,
  by,
  tells: [],
  untold: ['offline', 'timeout', 'unavailable'],
  ends: [{ about: 'Nothing shows.', at, onward: [] }],
  well: { at },
})
