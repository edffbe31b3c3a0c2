import type { Family } from '../../src/element/describe.ts'
import { fitmentFeedback } from './fitment-feedback.ts'
import { fitmentStripe } from './fitment-stripe.ts'
import { modelHelp } from './model-help.ts'
import { ownershipStripe } from './ownership-stripe.ts'

export const fitment: Family = {
  name: 'fitment',
  title: 'Fitment',
  about: 'Help shoppers find out whether a part fits their machine.',
  elements: [fitmentFeedback, fitmentStripe, modelHelp, ownershipStripe],
}
