import { feedbackLog, feedbackWidget } from '../../src/contract/fitment/fitment-help.ts'
import type { Failure } from '../../src/element/describe.ts'

const sent = { state: 'sent', at: '[part~=thanks]', says: 'Thank you for your feedback.' }

export const feedbackFailures: readonly Failure[] = [
  {
    call: feedbackWidget,
    when: 'when the modal opens for the first time',
    by: [{ press: '[data-rating=negative]' }],
    tells: 'FeedbackWidgetFailed',
    ends: [
      {
        about: 'A built-in form shows instead of the form from the server.',
        at: '[part~=modal] [part~=reason]',
        onward: [{ press: '[part~=modal] [data-dp-action=submit]' }],
      },
    ],
    well: sent,
  },
  {
    call: feedbackLog,
    when: 'when the shopper presses a choice',
    by: [{ press: '[data-rating=positive]' }],
    tells: 'FeedbackLogFailed',
    ends: [{ about: 'The shopper still sees the thanks.', ...sent, onward: [] }],
    well: sent,
  },
]
