import * as v from 'valibot'
import { helpRequested } from '../../src/contract/fitment/fitment-events.ts'
import { helpContent, helpVideos } from '../../src/contract/fitment/fitment-help.ts'
import { list, object, optional, text as string } from '../../src/contract/schema.ts'
import { choice, describe, flag, json, text } from '../../src/element/describe.ts'
import { modelHelpExamples } from './model-help.examples.ts'

const videoIds = optional(list(string))
const subcategory = object({
  id: string,
  label: string,
  image: optional(string),
  videoIds,
  filters: optional(list(object({ id: string, label: string, videoIds }))),
})
const category = object({
  label: optional(string),
  subSelectorLabel: optional(v.picklist(['Sub Category', 'Brand'])),
  subcategories: optional(list(subcategory)),
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
      detail: object({ category: string, subCategory: string }),
    },
    'dp-help-closed': { about: 'The panel has closed.', detail: object({ category: string }) },
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
