import {
  modelInactive,
  ownershipSet,
  previewParts,
} from '../../src/contract/fitment/fitment-help.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

const disown: readonly Deed[] = [{ press: '[part~=button]' }]

const disowning = {
  by: disown,
  ends: [
    {
      about: 'It says so; the button can be pressed again.',
      at: '[part~=message]',
      says: 'This could not be saved.',
      without: '[aria-disabled=true]',
      onward: disown,
    },
  ],
  well: { state: 'removed' },
} as const satisfies Partial<Failure>

export const ownershipFailures: readonly Failure[] = [
  { ...disowning, call: modelInactive, when: 'at a press', tells: 'updateMyModelError' },
  { ...disowning, call: ownershipSet, when: 'after that', tells: 'setOwnershipError' },
  {
    call: previewParts,
    when: 'at a press',
    by: [{ press: '[part~=button].primary' }],
    tells: 'PreviewPartsFailed',
    ends: [
      {
        about: 'It says so, and asks again.',
        at: '[part~=preview]',
        says: 'The parts could not be loaded.',
        onward: [{ press: '[part~=preview] .link' }],
      },
    ],
    well: { at: '[part~=preview] [data-asin]' },
  },
]
