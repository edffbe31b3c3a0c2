import type { Deed, Example } from '../../src/element/describe.ts'
import { sheetFailures } from './side-sheet.failures.ts'

const address = '/gp/services/about.html'
const about: Deed = { press: '#about-delivery' }

export const sideSheetExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Delivery and installation',
    html: `<a href="/gp/services/about.html?asin=B0WASHER01" id="about-delivery">More about delivery and installation</a>
<dp-side-sheet
  data-title="Delivery and installation"
  data-url="/gp/services/about.html?asin=B0WASHER01"
  data-trigger="#about-delivery"
></dp-side-sheet>`,
    states: {
      open: [about],
      loading: [{ hold: address }, about],
    },
    views: {
      'with its content': { by: [about], seen: { at: '[part=content] [data-dp-action=close]' } },
    },
    failures: sheetFailures,
  },
  {
    title: 'Content of the page',
    html: `<button type="button" id="about-returns">Returns</button>
<dp-side-sheet data-title="Returns" data-trigger="#about-returns">
  <p>Send the item back within 30 days. We pay for the way back.</p>
  <button type="button" data-dp-action="close">Got it</button>
</dp-side-sheet>`,
    states: { open: [{ press: '#about-returns' }] },
    views: {
      'for a request': {
        by: [{ tell: 'dp-sheet-requested', detail: { url: '' } }],
        seen: { at: '[part=content]' },
      },
      'open from the start': {
        with: { 'data-start-open': '' },
        by: [],
        seen: { at: '[part=content]' },
      },
    },
  },
]
