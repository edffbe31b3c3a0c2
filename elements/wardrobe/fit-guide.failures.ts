import { sizeReftag } from '../../src/contract/wardrobe/size-reftag.ts'
import type { Failure } from '../../src/element/describe.ts'

const unfolded = { state: 'expanded', at: '[part~=content]' }

export const fitGuideFailures: readonly Failure[] = [
  {
    call: sizeReftag,
    when: 'when the shopper unfolds or folds the guide',
    by: [{ press: '[part~=control]' }],
    tells: [],
    untold: ['offline', 'timeout', 'unavailable'],
    ends: [
      {
        about: 'Nothing shows: the guide unfolds and folds all the same.',
        ...unfolded,
        onward: [],
      },
    ],
    well: unfolded,
  },
]
