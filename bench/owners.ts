import type { DistFile } from './dist-files.ts'

/** The owner tag of each file. A file without an owner is shared. */
export type Owners = ReadonlyMap<string, string>

type Files = ReadonlyMap<string, Pick<DistFile, 'sources' | 'imports'>>

const entryTag = (path: string) => /\/elements\/(dp-[a-z-]+)\.js$/.exec(path)?.[1]

/** At any depth, because elements may be in a folder of their family. */
const ofElement = /(?:^|\/)(?:elements\/(?:.+\/)?([a-z-]+)\.ts|src\/(?:widgets|wrappers)\/(.+)\/)/

/** The tag to which a module belongs. */
function tagOf(source: string, tags: readonly string[]): string | undefined {
  const [, descriptor, folders = ''] = ofElement.exec(source) ?? []
  const names = descriptor ? [descriptor] : folders.split('/')
  return names.map(name => `dp-${name}`).find(tag => tags.includes(tag))
}

/** Host code and packages serve all elements, even while only one element needs them. */
const isForAll = (source: string) => /\/(src\/element|node_modules)\//.test(source)

/** Tags whose entry leads to a file, by static or dynamic imports. */
function homesOf(files: Files): Map<string, Set<string>> {
  const homes = new Map([...files.keys()].map(path => [path, new Set<string>()]))
  for (const entry of files.keys()) {
    const tag = entryTag(entry)
    if (!tag) continue
    const reached = new Set([entry])
    for (const path of reached) {
      for (const one of files.get(path)?.imports ?? []) reached.add(one)
      homes.get(path)?.add(tag)
    }
  }
  return homes
}

/**
 * Finds the owner of each file. An entry belongs to its tag. A file with more than half of its modules from one element
 * belongs to that element, even if others use it. So does a file to which only one element leads, unless it contains
 * host code or packages.
 */
export function ownersOf(files: Files, tags: readonly string[]): Owners {
  const homes = homesOf(files)
  const ownerOf = (path: string, sources: readonly string[]): string | undefined => {
    const entry = entryTag(path)
    if (entry) return entry
    const named = sources.map(source => tagOf(source, tags))
    const most = tags.find(tag => named.filter(one => one === tag).length > sources.length / 2)
    if (most || sources.some(isForAll)) return most
    const [home, ...others] = homes.get(path) ?? []
    return others.length === 0 ? home : undefined
  }
  const owned = [...files].flatMap(([path, { sources }]): [string, string][] => {
    const owner = ownerOf(path, sources)
    return owner ? [[path, owner]] : []
  })
  return new Map(owned)
}
