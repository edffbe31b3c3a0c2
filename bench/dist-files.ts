import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { at } from '../build/project.mjs'

/** A script of the build that pages load. */
export interface DistFile {
  /** As pages ask for it: `/dist/…`. */
  path: string
  /** Compressed by itself, as well as brotli can. */
  bytes: number
  /** Modules that went into it, as its source map names them. */
  sources: readonly string[]
  /** Files that it imports, at once or later. */
  imports: readonly string[]
}

/** Every address of a script in a text that is minified: static and dynamic imports alike. */
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

/** What pages load of dist/, by path: not the build for React, the catalogue or the command. */
export const distFiles = (): Map<string, DistFile> =>
  new Map(
    globSync(['*.js', 'elements/*.js', 'chunks/*.js'], { cwd: at('dist') })
      .map(fileAt)
      .map(file => [file.path, file]),
  )

export const bytesOf = (files: readonly DistFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)
