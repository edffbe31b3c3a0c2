/**
 * The environments in which tests run. Key: value of BROWSER or RUNTIME, or the step without a browser of its own.
 * `where`: name in the proof.
 */
export const runs = {
  chromium: { suite: 'engines', where: 'in Chromium, on preact' },
  firefox: { suite: 'engines', where: 'in Firefox' },
  webkit: { suite: 'engines', where: 'in WebKitGTK' },
  react: { suite: 'runtimes', where: 'on React 19' },
  node: { suite: 'store and pages', where: 'in Node' },
  pages: { suite: 'store and pages', where: 'on pages of the shop' },
}

const runHere = ({ BROWSER = 'chromium', RUNTIME } = process.env) => RUNTIME ?? BROWSER

/** true: this run does all suites completely. */
export const isMainRun = () => runHere() === 'chromium'

/** Suffix for the names of figures from other environments. */
export const where = () => (isMainRun() ? '' : `, ${runs[runHere()].where}`)
