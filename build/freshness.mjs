import { existsSync, readdirSync, statSync } from 'node:fs'
import { run } from './install.mjs'
import { at } from './project.mjs'

const sources = [
  'src',
  'elements',
  'build',
  'demo/catalog',
  'demo/store/server/openapi.ts',
  'docs',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
]
/** The build writes these files last: the first for pages, the second for people who install the package. */
const results = { pages: 'dist/catalog/index.html', package: 'dist/command/dp.js' }

function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map(name => newest(`${path}/${name}`)))
}

const isFresh = result =>
  existsSync(at(result)) &&
  sources.every(source => newest(at(source)) <= statSync(at(result)).mtimeMs)

/** Builds dist/ if a source is newer. Returns true if there is a usable build. */
export function build() {
  if (Object.values(results).every(isFresh)) return true
  console.log('Building dist/ …')
  return run('rollup', ['-c', '--silent']) === 0
}

/** Builds only what pages load, which takes half of the time. */
export function buildForPages() {
  if (isFresh(results.pages)) return true
  console.log('Building dist/ for pages …')
  return run('rollup', ['-c', '--silent', '--configOnly=pages']) === 0
}
