import type { Browser } from 'puppeteer-core'
import { built } from '../build/entries.mjs'
import { families as described } from '../elements/index.ts'
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
  /** The tags that the page had when the figures were set. Default: all. */
  tags?: readonly string[]
}

/**
 * A page that sells more loads more: each tag that comes to it adds its own first code, for which bench/sizes.ts has
 * limits, and a family that comes with these tags adds its file. What was there before must not grow by that. It does
 * grow where elements of three families come to share a part: the part moves from its first tag into the shared file.
 * So these tags of the headphones took 50,000 B beside 5 other elements, and take 53,400 B beside 21.
 */
const budgets: readonly Budget[] = [
  {
    ...headphones,
    bytes: 54_000,
    files: 12,
    tags: [
      'dp-action-panel',
      'dp-buy-box',
      'dp-deal-box',
      'dp-delivery-countdown',
      'dp-expander',
      'dp-location-popover',
      'dp-quantity-selector',
    ],
  },
  { ...waterFilter, bytes: 74_000, files: 16 },
]

const familyOf = new Map<string, string>(
  described.flatMap(({ elements, name }) => elements.map(({ tag }) => [tag, name] as const)),
)

/** Files of tags that the page did not have, and of families that came with these tags alone. */
function addedTo(page: PageFiles, tags: readonly string[] | undefined): string[] {
  if (!tags) return []
  const before = new Set(tags.map(tag => familyOf.get(tag)))
  const own = [...page.own].flatMap(([tag, files]) => (tags.includes(tag) ? [] : files))
  const isBefore = (file: string) =>
    nameOf(file)
      .split('.')
      .some(name => before.has(name))
  return [...own, ...page.families.filter(file => !isBefore(file))]
}

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
  return budgets.flatMap(({ name, path, bytes, files: most, tags }): Figure[] => {
    const page = pages.find(one => one.path === path)
    if (!page) throw new Error(`No link of the shop leads to ${path}`)
    const added = addedTo(page, tags)
    const sum = sizeOf(page.files)
    return [
      {
        what: `${name} page: all JavaScript`,
        reached: sum,
        unit: 'B',
        atMost: bytes + sizeOf(added),
      },
      {
        what: '  files',
        reached: page.files.length,
        unit: '',
        atMost: most + added.length,
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
