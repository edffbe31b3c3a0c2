import { featureContent } from '../../src/contract/content/feature.ts'
import type { Deed, Ending, Failure } from '../../src/element/describe.ts'

const header: Deed = { press: '[part=header]' }
const tells = ['PaymentSheetFailed', 'Request Timeout'] as const

const ends: readonly [Ending] = [
  {
    about: 'The sheet shows an error message and a link that tries again.',
    at: '[part~=sheet]',
    says: 'Payment plans could not be loaded.',
    onward: [{ press: '[part~=sheet] .message .link' }],
  },
]

export const paymentFailures: readonly Failure[] = [
  {
    call: featureContent,
    when: 'when the shopper opens a side sheet',
    by: [header, { press: '[data-sheet=compare]' }],
    tells,
    ends,
    well: { at: '[part~=sheet] [data-option-id]' },
  },
]
