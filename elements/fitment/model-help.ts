import * as v from 'valibot'
import { helpRequested } from '../../src/contract/fitment/fitment-events.ts'
import { helpContent, helpVideos } from '../../src/contract/fitment/fitment-help.ts'
import { category as machineCategory } from '../../src/contract/fields.ts'
import { list, means, object, optional, text as string } from '../../src/contract/schema.ts'
import { choice, describe, flag, json, text } from '../../src/element/describe.ts'
import { modelHelpExamples } from './model-help.examples.ts'

const videoIds = optional(means(list(string), 'Ids of its videos.', ['plate', 'label']))
const filter = object({
  id: means(string, 'Id of the filter.', 'front'),
  label: means(string, 'Text of the filter.', 'Front loader'),
  videoIds,
})
const subcategory = object({
  id: means(string, 'Id of the subcategory.', 'built-in'),
  label: means(string, 'Text of the subcategory.', 'Built-in dishwashers'),
  image: optional(means(string, 'URL of a picture.', '/images/plate.webp')),
  videoIds,
  filters: optional(
    means(list(filter), 'A further choice that narrows the videos. Default: that of the category.'),
  ),
})
const category = object({
  label: optional(means(string, 'Text of the category. Default: a text of the element.', 'Grills')),
  subSelectorLabel: optional(
    means(v.picklist(['Sub Category', 'Brand']), 'What the second drop-down offers.'),
  ),
  subcategories: optional(means(list(subcategory), 'The subcategories, in the order to show.')),
  filters: optional(
    means(list(filter), 'A further choice, for every subcategory that has none of its own.'),
  ),
})

export const modelHelp = describe({
  tag: 'dp-model-help',
  about: 'Shows where to find the model number on a machine.',
  fields: {
    layout: choice(['v1', 'v2'], {
      about: 'v1: a picture and a video. v2: two panels of HTML from your server.',
      default: 'v1',
    }),
    category: text({
      about: "Category at the start, if the element's own button opens the panel.",
    }),
    subCategory: text({ about: 'Subcategory at the start.' }),
    hasLeftPanelContent: flag({ about: 'Layout v2 also has a left panel.', default: false }),
    categories: json(v.record(string, category), {
      about: 'Categories that the shopper can choose, by id. Default: the eight known categories.',
      from: 'state',
    }),
  },
  events: {
    'dp-help-opened': {
      about: 'The panel has opened. If the category has no subcategories, subCategory is empty.',
      detail: object({
        category: machineCategory,
        subCategory: means(string, 'Id of the subcategory. Empty: none.', 'built-in'),
      }),
    },
    'dp-help-closed': {
      about: 'The panel has closed.',
      detail: object({ category: machineCategory }),
    },
  },
  hears: {
    'dp-help-requested': {
      about: 'Another element asks for help with a category. The panel opens.',
      detail: helpRequested,
    },
  },
  takes: ['dp-help-requested'],
  calls: [helpVideos, helpContent],
  states: { open: 'The panel is open.', loading: 'The help is loading.' },
  parts: {
    button: 'The button that opens the panel.',
    panel: 'The panel.',
    category: 'The first drop-down.',
    subcategory: 'The second drop-down.',
    filter: 'A filter of the videos.',
    image: 'The picture.',
    video: 'A video.',
    left: 'The left panel of layout v2.',
    right: 'The right panel of layout v2.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'On the button: opens the panel.',
    '↑, ↓': 'In a drop-down: changes the kind of machine.',
    Escape: 'Closes the panel. Focus returns to the control that opened it.',
  },
  examples: modelHelpExamples,
})
export type ModelHelp = typeof modelHelp
