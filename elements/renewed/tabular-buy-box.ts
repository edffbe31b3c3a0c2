import { list, means, object, optional, text as string } from '../../src/contract/schema.ts'
import { describe, json, whole } from '../../src/element/describe.ts'
import { tabularBuyBoxExamples } from './tabular-buy-box.examples.ts'

const row = object({ row: means(string, 'Label of the row.', 'Returns') })

export const tabularBuyBox = describe({
  tag: 'dp-tabular-buy-box',
  about: 'Shows the facts of a buy box as a table. Long values and details open in a side sheet.',
  fields: {
    rows: json(
      list(
        object({
          label: means(string, 'Name of the fact.', 'Returns'),
          value: means(string, 'The fact, as text. Empty: a dash shows.', '30 days'),
          detailHtml: optional(
            means(string, 'HTML with details of the fact.', '<p>The label is in the parcel.</p>'),
          ),
        }),
      ),
      {
        about: 'The facts, in their order.',
        from: 'state',
        required: true,
        expected: 'a list of {label, value, detailHtml?}',
      },
    ),
    clampLines: whole({
      about: 'Most lines of a value. A longer value ends in an ellipsis.',
      unit: 'count',
      min: 1,
      default: 3,
    }),
  },
  events: {
    'dp-tabular-sheet-opened': { about: 'The sheet of a row has slid in.', detail: row },
    'dp-tabular-sheet-closed': { about: 'The sheet of a row has slid out.', detail: row },
  },
  states: { open: 'The sheet of a row is open.' },
  parts: {
    table: 'The table.',
    value: 'A value in the table.',
    more: 'The link below a value that is cut off.',
    details: 'The button beside a whole value that has details.',
    sheet: 'The sheet of a row.',
  },
  slots: {
    '': 'Fallback: shows until the element is ready, or if it cannot load. Write the same facts as a table.',
  },
  keyboard: {
    'Enter, Space': 'On a link or button of a row: opens the sheet of the row.',
    Escape: 'Closes the sheet. Focus returns to the link or button.',
  },
  examples: tabularBuyBoxExamples,
})
export type TabularBuyBox = typeof tabularBuyBox
