import { serviceContent } from '../../src/contract/services/options.ts'
import type { Failure } from '../../src/element/describe.ts'
import { markerFailure } from './marker.ts'

export const optionsFailures: readonly Failure[] = [
  {
    call: serviceContent,
    when: 'when its buying option shows',
    by: [],
    tells: 'dp-options-failed',
    ends: [
      {
        about: 'A text shows the error. The shopper can try again.',
        at: '[part=message]',
        says: 'The services could not be loaded.',
        onward: [{ press: '[part=message] button' }],
      },
    ],
    well: { at: '[part=button]' },
  },
  markerFailure('[part=box]'),
]
