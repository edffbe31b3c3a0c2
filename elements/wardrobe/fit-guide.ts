import { sizeReftag } from '../../src/contract/wardrobe/size-reftag.ts'
import { asinOrNull } from '../../src/contract/fields.ts'
import { object } from '../../src/contract/schema.ts'
import { asin, describe, flag, text } from '../../src/element/describe.ts'
import { fitGuideExamples } from './fit-guide.examples.ts'

const detail = object({ asin: asinOrNull })

export const fitGuide = describe({
  tag: 'dp-fit-guide',
  about: 'Folds the fit guide of a product, with its measurements, below a button.',
  wraps: true,
  fields: {
    asin,
    expanded: flag({ about: 'Starts unfolded.', default: false }),
    html: text({
      about:
        'HTML of the guide. It is sanitized, and shows in place of the content between the tags. Default: that content.',
      from: 'state',
    }),
    expandReftag: text({
      about: 'Reference tag that is sent when the shopper unfolds the guide.',
      default: 'size_guide_expand',
    }),
    collapseReftag: text({
      about: 'Reference tag that is sent when the shopper folds the guide.',
      default: 'size_guide_collapse',
    }),
  },
  events: {
    'dp-fit-guide-expanded': { about: 'The shopper has unfolded the guide.', detail },
    'dp-fit-guide-collapsed': { about: 'The shopper has folded the guide.', detail },
  },
  calls: [sizeReftag],
  states: { expanded: 'The guide is unfolded.', collapsed: 'The guide is folded.' },
  parts: { control: 'The button.', content: 'The guide.' },
  slots: { '': 'The guide.' },
  keyboard: { 'Enter, Space': 'On the button: unfolds or folds the guide.' },
  examples: fitGuideExamples,
})
export type FitGuide = typeof fitGuide
