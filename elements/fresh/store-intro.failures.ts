import { storeIntro } from '../../src/contract/fresh/intro.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

export const introFailures = (ask: Deed): readonly Failure[] => [
  {
    call: storeIntro,
    when: 'when a store is to be introduced without HTML',
    by: [ask],
    tells: 'StoreIntroFailed',
    ends: [
      {
        about: 'No sheet opens: the item is in the cart all the same. The next request asks again.',
        without: '[part~=sheet]',
        onward: [ask],
      },
    ],
    well: { state: 'open' },
  },
]
