import type { Browser } from 'puppeteer-core'
import { built } from '../build/entries.mjs'
import { startStore } from '../test/support/store.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import { bytesOf, distFiles, type DistFile } from './dist-files.ts'
import type { Figure } from './figures.ts'
import { ownersOf } from './owners.ts'
import {
  filesOf,
  mostShared,
  nameOf,
  worstOf,
  type PageFiles,
  type ShopPage,
} from './page-files.ts'
import { servePages } from './page-server.ts'
import { headphones, openShopPage, pathsOf, waterFilter } from './shop-pages.ts'

/** Number of pages that load at the same time. Each mostly waits until nothing more loads. */
const windows = 4

interface Budget {
  name: string
  path: string
  bytes: number
  files: number
}

/**
 * What all JavaScript of two pages may take. A tag that comes to a page may add its own first code, for which
 * bench/sizes.ts has limits, and the file of its family. The headphones have 10 tags; with 7 of them, they had 50,000 B.
 */
export const budgets: readonly Budget[] = [
  { ...headphones, bytes: 70_000, files: 16 },
  { ...waterFilter, bytes: 74_000, files: 16 },
]

/** Opens all pages. Each window opens one after another. */
async function openAll(browser: Browser, origin: string, paths: string[]): Promise<ShopPage[]> {
  const waiting = [...paths]
  const pages: ShopPage[] = []
  const look = () =>
    withFreshPage(browser, async page => {
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        pages.push(await openShopPage(page, origin, path))
      }
    })
  await Promise.all(Array.from({ length: windows }, look))
  return pages
}

async function loaded(): Promise<ShopPage[]> {
  const store = await startStore()
  const server = await servePages(new Map(), store.listener)
  try {
    const paths = await pathsOf(server.origin)
    return await withBrowser(browser => openAll(browser, server.origin, paths))
  } finally {
    server.close()
    await store.close()
  }
}

function budgetFigures(
  pages: readonly PageFiles[],
  files: ReadonlyMap<string, DistFile>,
): Figure[] {
  const sizeOf = (paths: readonly string[]) => bytesOf(paths.flatMap(one => files.get(one) ?? []))
  return budgets.flatMap(({ name, path, bytes, files: most }): Figure[] => {
    const page = pages.find(one => one.path === path)
    if (!page) throw new Error(`No link of the shop leads to ${path}`)
    return [
      {
        what: `${name} page: all JavaScript`,
        reached: sizeOf(page.files),
        unit: 'B',
        atMost: bytes,
      },
      {
        what: '  files',
        reached: page.files.length,
        unit: '',
        atMost: most,
        note: countsOf(page),
      },
    ]
  })
}

const countsOf = ({ families, own, shared }: PageFiles): string =>
  `${shared.length} shared, ${families.length} of families, ${own.size} tags`

/** Lists every tag with more than one file, and the variants that allow it. */
function noteOf(page: PageFiles): string {
  const { own, path, variants } = page
  const counts = [...own].filter(([, files]) => files.length > 1)
  const more = counts.map(([tag, files]) => `${tag} ${files.length}`).join(', ')
  return [
    `${path}: ${countsOf(page)}`,
    variants.length > 0 && `variants ${variants.join(', ')}`,
    more && `more than one file of ${more}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function worstFigures(pages: readonly PageFiles[]): Figure[] {
  const worst = worstOf(pages)
  const [most = worst] = pages.toSorted((a, b) => b.shared.length - a.shared.length)
  return [
    {
      what: `files of the worst of ${pages.length} pages`,
      reached: worst.files.length,
      unit: '',
      atMost: worst.atMost,
      note: noteOf(worst),
    },
    {
      what: '  pages with more files than they may have',
      reached: pages.filter(({ atMost, files }) => files.length > atMost).length,
      unit: '',
      atMost: 0,
    },
    {
      what: '  shared by all elements, in the page with most',
      reached: most.shared.length,
      unit: '',
      atMost: mostShared,
      note: `${most.path}: ${most.shared.map(nameOf).join(' + ')}`,
    },
  ]
}

/** Measures what the shop's pages load of the library until they are idle, before any touch. */
export async function shop(): Promise<Figure[]> {
  const files = distFiles()
  const owners = ownersOf(
    files,
    built.map(({ tag }) => tag),
  )
  const pages = (await loaded()).map(page => filesOf(page, owners))
  return [...budgetFigures(pages, files), ...worstFigures(pages)]
}
