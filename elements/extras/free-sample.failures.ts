import { sampleTracking } from '../../src/contract/extras/samples.ts'
import type { Failure } from '../../src/element/describe.ts'

const chosen = { state: 'selected', at: '[part=text]', says: 'Your sample: Rosewood lipstick, 1 g' }

export const freeSampleFailures: readonly Failure[] = [
  {
    call: sampleTracking,
    when: 'when the shopper chooses a sample, or none',
    by: [{ press: '[part=control]' }, { press: '[part~=picker] input[value="0"]' }],
    tells: [],
    untold: ['offline', 'timeout', 'unavailable'],
    ends: [{ about: 'Nothing shows: the sample is chosen all the same.', ...chosen, onward: [] }],
    well: chosen,
  },
]
