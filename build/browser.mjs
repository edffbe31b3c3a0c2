import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, canInstall } from './apt.mjs'

/** Without a window. It draws and runs pages as the whole browser does, and takes a tenth less of the processor. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findBrowser() {
  const { CHROME_PATH, PATH = '' } = process.env
  if (CHROME_PATH) return CHROME_PATH
  const onPath = PATH.split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
  return [...onPath, ...usualPlaces].find(isExecutable)
}

/** The browser for tests of elements: without a window where Debian has one, else any. */
export function ensureTestBrowser() {
  const path = `/usr/bin/${shell}`
  if (process.env.CHROME_PATH) return ensureBrowser()
  if (!isExecutable(path) && canInstall()) aptInstall(shell, 'fonts-liberation')
  return isExecutable(path) ? path : ensureBrowser()
}

/** Path of a Chrome or Chromium. Installs one first, if that works without asking. */
export function ensureBrowser() {
  if (!findBrowser() && canInstall()) aptInstall('chromium', 'fonts-liberation')
  const path = findBrowser()
  if (path) return path
  throw new Error(
    'No browser found. Install Chrome or Chromium, or set CHROME_PATH to its program.',
  )
}
