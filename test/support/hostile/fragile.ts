import { fileURLToPath } from 'node:url'
import type { Shown } from '../suite-page.ts'
import { libraryFiles } from './libraries.ts'

/** An element that hostile pages break. The suites must find it. */
export const fragile: Shown = {
  tag: 'dp-fragile',
  examples: [{ title: 'Fragile', html: '<dp-fragile></dp-fragile>' }],
}

/** Files of hostile pages, and this element's code. */
export const hostileFiles = {
  ...libraryFiles,
  '/dist/elements/dp-fragile.js': fileURLToPath(
    new URL('../broken/fragile-element.js', import.meta.url),
  ),
}
