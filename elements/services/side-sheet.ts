import {
  sheetFailed,
  sheetRequested,
  sheetUrl,
} from '../../src/contract/services/services-events.ts'
import { sheetContent } from '../../src/contract/services/sheet.ts'
import { describe, flag, text } from '../../src/element/describe.ts'
import { selector, url } from '../../src/element/formats.ts'
import { sideSheetExamples } from './side-sheet.examples.ts'

export const sideSheet = describe({
  tag: 'dp-side-sheet',
  about: 'Opens a sheet at the side with more about a product, loaded when a shopper asks for it.',
  fields: {
    title: text({ about: 'Title of the sheet, if the request names none.' }),
    url: text({
      about:
        'Address of the content, if the request names none. Without an address, the sheet shows what stands between the tags.',
      ...url,
    }),
    trigger: text({
      about:
        'Selector of controls in your page that open the sheet. A link is then not followed. Default: the sheet opens by dp-sheet-requested alone.',
      ...selector,
    }),
    startOpen: flag({ about: 'The sheet is open from the start.', default: false }),
  },
  events: {
    'dp-sheet-opened': { about: 'The sheet has opened.', detail: sheetUrl },
    'dp-sheet-closed': { about: 'The sheet has closed.', detail: sheetUrl },
    'ajax-success': { about: 'The loaded content shows.', detail: sheetUrl },
    'ajax-failure': {
      about: 'The content could not be loaded, or nothing of it can show.',
      detail: sheetFailed,
    },
  },
  hears: {
    'dp-sheet-requested': {
      about: 'Opens the sheet. If the sheet is open, it shows the content of the new address.',
      detail: sheetRequested,
    },
  },
  takes: ['dp-sheet-requested'],
  calls: [sheetContent],
  states: {
    open: 'The sheet is open.',
    loading: 'The content is loading.',
  },
  parts: {
    sheet: 'The sheet.',
    content: 'The loaded content, or the content between the tags.',
    message: 'A message to the shopper.',
  },
  slots: {
    '': 'Content of the sheet when there is no address. Shows in the page without scripts, or if the element cannot load.',
  },
  keyboard: { Escape: 'Closes the sheet. Focus returns to the control that opened it.' },
  examples: sideSheetExamples,
})
export type SideSheet = typeof sideSheet
