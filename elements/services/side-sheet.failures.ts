import { sheetContent } from '../../src/contract/services/sheet.ts'
import type { Failure } from '../../src/element/describe.ts'

export const sheetFailures: readonly Failure[] = [
  {
    call: sheetContent,
    when: 'when the sheet opens',
    by: [{ press: '#about-delivery' }],
    tells: 'SideSheetFailed',
    ends: [
      {
        about:
          'The sheet shows an apology and a link that asks again. ajax-failure tells the page.',
        at: '[part=message]',
        says: 'Sorry, unable to load content. Please try again later.',
        onward: [{ press: '[part=message] .link' }],
      },
    ],
    well: { at: '[part=content] [data-dp-action=close]' },
  },
]
