import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { families as described } from '../elements/index.ts'
import { at } from '../build/project.mjs'
import type { Owners } from './owners.ts'

/** Number of files for all elements that any page may load. The file of a family is not for all. */
export const mostShared = 4

/** What a page of the shop has loaded once it is idle. */
export interface ShopPage {
  /** Path in the shop. */
  path: string
  /** Scripts of the library. */
  files: readonly string[]
}

export interface PageFiles extends ShopPage {
  /** Files for the elements of any family. */
  shared: readonly string[]
  /** Files with what the elements of one family share, or of two. */
  families: readonly string[]
  /** Files that the page has loaded, by owner tag. */
  own: ReadonlyMap<string, readonly string[]>
  /** Names of its files that hold a variant. */
  variants: readonly string[]
  atMost: number
}

/** Name of a chunk without its hash, or the tag of an entry. */
export const nameOf = (path: string): string =>
  path.includes('/chunks/')
    ? basename(path, '.js').slice(0, -'-12345678'.length)
    : basename(path, '.js')

/** Names of the files that hold a variant, such as `fitment-stripe.smartbox`. Only their configuration loads them. */
const variantNames = new Set(
  globSync('src/widgets/**/*.variant.ts', { cwd: at('') }).map(
    path => `${basename(dirname(path))}.${basename(path, '.variant.ts')}`,
  ),
)

const familyNames = new Set(described.map(({ name }) => name))
/** Whether a file holds what one family shares, or what two share, such as `bundles.gifts`. */
const isOfFamily = (path: string) =>
  nameOf(path)
    .split('.')
    .every(name => familyNames.has(name))

/** Finds how many files a page may load: four for all elements, one per family, one per tag, and one per variant. */
export function filesOf(page: ShopPage, owners: Owners): PageFiles {
  // Also where most of it is of one element, which then counts the bytes as its own (`sizes.ts`).
  const families = page.files.filter(isOfFamily)
  const others = page.files.filter(path => !isOfFamily(path))
  const owned = others.filter(path => owners.has(path))
  const shared = others.filter(path => !owners.has(path))
  const own = new Map(Object.entries(Object.groupBy(owned, path => owners.get(path) ?? '')))
  const variants = owned.map(nameOf).filter(name => variantNames.has(name))
  return {
    ...page,
    shared,
    families,
    own: own as PageFiles['own'],
    variants,
    atMost: mostShared + families.length + own.size + variants.length,
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
