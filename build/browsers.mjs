/**
 * The oldest browsers in which the library works, by their names in MDN's compatibility data. The build compiles for
 * them, docs/security.md names them, and a test checks the build against them.
 */
export const browsers = {
  chrome: { name: 'Chrome', version: '125' },
  edge: { name: 'Edge', version: '125' },
  firefox: { name: 'Firefox', version: '126' },
  safari: { name: 'Safari', version: '17.5' },
  chrome_android: { name: 'Chrome for Android', version: '125' },
  firefox_android: { name: 'Firefox for Android', version: '126' },
  safari_ios: { name: 'Safari for iOS', version: '17.5' },
}

/** The version of JavaScript in all files that pages load. */
export const syntax = 2022

const targetNames = { safari_ios: 'ios' }
const isDesktop = name => !name.endsWith('_android')

/** The same for esbuild. */
export const targets = [
  `es${syntax}`,
  ...Object.entries(browsers)
    .filter(([name]) => isDesktop(name))
    .map(([name, { version }]) => `${targetNames[name] ?? name}${version}`),
]
