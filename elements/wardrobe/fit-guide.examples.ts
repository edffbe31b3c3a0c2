import type { Example } from '../../src/element/describe.ts'
import { fitGuideFailures } from './fit-guide.failures.ts'

const guide = `<p>True to size: choose the size that you usually wear.</p>
  <table>
    <tr><th>Size</th><th>Bust</th><th>Waist</th><th>Hips</th></tr>
    <tr><th>S</th><td>88 cm</td><td>72 cm</td><td>96 cm</td></tr>
    <tr><th>M</th><td>94 cm</td><td>78 cm</td><td>102 cm</td></tr>
    <tr><th>L</th><td>102 cm</td><td>86 cm</td><td>110 cm</td></tr>
  </table>`

export const fitGuideExamples: readonly [Example, ...Example[]] = [
  {
    title: 'The guide of a dress',
    html: `<dp-fit-guide data-asin="B0DRESS001">
  ${guide}
</dp-fit-guide>`,
    states: { collapsed: [], expanded: [{ press: '[part~=control]' }] },
    failures: fitGuideFailures,
  },
  {
    title: 'A guide from page state',
    html: `<dp-fit-guide data-asin="B0DRESS001">
  <script type="application/json" data-dp-state="fit-guide">
    {"html": "<p>Runs small: choose one size up.</p><p>Waist of size M: 78 cm.</p>"}
  </script>
</dp-fit-guide>`,
    states: { collapsed: [], expanded: [{ press: '[part~=control]' }] },
  },
]
