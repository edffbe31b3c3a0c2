import { fileURLToPath } from 'node:url'
import type { Shown } from '../suite-page.ts'
import { libraryFiles } from './libraries.ts'

/** An element that hostile pages break: suites have to find that. */
export const fragile: Shown = {
  tag: 'dp-fragile',
  examples: [{ title: 'Fragile', html: '<dp-fragile></dp-fragile>' }],
}

/** What hostile pages load, and this element's code. */
export const hostileFiles = {
  ...libraryFiles,
  '/dist/elements/dp-fragile.js': fileURLToPath(
    new URL('../broken/fragile-element.js', import.meta.url),
  ),
}
