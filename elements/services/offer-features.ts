import { object } from '../../src/contract/schema.ts'
import { describe, text, whole } from '../../src/element/describe.ts'
import { offerFeaturesExamples } from './offer-features.examples.ts'

export const offerFeatures = describe({
  tag: 'dp-offer-features',
  about: 'Folds the rows that say what comes with an offer, and shortens long texts in them.',
  wraps: true,
  fields: {
    rowCount: whole({
      about:
        'Rows that show while folded. Default: displayable-row-count of the first row that has it, else all rows.',
      unit: 'count',
      min: 1,
    }),
  },
  childAttributes: {
    'displayable-row-count': whole({
      about: 'Rows that show while folded. The first row that has the attribute counts.',
      unit: 'count',
      min: 1,
    }),
    'offer-display-feature-name': text({
      about:
        'Name of the row in metrics. It is also the title of the whole text if the row does not begin with a name.',
    }),
  },
  events: {
    'dp-features-expanded': { about: 'The shopper has unfolded the rows.', detail: object({}) },
    'dp-features-collapsed': { about: 'The shopper has folded the rows.', detail: object({}) },
  },
  states: {
    expanded: 'All rows show.',
    collapsed: 'Some rows are folded away.',
    static: 'There are so few rows that nothing folds.',
  },
  parts: {
    rows: 'All rows.',
    more: 'The button in a row that shows its whole text.',
    panel: 'The panel with the whole text.',
    control: 'The button below the rows.',
  },
  slots: { '': 'The rows: each child is one. A row may begin with its name in an element.' },
  keyboard: {
    'Enter, Space': 'On a button: unfolds or folds the rows, or shows the whole text of a row.',
    Escape: 'Closes the whole text.',
  },
  examples: offerFeaturesExamples,
})
export type OfferFeatures = typeof offerFeatures
