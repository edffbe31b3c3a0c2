import type { Example } from '../../src/element/describe.ts'

const condition =
  'Tested at 42 points by our technicians, cleaned inside and outside, and fitted with a new battery. There are no scratches on the display that you can see at arm’s length. The frame may have light marks from use. All functions work like new, the memory is erased, and no contract or network lock is left. The box holds the charger, the cable and the report of the test with the serial number of the phone. Whatever was worn has been replaced by parts of the maker.'

const table = `<table>
    <tr><th>Ships from</th><td>Harbor &amp; Pine</td></tr>
    <tr><th>Returns</th><td>Within 30 days</td></tr>
    <tr><th>Condition</th><td>${condition}</td></tr>
  </table>`

export const tabularBuyBoxExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Facts with a long value and with details',
    html: `<dp-tabular-buy-box data-clamp-lines="2">
  ${table}
  <script type="application/json" data-dp-state="tabular-buy-box">
    {
      "rows": [
        {"label": "Ships from", "value": "Harbor & Pine"},
        {"label": "Returns", "value": "Within 30 days", "detailHtml": "<p>The return label is in the parcel. Returns are free.</p>"},
        {"label": "Condition", "value": "${condition}", "detailHtml": "<p>The <a href=\\"/help/returns\\">returns page</a> says more.</p>"}
      ]
    }
  </script>
</dp-tabular-buy-box>`,
    states: { open: [{ press: '[part=details]' }] },
    views: {
      'with a whole value': {
        by: [{ press: '[part~=more]' }],
        seen: { at: '[part=sheet]', says: 'by parts of the maker' },
      },
    },
  },
]
