import { emulateMedia, sendKeys } from '@web/test-runner-commands'

/** What the drivers of the browsers can do beside the pages: only Chromium's emulates. */
const isChromium = /Chrome\//.test(navigator.userAgent)
const isFirefox = /Firefox\//.test(navigator.userAgent)
const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches

const features = {
  'emulated media features': isChromium,
  'the DevTools protocol': isChromium,
  'emulated touch': isChromium,
  // Where a driver cannot emulate it, reduced motion is the browser's setting for the whole run.
  motion: isChromium || !isMotionReduced,
  'reduced motion': isChromium || isMotionReduced,
  'navigator.vibrate': 'vibrate' in navigator,
  'the status of resources': 'responseStatus' in PerformanceResourceTiming.prototype,
  'the Navigation API': 'navigation' in window,
  // WebKitGTK gives what has come as if it were all, or waits for more.
  'errors for answers that break off': isChromium || isFirefox,
}

export type Feature = keyof typeof features

export const has = (feature: Feature): boolean => features[feature]

export const engine = {
  /** A test that needs this of its browser; where it is missing the test is skipped and says so. */
  it: (title: string, feature: Feature, test: Mocha.AsyncFunc | Mocha.Func): Mocha.Test =>
    features[feature]
      ? it(title, test)
      : it.skip(`${title} (this browser has no ${feature})`, test),
}

/** Where it cannot be emulated, the browser was started with reduced motion. */
export async function emulateReducedMotion(on: boolean): Promise<void> {
  if (isChromium) await emulateMedia({ reducedMotion: on ? 'reduce' : 'no-preference' })
}

/** Behind the last control of a page Firefox goes through its own by Tab; meanwhile nothing in the page has focus. */
export async function comeBack(): Promise<void> {
  for (let at = 0; at < 20 && !document.hasFocus(); at++) await sendKeys({ press: 'Tab' })
}
