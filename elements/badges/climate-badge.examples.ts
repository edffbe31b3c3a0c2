import type { Deed, Example } from '../../src/element/describe.ts'
import { climateFailures } from './climate-badge.failures.ts'

const open: Deed = { press: 'button[part=badge]' }

export const climateBadgeExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Certified headphones',
    html: `<dp-climate-badge
  data-asin="B0HEADPH01"
  data-content-url="/gp/product/ajax"
></dp-climate-badge>`,
    states: {
      open: [open],
      loading: [{ hold: '/gp/product/ajax' }, open],
    },
    views: {
      'with the explanation': { by: [open], seen: { at: '[part=content] [data-dp-view]' } },
      'with a second view': {
        by: [open, { press: '[data-dp-view=recycled]' }],
        seen: { at: '[part=secondary]' },
      },
    },
    failures: climateFailures,
  },
  {
    title: 'Explanation in the page',
    html: `<dp-climate-badge data-label="Less packaging" data-title="About this packaging">
  <script type="application/json" data-dp-state="climate-badge">
    {
      "contentHtml": "<p>We send this item in its own box.</p><p><a href='#' data-dp-action='view' data-dp-view='box'>About the box</a></p>",
      "secondary": [{"id": "box", "title": "The box", "html": "<p>Made of old paper, closed without glue.</p>"}]
    }
  </script>
</dp-climate-badge>`,
    states: { open: [open] },
  },
  {
    title: 'A badge without explanation',
    html: '<dp-climate-badge data-label="Recycled paper"></dp-climate-badge>',
  },
]
