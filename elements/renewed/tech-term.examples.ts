import type { Example } from '../../src/element/describe.ts'

const press = { press: '[part=term]' } as const
const sheet = 'body > [data-dp-outlet] >>> dialog'

export const techTermExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A term in a sentence',
    html: `The case keeps out dust and water
  (<dp-tech-term data-term="IP68 protection" data-definition="No dust gets in, and the case stays dry for 30 minutes in 1.5 m of water.">IP68 protection</dp-tech-term>).`,
    states: { open: [press] },
  },
  {
    title: 'A definition with a list',
    html: `With <dp-tech-term data-term="OLED">an OLED display<template slot="definition">
  <p>Each pixel of an OLED display glows by itself.</p>
  <ul><li>Black is really black</li><li>No backlight uses power</li></ul>
</template></dp-tech-term> of 6.1 inches.`,
    views: { 'with its sheet': { by: [press], seen: { at: sheet } } },
  },
  {
    title: 'A term without a definition',
    html: `Charges by <dp-tech-term data-term="USB-C">USB-C</dp-tech-term>.`,
  },
]
