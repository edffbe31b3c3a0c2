import { inviteRequest } from '../../src/contract/buying/invite.ts'
import type { Failure } from '../../src/element/describe.ts'

export const inviteFailures: readonly Failure[] = [
  {
    call: inviteRequest,
    when: 'when the shopper presses the button',
    by: [{ press: '[part~=button]' }],
    tells: 'dp-invite-failed',
    ends: [
      {
        about: 'A dialog shows an error. The button in the dialog sends the request again.',
        at: 'dialog',
        says: 'We could not send your request.',
        onward: [{ press: 'dialog .primary' }],
      },
    ],
    well: { state: 'requested' },
  },
]
