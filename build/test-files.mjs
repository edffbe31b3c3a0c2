import { globSync } from 'node:fs'
import { root } from './project.mjs'

const find = patterns => globSync(patterns, { cwd: root }).map(file => file.replaceAll('\\', '/'))

/** Tests that need a browser are in these folders, or have `.browser.` in their name. */
export const browserTests = find([
  'test/{elements,parts,hostile}/**/*.test.{ts,tsx}',
  'test/**/*.browser.test.{ts,tsx}',
])
/** For work on one element. Leaves out the suites over all elements, which take as long as all other tests. */
export const elementTests = find(['test/{elements,parts}/**/*.test.{ts,tsx}'])
/** Tests that also run in Firefox, in WebKit and on React. */
export const engineTests = [...elementTests, ...find(['test/suites/faults-?.browser.test.ts'])]
export const nodeTests = find('test/**/*.test.ts').filter(file => !browserTests.includes(file))
/** Leaves out the store's suites, which take as long as all other tests. */
export const unitTests = nodeTests.filter(file => !file.startsWith('test/suites/'))
export const pageTests = find('test/pages/**/*.e2e.ts')
