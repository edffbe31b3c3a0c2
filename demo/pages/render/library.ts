import { readFileSync, statSync } from 'node:fs'

interface Manifest {
  /** Files of a tag in load order, in a page with page state, as all of the shop's are. */
  preload: Readonly<Record<string, readonly string[]>>
  integrity: Readonly<Record<string, string>>
}

export interface Preload {
  href: string
  integrity: string | undefined
}

export interface Library {
  /** Root-relative address of a built file. */
  address(file: string): string
  /** What lets the tags' code arrive in one round trip after the page (COR-115). */
  preloads(tags: readonly string[]): Preload[]
}

const nothingBuilt: Manifest = { preload: {}, integrity: {} }

/** Reads the manifest again only when a build has replaced it, so that a running shop follows builds. */
function manifestReader(directory: URL): () => Manifest {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, directory), 'utf8'))
  let held = nothingBuilt
  let since = 0
  return () => {
    const changed =
      statSync(new URL('preload-state.json', directory), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changed !== since) {
      held = changed
        ? { preload: read('preload-state.json'), integrity: read('sri.json') }
        : nothingBuilt
      since = changed
    }
    return held
  }
}

/** The built elements, served under `assets`. The pages work while nothing is built. */
export function createLibrary(assets: string, directory: URL): Library {
  const manifest = manifestReader(directory)
  const address = (file: string) => `${assets}/${file}`
  return {
    address,
    preloads(tags) {
      const { preload, integrity } = manifest()
      const files = new Set(tags.flatMap(tag => preload[tag] ?? []))
      return [...files].map(file => ({ href: address(file), integrity: integrity[file] }))
    },
  }
}
