import { basename } from 'node:path'
import type { Owners } from './owners.ts'
import { variantsOf, type Host } from './variants.ts'

/** Files that every page may load, whichever elements are in it. */
export const mostShared = 4

/** What a page of the shop has loaded until it rests. */
export interface ShopPage {
  /** Where it stands in the shop. */
  path: string
  /** Scripts of the library. */
  files: readonly string[]
  /** Its hosts, those in shadow roots among them. */
  hosts: readonly Host[]
}

export interface PageFiles extends ShopPage {
  shared: readonly string[]
  /** Tags of which it has loaded something, each with its files. */
  own: ReadonlyMap<string, readonly string[]>
  /** Variants that brought a file, as `tag variant`. */
  variants: readonly string[]
  atMost: number
}

/** A chunk without the hash in its name, an entry as its tag. */
export const nameOf = (path: string): string =>
  path.includes('/chunks/')
    ? basename(path, '.js').slice(0, -'-12345678'.length)
    : basename(path, '.js')

/**
 * How many files a page may load: four for all of its elements, one for each tag, one for each large variant. A variant
 * whose code is in the file of its tag needs none.
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

/** The page with the most files beyond what it may load; of several the one with the most files. */
export function worstOf(pages: readonly PageFiles[]): PageFiles {
  const [worst] = pages.toSorted(
    (a, b) =>
      b.files.length - b.atMost - (a.files.length - a.atMost) || b.files.length - a.files.length,
  )
  if (!worst) throw new RangeError('The worst of no pages')
  return worst
}
