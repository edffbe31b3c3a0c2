import { getRegions, sdAvailability } from '../../src/contract/schedule/availability.ts'
import type { Failure } from '../../src/element/describe.ts'

export const availabilityFailures: readonly Failure[] = [
  {
    call: sdAvailability,
    when: 'when the element comes into the page',
    by: [],
    tells: 'DeliveryAvailabilityFailed',
    ends: [
      {
        about:
          'Nothing shows: the shopper buys without choosing a time. The console tells of the failure.',
        without: '[part=intent]',
        onward: [],
      },
    ],
    well: { without: '[part=postal-code]' },
  },
]

export const regionsFailures: readonly Failure[] = [
  {
    call: getRegions,
    when: 'when the shopper wants to choose a time',
    after: [{ see: '[part=intent]' }],
    by: [{ press: '[part=intent] input' }],
    tells: 'DeliveryRegionsFailed',
    ends: [
      {
        about: 'The shopper enters a postal code in place of a region.',
        at: '[part=postal-code]',
        onward: [],
      },
    ],
    well: { at: '[part=region], [part=postal-code]' },
  },
]
