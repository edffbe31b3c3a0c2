import { feedbackLog, feedbackWidget } from '../../src/contract/fitment/fitment-help.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

const open: Deed = { press: '[part~=button]' }
const sent = { state: 'sent', at: '[part~=button]', says: 'Thank you for your feedback.' }

export const feedbackFailures: readonly Failure[] = [
  {
    call: feedbackWidget,
    when: 'at the first opening of the modal',
    by: [open, { press: '[data-rating=negative]' }],
    tells: 'FeedbackWidgetFailed',
    ends: [
      {
        about: 'A built-in form shows in place of that of the server.',
        at: '[part~=modal] [part~=reason]',
        onward: [{ press: '[part~=modal] [data-dp-action=submit]' }],
      },
    ],
    well: sent,
  },
  {
    call: feedbackLog,
    when: 'at a press',
    by: [open, { press: '[data-rating=positive]' }],
    tells: 'FeedbackLogFailed',
    ends: [{ about: 'The shopper is thanked all the same.', ...sent, onward: [] }],
    well: sent,
  },
]
