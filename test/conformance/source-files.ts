import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Import } from './import-rules.ts'

const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm
const statement = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
const dynamicImport = /\bimport\('([^']+)'\)/g

/** Source files in these folders, as paths relative to `root`, with `/`. */
export const sourceFiles = (root: string, ...folders: readonly string[]): string[] =>
  globSync(
    folders.map(folder => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: root },
  )
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !file.startsWith('test/support/broken/'))

/** Text of a source file without its comments. */
export const codeOf = (path: string): string => readFileSync(path, 'utf8').replace(comment, '')

/** Imports of a file. Relative paths become paths of the project. */
export function importsOf(root: string, file: string): Import[] {
  const code = codeOf(posix.join(root, file))
  const found = [...code.matchAll(statement)].map(([, type, target = '']) => ({
    target,
    isType: type !== undefined,
    isLazy: false,
  }))
  const dynamic = [...code.matchAll(dynamicImport)].map(([, target = '']) => ({
    target,
    isType: false,
    isLazy: true,
  }))
  return [...found, ...dynamic].map(({ target, ...how }) => ({
    ...how,
    target: target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
  }))
}
