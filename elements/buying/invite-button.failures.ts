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
        about: 'A text below the button says so. Try again sends the request again.',
        at: '[part=message]',
        says: 'We could not send your request.',
        onward: [{ press: '[part=message] button' }],
      },
    ],
    well: { state: 'requested' },
  },
]
