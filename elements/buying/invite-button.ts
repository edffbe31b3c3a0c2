import { beforeNavigate, failure } from '../../src/contract/events.ts'
import { inviteRequest } from '../../src/contract/buying/invite.ts'
import { asinOrNull } from '../../src/contract/fields.ts'
import { means, object } from '../../src/contract/schema.ts'
import * as v from 'valibot'
import { address, asin, choice, describe, flag, text } from '../../src/element/describe.ts'
import { selector } from '../../src/element/formats.ts'
import { inviteButtonExamples } from './invite-button.examples.ts'

const variants = ['request-invite', 'invite-button', 'notify-details'] as const
const invited = { asin: asinOrNull, variant: means(v.picklist(variants), 'Variant of the button.') }

export const inviteButton = describe({
  tag: 'dp-invite-button',
  about: 'Lets a shopper ask for an invitation to buy a product in high demand.',
  fields: {
    variant: choice(variants, {
      about:
        'After a request, request-invite and invite-button hide the messaging. notify-details keeps the messaging and shows postClickText.',
      default: 'request-invite',
    }),
    endpoint: address(inviteRequest, { about: 'URL that receives the request.', required: true }),
    recognized: flag({
      about: 'The shopper is signed in.',
      store: 'shopper.recognized',
      default: false,
    }),
    language: text({
      about: 'Accept-Language header of the request. Default: the locale of the element.',
      store: 'context.language',
    }),
    postClickText: text({ about: 'Text of the button after a request, with notify-details.' }),
    csrfToken: text({
      about: 'Anti-forgery token. Sent as a header.',
      required: true,
      meta: 'dp-csrf-token',
    }),
    encryptedToken: text({
      about: 'Encrypted token of the product. Sent as a header.',
      required: true,
    }),
    messaging: text({
      about: 'Selector of the messaging in your buy box. A successful request hides it.',
      ...selector,
      default: '[data-dp-buy-box-messaging]',
    }),
    asin,
    pageType: choice(['detail', 'search', 'offer-listing'], {
      about: 'Kind of page.',
      store: 'context.pageType',
      default: 'detail',
    }),
    requested: flag({
      about: 'Starts in the requested state, because the shopper has already sent a request.',
      default: false,
    }),
  },
  events: {
    'dp-before-request-invite': {
      about: 'A request is about to be sent.',
      detail: object({ asin: asinOrNull }),
      cancelable: true,
    },
    'dp-invite-requested': {
      about: 'The server has received the request.',
      detail: object(invited),
    },
    'dp-invite-failed': {
      about: 'The request failed.',
      detail: object({ ...invited, ...failure([inviteRequest]) }),
    },
    'dp-before-navigate': {
      about: 'The browser is about to open the sign-in page.',
      detail: beforeNavigate,
      cancelable: true,
    },
  },
  calls: [inviteRequest],
  states: {
    requesting: 'The request is under way.',
    requested: 'The server has received the request.',
    notified: 'The shopper will be notified.',
  },
  parts: { button: 'The button.', message: 'How the last request ended.' },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'On the button: asks for the invitation. On Try again: asks again.',
  },
  examples: inviteButtonExamples,
})
export type InviteButton = typeof inviteButton
