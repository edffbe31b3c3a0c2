import type { Example } from '../../src/element/describe.ts'

export const actionPanelExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A button that explains the ways to buy',
    html: `<dp-action-panel data-title="Ways to buy">
  <script type="application/json" data-dp-state="action-panel">
    {
      "contentHtml": "<p>Delivered once, or every month at 5% less.</p>",
      "featureHtml": "<p>Chosen: delivered once.</p>"
    }
  </script>
</dp-action-panel>`,
    states: { open: [{ press: '[part~=button]' }] },
  },
]
