import type { Page } from 'puppeteer-core'
import type { ShopPage } from './page-files.ts'
import { watchScripts } from './scripts-loaded.ts'

/** The pages with the most elements of a family. */
export const headphones = { name: 'headphones', path: '/dp/B0HEADPH01' }
export const waterFilter = { name: 'water filter', path: '/dp/B0FILTER01' }

/** Query names that do not change a page's elements, such as shopper or language. The inspector is also left out. */
const sameElements = ['as', 'lang', 'dir', 'image', 'device', 'dp-inspect', 'path']
/** Limit for addresses that differ only in values of their query. */
const mostAlike = 4

/** An address without the values of its query. Paths stay, so each product is its own kind. */
const kindOf = ({ pathname, searchParams }: URL) =>
  `${pathname}?${[...searchParams.keys()].sort().join()}`

const isOfShop = ({ pathname, searchParams }: URL) =>
  !/^\/(dist|catalog|__|vendor|shop\/)/.test(pathname) &&
  sameElements.every(name => !searchParams.has(name))

function linksOf(html: string, base: URL): URL[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)]
  return links
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), base))
    .filter(isOfShop)
}

/** Finds the addresses of all pages that the shop's links lead to, from the home page on. */
export async function pathsOf(origin: string): Promise<string[]> {
  const { headers } = await fetch(`${origin}/dp/session`)
  const cookie = headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
  const found = new Set(['/', '/gp/delivery/location.html'])
  const alike = new Map<string, number>()
  const pages: string[] = []
  for (const path of found) {
    const url = new URL(path, origin)
    const answer = await fetch(url, { headers: { cookie, accept: 'text/html' } })
    if (!answer.headers.get('content-type')?.includes('html')) continue
    pages.push(path)
    for (const link of linksOf(await answer.text(), url)) {
      const next = link.pathname + link.search
      const count = alike.get(kindOf(link)) ?? 0
      if (found.has(next) || count >= mostAlike) continue
      alike.set(kindOf(link), count + 1)
      found.add(next)
    }
  }
  return pages
}

/** Opens a page of the shop. Returns what it has loaded of the library once it is idle. */
export async function openShopPage(page: Page, origin: string, path: string): Promise<ShopPage> {
  const devtools = await page.createCDPSession()
  const scripts = await watchScripts(devtools)
  await page.goto(origin + path, { waitUntil: 'networkidle0' })
  await devtools.detach()
  const paths = [...scripts.values()].map(script => script.path)
  return { path, files: [...new Set(paths.filter(one => one.startsWith('/dist/')))] }
}
