import { isPageSuite, isSuite } from './test-files.mjs'

const views = /\/views-/
const ofElements = /^test\/(elements|parts)\//

/** The suites that take turns, by the names of their figures, and the test files of each. */
export const filesOfSuites = {
  access: views,
  conformance: /\/conformance-.*\.browser\.|\/catalog\/writer\./,
  engines: ofElements,
  examples: views,
  'faults of calls': /\/faults-/,
  fit: views,
  'hostile configurations': /\/fuzz\./,
  'hostile pages': /\/hostile-suite\./,
  isolation: /\/isolation/,
  keyboard: views,
  'layout shift': /\/shift\./,
  leaks: /\/leaks\./,
  'markup in elements': /\/markup/,
  policies: /\/policies-suite\./,
  runtimes: ofElements,
  'store and pages': /^test\/(store\/|suites\/store-|pages\/(?!.*-suite\.))/,
  versions: /\/versions-suite\./,
}

export const suites = Object.keys(filesOfSuites)

/** true: the file takes every element through a suite. */
export const isAboutAll = file =>
  isSuite(file) || isPageSuite(file) || file.includes('/store-bodies.')
