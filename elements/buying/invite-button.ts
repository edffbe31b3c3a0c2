import { beforeNavigate, failed } from '../../src/contract/events.ts'
import { inviteRequest } from '../../src/contract/buying/invite.ts'
import { object, text as string } from '../../src/contract/schema.ts'
import * as v from 'valibot'
import { asin, choice, describe, flag, text } from '../../src/element/describe.ts'
import { selector, url } from '../../src/element/formats.ts'
import { inviteButtonExamples } from './invite-button.examples.ts'

const invited = { asin: v.nullable(string), variant: string }

export const inviteButton = describe({
  tag: 'dp-invite-button',
  about: 'Asks for an invitation to buy a product in high demand.',
  fields: {
    variant: choice(['request-invite', 'invite-button', 'notify-details'], {
      about: 'What a request leads to.',
      default: 'request-invite',
    }),
    endpoint: text({ about: 'Address of the request.', required: true, ...url }),
    recognized: flag({
      about: 'The shopper is signed in.',
      store: 'shopper.recognized',
      default: false,
    }),
    language: text({
      about: 'Accept-Language of the request, default the locale.',
      store: 'context.language',
    }),
    postClickText: text({ about: 'Text of the button once notified.' }),
    csrfToken: text({
      about: 'Anti-forgery token, sent as a header.',
      required: true,
      meta: 'dp-csrf-token',
    }),
    encryptedToken: text({ about: 'Sent as a header.', required: true }),
    messaging: text({
      about: 'Selector of the buy-box messaging that a success hides.',
      ...selector,
      default: '[data-dp-buy-box-messaging]',
    }),
    asin,
    pageType: choice(['detail', 'search', 'offer-listing'], {
      about: 'Kind of page.',
      store: 'context.pageType',
      default: 'detail',
    }),
    requested: flag({ about: 'Starts as requested.', default: false }),
  },
  events: {
    'dp-before-request-invite': {
      about: 'A request is about to be sent.',
      detail: object({ asin: v.nullable(string) }),
      cancelable: true,
    },
    'dp-invite-requested': { about: 'The request was received.', detail: object(invited) },
    'dp-invite-failed': {
      about: 'The request failed.',
      detail: object({ ...invited, ...failed.entries }),
    },
    'dp-before-navigate': {
      about: 'The shopper is about to be led to sign-in.',
      detail: beforeNavigate,
      cancelable: true,
    },
  },
  calls: [inviteRequest],
  states: {
    requesting: 'The request runs.',
    requested: 'It was received.',
    notified: 'The shopper will be told.',
  },
  parts: { button: 'The button.', dialog: 'The dialogs.' },
  slots: { '': 'Fallback.' },
  keyboard: {
    'Enter, Space': 'Asks for the invitation.',
    Escape: 'Closes the outcome; focus goes back to the button.',
  },
  examples: inviteButtonExamples,
})
export type InviteButton = typeof inviteButton
