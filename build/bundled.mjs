import { readFileSync } from 'node:fs'

/** Ids of helper modules start with a NUL. */
const packageFolder = /(?<=^\0?)\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/** Folders of the packages whose code is in a bundle, sorted. */
export function foldersIn(bundle) {
  const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
  return [...new Set(ids.flatMap(id => packageFolder.exec(id)?.[0] ?? []))].sort()
}

/** What package.json says about a package. */
export const packageIn = folder => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
