import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './install.mjs'

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

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installChromium() {
  console.log('Installing Chromium …')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['chromium', 'fonts-liberation']
  run('apt-get', ['update', '-qq'], quiet)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}

/** Path of a Chrome or Chromium, installed first where that can be done without asking. */
export function ensureBrowser() {
  if (!findBrowser() && canInstall()) installChromium()
  const path = findBrowser()
  if (path) return path
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one.')
}
