import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { at } from '../build/project.mjs'

/** A built script that pages load. */
export interface DistFile {
  /** Path as pages request it: `/dist/…`. */
  path: string
  /** Size of the file in brotli's best compression. */
  bytes: number
  /** Modules in the file, from its source map. */
  sources: readonly string[]
  /** Static and dynamic imports of the file. */
  imports: readonly string[]
}

/** Script addresses in minified text, for static and dynamic imports. */
const imported = /["'`](\.{1,2}\/[^"'`\s]*\.js)["'`]/g

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(imported)].map(([, address = '']) => posix.join(posix.dirname(path), address))

function fileAt(name: string): DistFile {
  const path = `/dist/${name}`
  const text = readFileSync(at(`dist/${name}`), 'utf8')
  const { sources }: { sources: string[] } = JSON.parse(
    readFileSync(at(`dist/${name}.map`), 'utf8'),
  )
  return { path, bytes: brotliCompressSync(text).length, sources, imports: importsOf(path, text) }
}

/** Files of dist/ that pages load, by path. Not the React build, the catalogue or the command. */
export const distFiles = (): Map<string, DistFile> =>
  new Map(
    globSync(['*.js', 'elements/*.js', 'chunks/*.js'], { cwd: at('dist') })
      .map(fileAt)
      .map(file => [file.path, file]),
  )

export const bytesOf = (files: readonly DistFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)
