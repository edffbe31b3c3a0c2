import {
  modelInactive,
  ownershipSet,
  previewParts,
} from '../../src/contract/fitment/fitment-help.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

const disown: readonly Deed[] = [{ press: '[part~=button]:nth-child(2)' }]
const undo: readonly Deed[] = [{ press: '[part~=undo]' }]

const disowning = {
  by: disown,
  ends: [
    {
      about: 'The shopper sees an error message and can press the button again.',
      at: '[part~=message]',
      says: 'This could not be saved.',
      without: '[aria-disabled=true]',
      onward: disown,
    },
  ],
  well: { state: 'removed' },
} as const satisfies Partial<Failure>

export const ownershipFailures: readonly Failure[] = [
  {
    ...disowning,
    call: modelInactive,
    when: 'when the shopper says that they do not own the machine',
    tells: 'updateMyModelError',
  },
  {
    ...disowning,
    call: ownershipSet,
    when: 'after model-inactive has succeeded',
    tells: 'setOwnershipError',
  },
  {
    call: previewParts,
    when: 'when the shopper asks for the parts',
    by: [{ press: '[part~=button].primary' }],
    tells: 'PreviewPartsFailed',
    ends: [
      {
        about: 'The shopper sees an error message and a button that asks again.',
        at: '[part~=preview]',
        says: 'The parts could not be loaded.',
        onward: [{ press: '[part~=preview] .link' }],
      },
    ],
    well: { at: '[part~=preview] [data-asin]' },
  },
]

const undoing = {
  by: undo,
  ends: [
    {
      about:
        'The shopper sees an error message. The answer still stands, and Undo can be pressed again.',
      state: 'removed',
      at: '[part~=message]',
      says: 'This could not be saved.',
      without: '[aria-disabled=true]',
      onward: undo,
    },
  ],
  well: { at: '[part~=button].primary' },
} as const satisfies Partial<Failure>

export const undoFailures: readonly Failure[] = [
  {
    ...undoing,
    call: modelInactive,
    when: 'when the shopper takes back that they do not own the machine',
    tells: 'updateMyModelError',
  },
  {
    ...undoing,
    call: ownershipSet,
    when: 'after model-inactive has put the machine back',
    tells: 'setOwnershipError',
  },
]
