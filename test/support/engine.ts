import { emulateMedia } from '@web/test-runner-commands'

/** What the drivers of the browsers can do beside the pages: only Chromium's emulates. */
const isChromium = /Chrome\//.test(navigator.userAgent)
const isFirefox = /Firefox\//.test(navigator.userAgent)

const features = {
  'emulated media features': isChromium,
  'the DevTools protocol': isChromium,
  'emulated touch': isChromium,
  'navigator.vibrate': 'vibrate' in navigator,
  // Firefox sends a GET again whose connection drops.
  'requests that are sent once': !isFirefox,
}

/** `it`, for a test that needs this; where it is missing the test is skipped and says so. */
export const itNeeds =
  (feature: keyof typeof features) =>
  (title: string, test: Mocha.AsyncFunc | Mocha.Func): Mocha.Test =>
    features[feature] ? it(title, test) : it.skip(`${title} (this browser has no ${feature})`, test)

/** Where motion cannot be emulated away, tests wait for its end. */
export async function emulateReducedMotion(on: boolean): Promise<void> {
  if (isChromium) await emulateMedia({ reducedMotion: on ? 'reduce' : 'no-preference' })
}
