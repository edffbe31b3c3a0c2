import { readFileSync } from 'node:fs'
import { at } from './project.mjs'

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** What the sources leave to the build; tests run on the same. */
export const constants = {
  'process.env.NODE_ENV': JSON.stringify('production'),
  __VERSION__: JSON.stringify(version),
}
