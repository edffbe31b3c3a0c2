import { emulateMedia, sendKeys } from '@web/test-runner-commands'

/** Features of the browsers' drivers. Only Chromium's driver can emulate. */
const isChromium = /Chrome\//.test(navigator.userAgent)
const isFirefox = /Firefox\//.test(navigator.userAgent)
const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches

const features = {
  'emulated media features': isChromium,
  'the DevTools protocol': isChromium,
  'emulated touch': isChromium,
  // Without emulation, reduced motion is a setting of the browser for the whole run.
  motion: isChromium || !isMotionReduced,
  'reduced motion': isChromium || isMotionReduced,
  'navigator.vibrate': 'vibrate' in navigator,
  'the status of resources': 'responseStatus' in PerformanceResourceTiming.prototype,
  'the Navigation API': 'navigation' in window,
  // WebKitGTK passes an incomplete answer as complete, or waits for more.
  'errors for answers that break off': isChromium || isFirefox,
}

export type Feature = keyof typeof features

export const has = (feature: Feature): boolean => features[feature]

export const engine = {
  /** A test that needs a feature of the browser. Without the feature, the test is skipped and says so. */
  it: (title: string, feature: Feature, test: Mocha.AsyncFunc | Mocha.Func): Mocha.Test =>
    features[feature]
      ? it(title, test)
      : it.skip(`${title} (this browser has no ${feature})`, test),
}

/** Without emulation, the browser was started with reduced motion. */
export async function emulateReducedMotion(on: boolean): Promise<void> {
  if (isChromium) await emulateMedia({ reducedMotion: on ? 'reduce' : 'no-preference' })
}

/**
 * After the last control of a page, Tab goes through Firefox's own controls. Continue until the page has focus again.
 */
export async function comeBack(): Promise<void> {
  for (let at = 0; at < 20 && !document.hasFocus(); at++) await sendKeys({ press: 'Tab' })
}
