import type { Example } from '../../src/element/describe.ts'
import { inviteFailures } from './invite-button.failures.ts'

export const inviteButtonExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A product sold by invitation',
    html: `<dp-invite-button data-endpoint="/dp/invite/request" data-asin="B0CONSOLE1"
  data-encrypted-token="demo" data-recognized></dp-invite-button>`,
    as: 'signed-in',
    states: {
      requesting: [{ hold: '/dp/invite/' }, { press: '[part~=button]' }],
      requested: [{ press: '[part~=button]' }],
    },
    failures: inviteFailures,
  },
  {
    title: 'The shopper asks to be notified',
    html: `<dp-invite-button data-variant="notify-details" data-endpoint="/dp/invite/request"
  data-asin="B0CONSOLE1" data-encrypted-token="demo" data-recognized
  data-post-click-text="You are on the list"></dp-invite-button>`,
    as: 'signed-in',
    states: { notified: [{ press: '[part~=button]' }] },
  },
]
