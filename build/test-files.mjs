import { globSync } from 'node:fs'
import { root } from './project.mjs'

const find = patterns => globSync(patterns, { cwd: root }).map(file => file.replaceAll('\\', '/'))

/** Tests that need a browser lie in these folders, or say so in their name. */
export const browserTests = find([
  'test/{elements,parts,hostile}/**/*.test.{ts,tsx}',
  'test/**/*.browser.test.{ts,tsx}',
])
/** While one works: not what visits every element with anything, since it takes as long as all the others. */
export const elementTests = find(['test/{elements,parts}/**/*.test.{ts,tsx}'])
/** What runs in Firefox, in WebKit and on React, too. */
export const engineTests = [...elementTests, ...find(['test/suites/faults-?.browser.test.ts'])]
export const nodeTests = find('test/**/*.test.ts').filter(file => !browserTests.includes(file))
/** Those of the suites of the store take as long as all the others. */
export const unitTests = nodeTests.filter(file => !file.startsWith('test/suites/'))
export const pageTests = find('test/pages/**/*.e2e.ts')
