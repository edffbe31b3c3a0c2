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
  about: 'Shows where the model number stands on a machine.',
  fields: {
    layout: choice(['v1', 'v2'], {
      about: 'v1: a picture and a video; v2: two panels of HTML.',
      default: 'v1',
    }),
    category: text({ about: 'Chosen at first, when the button of its own opens the panel.' }),
    subCategory: text({ about: 'The subcategory chosen at first.' }),
    hasLeftPanelContent: flag({ about: 'Layout v2 has a left panel too.', default: false }),
    categories: json(v.record(string, category), {
      about: 'What can be chosen, by category id; default the eight known ones.',
      from: 'state',
    }),
  },
  events: {
    'dp-help-opened': {
      about: 'The panel is open; subCategory is empty where the category has none.',
      detail: object({ category: string, subCategory: string }),
    },
    'dp-help-closed': { about: 'The panel is closed.', detail: object({ category: string }) },
  },
  hears: {
    'dp-help-requested': {
      about: 'The help is asked for, for a category: the panel opens.',
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
    filter: 'A further choice.',
    image: 'The picture.',
    video: 'A video.',
    left: 'The left panel of layout v2.',
    right: 'Its right panel.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback.' },
  keyboard: {
    'Enter, Space': 'Opens the panel.',
    '↑, ↓': 'Changes the kind of machine, at a drop-down.',
    Escape: 'Closes the panel; focus goes back.',
  },
  examples: modelHelpExamples,
})
export type ModelHelp = typeof modelHelp
