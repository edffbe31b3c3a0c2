import * as v from 'valibot'
import { means, object } from '../../src/contract/schema.ts'
import { choice, describe, flag, text, whole } from '../../src/element/describe.ts'
import { expanderExamples } from './expander.examples.ts'

const kinds = ['title', 'bullets'] as const
const kind = object({ kind: means(v.picklist(kinds), 'Kind of content.') })

export const expander = describe({
  tag: 'dp-expander',
  about: 'Folds a long title or a long list of bullets from your server.',
  wraps: true,
  fields: {
    kind: choice(kinds, {
      about: 'Kind of content: a title or a list of bullets.',
      default: 'bullets',
    }),
    collapsedHeight: whole({
      about:
        'Greatest height while folded, in whole lines. Default: 2 lines of a title, 5 lines of bullets.',
      unit: 'px',
      min: 1,
    }),
    expanded: flag({ about: 'Starts unfolded.', default: false }),
    moreText: text({ about: 'Text of the button while folded.' }),
    closeText: text({ about: 'Text of the button while unfolded.' }),
    headingStyle: choice(['normal', 'bold', 'small', 'large'], {
      about: 'Style of the heading in the content.',
    }),
  },
  events: {
    'dp-content-expanded': { about: 'The content has been unfolded.', detail: kind },
    'dp-content-collapsed': { about: 'The content has been folded.', detail: kind },
  },
  states: {
    expanded: 'The content is unfolded.',
    collapsed: 'The content is folded.',
    static: 'The content is short, so there is nothing to fold.',
  },
  parts: { content: 'The folded content.', control: 'The button.' },
  slots: { '': 'The title or the bullets.' },
  keyboard: {
    'Enter, Space': 'On the button: unfolds or folds the content.',
  },
  examples: expanderExamples,
})
export type Expander = typeof expander
