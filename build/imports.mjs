import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { importsOf } from '../test/conformance/source-files.ts'
import { at, root } from './project.mjs'

/** Which files a file works with, by its imports. */

const targets = new Map()
/** Files of the project that a file imports. Types are gone when it runs. */
function targetsOf(file) {
  if (!targets.has(file)) {
    const found = /\.(tsx?|mjs)$/.test(file) && existsSync(at(file)) ? importsOf(root, file) : []
    const own = found.filter(({ isType, target }) => !isType && /^[\w-]+\//.test(target))
    targets.set(
      file,
      own.map(({ target }) => posix.normalize(target)),
    )
  }
  return targets.get(file)
}

/** The files themselves, and all that they import, of paths that `isWanted` takes. */
export function importedBy(entries, isWanted) {
  const files = new Set(entries)
  for (const file of files) {
    for (const target of targetsOf(file)) if (isWanted.test(target)) files.add(target)
  }
  return files
}
