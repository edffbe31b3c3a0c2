import { readFileSync } from 'node:fs'
import { at } from './project.mjs'

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** Constants that the build sets in the sources. Tests use the same values. */
export const constants = {
  'process.env.NODE_ENV': JSON.stringify('production'),
  __VERSION__: JSON.stringify(version),
}
