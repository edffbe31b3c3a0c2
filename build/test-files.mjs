import { globSync } from 'node:fs'
import { root } from './project.mjs'

const find = patterns => globSync(patterns, { cwd: root }).map(file => file.replaceAll('\\', '/'))

/** Tests that need a browser lie in these folders, or say so in their name. */
export const browserTests = find([
  'test/{elements,parts,hostile}/**/*.test.{ts,tsx}',
  'test/**/*.browser.test.{ts,tsx}',
])
export const nodeTests = find('test/**/*.test.ts').filter(file => !browserTests.includes(file))
export const pageTests = find('test/pages/**/*.e2e.ts')
