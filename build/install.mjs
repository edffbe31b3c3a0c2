import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { delimiter } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, root } from './project.mjs'

// Runs before anything is installed, on any Node from version 20. So it has no dependencies.

/**
 * Puts the project's tools and its Node first. Node keeps compiled code, which a hundred test processes would else compile
 * anew. npm downloads no browsers: they are found or installed elsewhere.
 */
export const env = {
  ...process.env,
  NODE_COMPILE_CACHE: at('node_modules/.cache/dp-elements/compiled'),
  PATH: at('node_modules/.bin') + delimiter + process.env.PATH,
  PUPPETEER_SKIP_DOWNLOAD: '1',
}

const quickImports = pathToFileURL(at('build/quick-imports.mjs'))

/** The same for processes that load the store. Only the project's own Node can run them. */
export const storeEnv = {
  ...env,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${quickImports}`].filter(Boolean).join(' '),
}

/** Runs a command to its end and shows its output. Returns the exit code. */
export function run(command, args, extraEnv) {
  const shell = process.platform === 'win32'
  const options = { cwd: root, env: { ...env, ...extraEnv }, stdio: 'inherit', shell }
  const { error, status } = spawnSync(command, args, options)
  if (error) console.error(error.message)
  return status ?? 1
}

/** Runs a command beside others. Its output goes to a file. Resolves with the exit code, or 1 if it cannot start. */
export async function runAside(command, args, { cwd = root, output, env: extraEnv }) {
  const file = openSync(output, 'a')
  const shell = process.platform === 'win32'
  const stdio = ['ignore', file, file]
  const child = spawn(command, args, { cwd, env: { ...env, ...extraEnv }, stdio, shell })
  try {
    const [code] = await once(child, 'exit')
    return code ?? 1
  } catch ({ message }) {
    writeSync(file, `${message}\n`)
    return 1
  } finally {
    closeSync(file)
  }
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(at(lockFile), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Compares contents. After a clone or a switch of branches, file times mislead. */
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
