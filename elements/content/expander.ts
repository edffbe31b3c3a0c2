import { object, text as string } from '../../src/contract/schema.ts'
import { choice, describe, flag, text, whole } from '../../src/element/describe.ts'
import { expanderExamples } from './expander.examples.ts'

const kind = object({ kind: string })

export const expander = describe({
  tag: 'dp-expander',
  about: 'Folds a long title or a long list of bullets that the server wrote.',
  wraps: true,
  fields: {
    kind: choice(['title', 'bullets'], { about: 'What it folds.', default: 'bullets' }),
    collapsedHeight: whole({
      about: 'Height in px while folded, default 2 lines of a title, 5 of bullets.',
      min: 1,
    }),
    expanded: flag({ about: 'Starts unfolded.', default: false }),
    moreText: text({ about: 'Text of the control while folded.' }),
    closeText: text({ about: 'Text of the control while unfolded.' }),
    headingStyle: choice(['normal', 'bold', 'small', 'large'], {
      about: 'Style of the wrapped heading.',
    }),
  },
  events: {
    'dp-content-expanded': { about: 'The content is unfolded.', detail: kind },
    'dp-content-collapsed': { about: 'The content is folded.', detail: kind },
  },
  states: {
    expanded: 'Unfolded.',
    collapsed: 'Folded.',
    static: 'The content fits: nothing to fold.',
  },
  parts: { content: 'The folded content.', control: 'The button.' },
  slots: { '': 'The title or the bullets.' },
  keyboard: {
    'Enter, Space': 'Unfolds the content or folds it again, at the control.',
  },
  examples: expanderExamples,
})
export type Expander = typeof expander
