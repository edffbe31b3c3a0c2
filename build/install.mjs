import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { at, root } from './project.mjs'

// Runs before anything is installed, on whatever Node the machine has: no dependencies, Node 20.

/** Tools and the Node that package.json names go first. Browsers are found, never downloaded by npm. */
export const env = {
  ...process.env,
  PATH: at('node_modules/.bin') + delimiter + process.env.PATH,
  PUPPETEER_SKIP_DOWNLOAD: '1',
}

/** Runs a command to its end and shows what it prints; its exit code. */
export function run(command, args, extraEnv) {
  const shell = process.platform === 'win32'
  const options = { cwd: root, env: { ...env, ...extraEnv }, stdio: 'inherit', shell }
  const { error, status } = spawnSync(command, args, options)
  if (error) console.error(error.message)
  return status ?? 1
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(at(lockFile), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Compares contents: a fresh clone and a switched branch have misleading file times. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { optional, version }]) => !path || optional || installed[path]?.version === version,
  )
}

export function install() {
  if (isInstalled()) return
  console.log('Installing packages …')
  if (run('npm', ['ci', '--no-audit', '--no-fund']) !== 0) {
    console.error('The packages could not be installed. See the output of npm above.')
    process.exit(1)
  }
}
