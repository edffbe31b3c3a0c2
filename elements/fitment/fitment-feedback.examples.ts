import type { Example } from '../../src/element/describe.ts'
import { feedbackFailures } from './fitment-feedback.failures.ts'

export const fitmentFeedbackExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A question after a check',
    html: `<dp-fitment-feedback data-asin="B0PUMP0001" data-brand="BERGSTROM" data-model="GS60-4210W"
  data-category="major_appliance"></dp-fitment-feedback>`,
    states: {
      open: [{ press: '[data-rating=negative]' }],
      sent: [{ press: '[data-rating=positive]' }],
    },
    views: {
      'with the form from the server': {
        by: [{ press: '[data-rating=negative]' }],
        seen: { at: '[part~=modal] [data-dp-action=submit]' },
      },
    },
    failures: feedbackFailures,
  },
]
