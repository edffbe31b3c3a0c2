import { existsSync, readdirSync, statSync } from 'node:fs'
import { run } from './install.mjs'
import { at } from './project.mjs'

/** What the elements are built from. */
const ofElements = [
  'src',
  'elements',
  'build',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
]
const sources = [...ofElements, 'demo/catalog', 'demo/store/server/openapi.ts', 'docs']
/** The build writes these files last: for elements, for the catalogue, and for people who install the package. */
const results = {
  elements: 'dist/sri.json',
  catalog: 'dist/catalog/index.html',
  package: 'dist/command/dp.js',
}

function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map(name => newest(`${path}/${name}`)))
}

const isFresh = (result, from = sources) =>
  existsSync(at(result)) && from.every(source => newest(at(source)) <= statSync(at(result)).mtimeMs)

/** Builds dist/ if a source is newer. Returns true if there is a usable build. */
export function build() {
  if (Object.values(results).every(result => isFresh(result))) return true
  console.log('Building dist/ …')
  return run('rollup', ['-c', '--silent']) === 0
}

/** Builds only what the tests of an element load. */
export function buildElements() {
  if (isFresh(results.elements, ofElements)) return true
  console.log('Building the elements …')
  return run('rollup', ['-c', '--silent', '--configOnly=elements']) === 0
}
