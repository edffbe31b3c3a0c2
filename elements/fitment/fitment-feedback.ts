import * as v from 'valibot'
import { fitmentChecked, modelCleared } from '../../src/contract/fitment/fitment-events.ts'
import { asin as productId, brand, model } from '../../src/contract/fields.ts'
import {
  feedbackLog,
  feedbackRating,
  feedbackWidget,
} from '../../src/contract/fitment/fitment-help.ts'
import { list, means, object, text as string } from '../../src/contract/schema.ts'
import { asin, describe, flag, json, text } from '../../src/element/describe.ts'
import { fitmentFeedbackExamples } from './fitment-feedback.examples.ts'

const rating = means(feedbackRating, 'The rating.')
const reason = v.picklist([
  'feedbackReason_modelNotFound',
  'feedbackReason_fitInformationIncorrect',
  'feedbackReason_difficultToUse',
  'feedbackReason_other',
  'feedback_question_about_order',
])

const reasonOption = object({
  value: means(reason, 'The reason.'),
  label: means(string, 'Text of the reason.', 'My model was not found'),
})

export const fitmentFeedback = describe({
  tag: 'dp-fitment-feedback',
  about: 'Lets a shopper rate the fitment answer.',
  fields: {
    feedbackButtonId: text({ about: 'Id of a button in your page that opens the modal, too.' }),
    previousUrl: text({
      about: 'URL of the page that the feedback is about. Default: this page.',
    }),
    asin,
    brand: text({ about: 'Brand of the machine.', store: 'fitment.brand' }),
    model: text({ about: 'Model number of the machine.', store: 'fitment.model' }),
    modelSeries: text({ about: 'Series of the machine.', store: 'fitment.series' }),
    category: text({ about: 'Category of the machine.', store: 'fitment.category' }),
    ptd: text({ about: 'Product type of the machine.' }),
    reftag: text({ about: 'Reference tag. Sent with the feedback.' }),
    weblabName: text({ about: 'Name of an experiment. Sent with the feedback.' }),
    weblabTreatment: text({ about: 'Treatment of the experiment. Sent with the feedback.' }),
    isFeedbackWidgetUpdateEnabled: flag({
      about: 'The modal loads its content again after each check.',
      default: false,
    }),
    marketplaceId: text({
      about: 'Id of the marketplace. Sent with the feedback.',
      store: 'context.marketplaceId',
    }),
    reasons: json(list(reasonOption), {
      about: 'Reasons that the shopper can choose. Default: all five reasons.',
      from: 'state',
    }),
  },
  events: {
    'dp-feedback-rated': { about: 'The shopper has chosen a rating.', detail: object({ rating }) },
    'dp-feedback-submitted': {
      about: 'The rating was submitted. An unknown asin, brand or model is empty.',
      detail: object({
        rating,
        reasons: means(list(reason), 'The chosen reasons.', ['feedbackReason_other']),
        asin: productId,
        brand,
        model,
      }),
    },
  },
  hears: {
    'dp-fitment-checked': {
      about:
        'A machine was checked. The feedback is about this answer, and the shopper can rate again.',
      detail: fitmentChecked,
    },
    'dp-model-cleared': {
      about: 'The shopper removed the machine. The modal closes.',
      detail: modelCleared,
    },
  },
  calls: [feedbackWidget, feedbackLog],
  states: { open: 'The modal is open.', sent: 'The feedback was sent.' },
  parts: {
    question: 'The question.',
    choice: 'The buttons that answer the question.',
    thanks: 'The thanks, in place of the question.',
    modal: 'The modal.',
    content: 'The content of the modal from the server.',
    reason: 'A reason in the modal.',
    comment: 'The comment field.',
    submit: 'The button that submits the feedback.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'On a choice: answers the question. Space checks a reason.',
    Escape: 'Closes the modal. Focus returns to the button that opened it.',
  },
  examples: fitmentFeedbackExamples,
})
export type FitmentFeedback = typeof fitmentFeedback
