import type { Example } from '../../src/element/describe.ts'

const bullets = `<ul>
    <li>Active noise cancelling with three levels</li>
    <li>40 hours of battery, 5 of them after ten minutes of charging</li>
    <li>Folds flat into its hard case</li>
    <li>Two devices at once, with a cable for planes</li>
    <li>Light: 250 g, with cushions that can be replaced</li>
    <li>Calls in wind: six microphones</li>
    <li>Three years of warranty</li>
    <li>Case, cable and adapter in the box</li>
  </ul>`

export const expanderExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A long list of bullets',
    html: `<dp-expander data-kind="bullets" data-collapsed-height="60">
  ${bullets}
</dp-expander>`,
    states: { collapsed: [], expanded: [{ press: '[part~=control]' }] },
  },
  {
    title: 'A long title',
    html: `<dp-expander data-kind="title">
  <h1>Wireless headphones with active noise cancelling,<br>
    40 hours of battery and a hard case,<br>
    for two devices at once, in sea blue</h1>
</dp-expander>`,
    states: { collapsed: [], expanded: [{ press: '[part~=control]' }] },
  },
  {
    title: 'A title that fits',
    html: `<dp-expander data-kind="title">
  <h1>Wireless headphones</h1>
</dp-expander>`,
    states: { static: [] },
  },
]
