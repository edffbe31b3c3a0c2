import type { Family } from '../../src/element/describe.ts'
import { fitmentFeedback } from './fitment-feedback.ts'
import { fitmentStripe } from './fitment-stripe.ts'
import { modelHelp } from './model-help.ts'
import { ownershipStripe } from './ownership-stripe.ts'

export const fitment: Family = {
  name: 'fitment',
  title: 'Fitment',
  about: 'Whether a part fits the machine that the shopper owns.',
  elements: [fitmentFeedback, fitmentStripe, modelHelp, ownershipStripe],
}
