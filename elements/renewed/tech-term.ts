import { means, object, text as string } from '../../src/contract/schema.ts'
import { describe, text } from '../../src/element/describe.ts'
import { techTermExamples } from './tech-term.examples.ts'

const term = object({ term: means(string, 'The term.', 'IP68') })

export const techTerm = describe({
  tag: 'dp-tech-term',
  about: 'Marks a technical term in a text, and explains it in a side sheet.',
  wraps: true,
  fields: {
    term: text({
      about: 'The term: the title of the sheet. It shows in the text if the tag has no content.',
      required: true,
    }),
    definition: text({
      about:
        'What the term means, as text. For HTML, write a <template slot="definition"> into the tag.',
    }),
  },
  events: {
    'dp-tech-term-opened': { about: 'The sheet has slid in.', detail: term },
    'dp-tech-term-closed': {
      about: 'The sheet has slid out, or another term has taken it over.',
      detail: term,
    },
  },
  states: { open: 'The sheet shows this term.' },
  parts: { term: 'The term in the text, if it has a definition.' },
  slots: {
    '': 'The term as it stands in the text. Default: `term`.',
    definition:
      'What the term means, as HTML: a <template>, or an inline element such as <span>. It shows only in the sheet.',
  },
  keyboard: {
    'Enter, Space': 'On the term: opens the sheet.',
    Escape: 'Closes the sheet. Focus returns to the term.',
  },
  examples: techTermExamples,
})
export type TechTerm = typeof techTerm
