import type { Example } from '../../src/element/describe.ts'

const press = { press: '[part=button]' } as const

export const renewedSheetExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A refurbished phone that looks like new',
    html: `<dp-renewed-sheet data-tier="1" data-price="$329.00" data-condition="Renewed – Excellent" data-seller-name="Harbor &amp; Pine Renewed">
  <script type="application/json" data-dp-state="renewed-sheet">
    {
      "tiers": {
        "1": {
          "title": "Excellent",
          "contentHtml": "<p>Looks like new. You see no scratches at arm’s length.</p><ul><li>Battery of at least 90%</li><li>Original charger and cable</li><li>30 days to return, one year of warranty</li></ul>"
        }
      }
    }
  </script>
</dp-renewed-sheet>`,
    states: { open: [press] },
  },
  {
    title: 'A tier without an explanation',
    html: `<dp-renewed-sheet data-tier="3" data-price="$289.00" data-condition="Renewed – Good"></dp-renewed-sheet>`,
    views: { 'with its sheet': { by: [press], seen: { at: '[part=sheet]' } } },
  },
]
