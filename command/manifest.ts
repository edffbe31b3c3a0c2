import { readFileSync } from 'node:fs'
import { WrongUse } from './command.ts'

/** Reads a JSON file that the build wrote beside the library's scripts. */
export function readManifest<T>(library: string, name: string): T {
  try {
    return JSON.parse(readFileSync(library + name, 'utf8'))
  } catch {
    throw new WrongUse(`${library}${name} cannot be read: build the library first (npm run build)`)
  }
}
