/** In what the tests of elements are run, by what chooses it, as the proof names it. */
export const runs = {
  chromium: { suite: 'engines', where: 'in Chromium, on preact' },
  firefox: { suite: 'engines', where: 'in Firefox' },
  webkit: { suite: 'engines', where: 'in WebKitGTK' },
  react: { suite: 'runtimes', where: 'on React 19' },
}

/** What a figure is named by that was reached elsewhere than where all suites run. */
export function where({ BROWSER = 'chromium', RUNTIME } = process.env) {
  const run = RUNTIME ?? BROWSER
  return run === 'chromium' ? '' : `, ${runs[run].where}`
}
