import { globSync } from 'node:fs'
import { root } from './project.mjs'

const find = patterns => globSync(patterns, { cwd: root }).map(file => file.replaceAll('\\', '/'))

/** Tests that need a browser lie in these folders, or say so in their name. */
export const browserTests = find([
  'test/{elements,parts,hostile}/**/*.test.{ts,tsx}',
  'test/**/*.browser.test.{ts,tsx}',
])
/**
 * What runs in Firefox, in WebKit and on React, too, and while one works: not what visits every call with every
 * fault, or every element with anything, since it takes as long as all the others, and asks little of these.
 */
export const elementTests = find(['test/{elements,parts}/**/*.test.{ts,tsx}']).filter(
  file => !file.startsWith('test/elements/faults-'),
)
export const nodeTests = find('test/**/*.test.ts').filter(file => !browserTests.includes(file))
/** Those of the suites of the store take as long as all the others. */
export const unitTests = nodeTests.filter(file => !file.startsWith('test/suites/'))
export const pageTests = find('test/pages/**/*.e2e.ts')
