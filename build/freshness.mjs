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
/** The build writes this file last. */
const result = at('dist/catalog/index.html')

function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map(name => newest(`${path}/${name}`)))
}

const isFresh = () =>
  existsSync(result) && sources.every(source => newest(at(source)) <= statSync(result).mtimeMs)

/** Builds dist/ if a source is newer. Returns true if there is a usable build. */
export function build() {
  if (isFresh()) return true
  console.log('Building dist/ …')
  return run('rollup', ['-c', '--silent']) === 0
}
