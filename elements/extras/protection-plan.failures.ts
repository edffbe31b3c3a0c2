import { protectionOptions } from '../../src/contract/extras/plans.ts'
import type { Failure } from '../../src/element/describe.ts'

export const protectionFailures: readonly Failure[] = [
  {
    call: protectionOptions,
    when: 'when the page gives no plans',
    by: [],
    tells: 'ProtectionOptionsFailed',
    ends: [
      {
        about: 'The card says so. The expanded card has a link that loads the plans again.',
        at: '[part=subtitle]',
        says: 'Protection plans could not be loaded.',
        onward: [{ press: '[part=header]' }, { press: '[part=message] button' }],
      },
    ],
    well: { without: '[aria-busy]', at: '[part=plans]' },
  },
]
