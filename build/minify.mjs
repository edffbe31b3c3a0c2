import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import terser from '@rollup/plugin-terser'
import { at } from './project.mjs'

const folder = at('node_modules/.cache/dp-elements/minified')
/** Results that no build has used for so long (in ms) go. */
const keptFor = 7 * 24 * 60 * 60 * 1000
const { version } = createRequire(import.meta.url)('terser/package.json')

const hashOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

function read(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'))
    utimesSync(file, new Date(), new Date())
    return result
  } catch {
    return undefined
  }
}

/** Writes in one step, because builds may run at the same time. */
function write(file, result) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(result))
  renameSync(`${file}.${process.pid}`, file)
}

function removeOld() {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - usedAt > keptFor) rmSync(file, { force: true })
  }
}

/**
 * Asks the browser to compile all functions of a file as it loads, beside the page's thread. Else it compiles each one when
 * it is called first, while the shopper waits. A browser that does not know the line skips it.
 */
const compileAhead = '//# allFunctionsCalledOnLoad'

/** Minifies chunks with terser. A chunk that is as in an earlier build comes from the cache: terser takes half of a build. */
export function minify(given) {
  const options = { ...given, format: { ...given.format, preamble: compileAhead } }
  const { renderChunk } = terser(options)
  return {
    name: 'minify',
    async renderChunk(code, chunk, outputOptions) {
      const { format, sourcemap } = outputOptions
      const file = `${folder}/${hashOf(version, options, format, sourcemap, code)}.json`
      const known = read(file)
      if (known) return known
      const result = await renderChunk(code, chunk, outputOptions)
      write(file, result)
      return result
    },
    buildStart: removeOld,
  }
}
