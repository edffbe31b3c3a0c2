import { basename } from 'node:path'
import type { Owners } from './owners.ts'
import { variantsOf, type Host } from './variants.ts'

/** Number of shared files that any page may load, whatever its elements. */
export const mostShared = 4

/** What a page of the shop has loaded once it is idle. */
export interface ShopPage {
  /** Path in the shop. */
  path: string
  /** Scripts of the library. */
  files: readonly string[]
  /** Hosts in the page, also in shadow roots. */
  hosts: readonly Host[]
}

export interface PageFiles extends ShopPage {
  shared: readonly string[]
  /** Files that the page has loaded, by owner tag. */
  own: ReadonlyMap<string, readonly string[]>
  /** Variants that needed a file, as `tag variant`. */
  variants: readonly string[]
  atMost: number
}

/** Name of a chunk without its hash, or the tag of an entry. */
export const nameOf = (path: string): string =>
  path.includes('/chunks/')
    ? basename(path, '.js').slice(0, -'-12345678'.length)
    : basename(path, '.js')

/**
 * Finds how many files a page may load: four shared ones, one per tag, and one per large variant. A variant whose code
 * is in its tag's file needs no extra file.
 */
export function filesOf(page: ShopPage, owners: Owners): PageFiles {
  const shared = page.files.filter(path => !owners.has(path))
  const owned = page.files.filter(path => owners.has(path))
  const own = new Map(Object.entries(Object.groupBy(owned, path => owners.get(path) ?? '')))
  const variants = [...own].flatMap(([tag, files = []]) =>
    variantsOf(tag, page.hosts)
      .slice(0, files.length - 1)
      .map(name => `${tag} ${name}`),
  )
  return {
    ...page,
    shared,
    own: own as PageFiles['own'],
    variants,
    atMost: mostShared + own.size + variants.length,
  }
}

/** The page that exceeds its limit most. If several do: the page with the most files. */
export function worstOf(pages: readonly PageFiles[]): PageFiles {
  const [worst] = pages.toSorted(
    (a, b) =>
      b.files.length - b.atMost - (a.files.length - a.atMost) || b.files.length - a.files.length,
  )
  if (!worst) throw new RangeError('The worst of no pages')
  return worst
}
