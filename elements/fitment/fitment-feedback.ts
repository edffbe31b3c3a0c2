import * as v from 'valibot'
import { fitmentChecked, modelCleared } from '../../src/contract/fitment/fitment-events.ts'
import { feedbackLog, feedbackWidget } from '../../src/contract/fitment/fitment-help.ts'
import { list, object, text as string } from '../../src/contract/schema.ts'
import { asin, describe, flag, json, text } from '../../src/element/describe.ts'
import { fitmentFeedbackExamples } from './fitment-feedback.examples.ts'

const rating = v.picklist(['positive', 'negative'])
const reason = v.picklist([
  'feedbackReason_modelNotFound',
  'feedbackReason_fitInformationIncorrect',
  'feedbackReason_difficultToUse',
  'feedbackReason_other',
  'feedback_question_about_order',
])

export const fitmentFeedback = describe({
  tag: 'dp-fitment-feedback',
  about: 'Lets a shopper rate what they were told about fitment.',
  fields: {
    feedbackButtonId: text({ about: 'Id of a button of the page that opens the modal too.' }),
    previousUrl: text({ about: 'Page that the feedback is about, default this one.' }),
    asin,
    brand: text({ about: 'Brand of the machine.', store: 'fitment.brand' }),
    model: text({ about: 'Its model number.', store: 'fitment.model' }),
    modelSeries: text({ about: 'Its series.', store: 'fitment.series' }),
    category: text({ about: 'Its category.', store: 'fitment.category' }),
    ptd: text({ about: 'Product type of the machine.' }),
    reftag: text({ about: 'Reference tag, goes with the feedback.' }),
    weblabName: text({ about: 'Experiment, goes with the feedback.' }),
    weblabTreatment: text({ about: 'Treatment, goes with the feedback.' }),
    isFeedbackWidgetUpdateEnabled: flag({
      about: 'The content of the modal is loaded anew after each check.',
      default: false,
    }),
    marketplaceId: text({ about: 'Goes with the feedback.', store: 'context.marketplaceId' }),
    reasons: json(list(object({ value: reason, label: string })), {
      about: 'What may be wrong, default all five reasons.',
      from: 'state',
    }),
  },
  events: {
    'dp-feedback-rated': { about: 'A rating was chosen.', detail: object({ rating }) },
    'dp-feedback-submitted': {
      about: 'The rating was submitted; asin, brand and model are empty where they are not known.',
      detail: object({ rating, reasons: list(reason), asin: string, brand: string, model: string }),
    },
  },
  hears: {
    'dp-fitment-checked': {
      about:
        'A machine was checked: the feedback is about this answer, and can be given once more.',
      detail: fitmentChecked,
    },
    'dp-model-cleared': {
      about: 'The machine was taken back: what is open closes.',
      detail: modelCleared,
    },
  },
  calls: [feedbackWidget, feedbackLog],
  states: { open: 'Popover or modal is open.', sent: 'The feedback was given.' },
  parts: {
    button: 'The button that opens the popover.',
    popover: 'The popover.',
    choice: 'The choices in it.',
    modal: 'The modal.',
    content: 'Content of the server in it.',
    reason: 'A reason.',
    comment: 'The comment field.',
    submit: 'The button that submits.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback.' },
  keyboard: {
    'Enter, Space': 'Opens the question; answers it, at a choice. Space ticks a reason.',
    Escape: 'Closes popover or modal; focus goes back.',
  },
  examples: fitmentFeedbackExamples,
})
export type FitmentFeedback = typeof fitmentFeedback
