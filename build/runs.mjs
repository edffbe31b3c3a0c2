/** In what the tests of elements are run, by what chooses it, as the proof names it. */
export const runs = {
  chromium: { suite: 'engines', where: 'in Chromium, on preact' },
  firefox: { suite: 'engines', where: 'in Firefox' },
  webkit: { suite: 'engines', where: 'in WebKitGTK' },
  react: { suite: 'runtimes', where: 'on React 19' },
}

const runHere = ({ BROWSER = 'chromium', RUNTIME } = process.env) => RUNTIME ?? BROWSER

/** Whether this is the one that runs all suites, and everything of each. */
export const isMainRun = () => runHere() === 'chromium'

/** What a figure is named by that was reached in another. */
export const where = () => (isMainRun() ? '' : `, ${runs[runHere()].where}`)
