import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { PageData } from './data.ts'
import { site } from './site.ts'
import { files } from './render/files.ts'
import { createLibrary } from './render/library.ts'
import { render } from './render/render.ts'
import { spokenTo, visitOf, visitOfStranger, type PagesEnv } from './render/request.ts'
import type { Page, PageMaker, Visit } from './render/visit.ts'
import { notFound, unavailable } from './shop/problem.ts'

export interface PagesOptions {
  /** Root-relative address under which the built elements are served. */
  assets: string
  /** The folder that holds them. */
  directory?: URL
  /** Epoch milliseconds. */
  clock?: () => number
}

/** Scripts of the page itself run by their nonce only; JSON in script elements needs none. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The pages of the shop. To be mounted last: what they do not know gets their 404 page. */
export function pages(data: PageData, options: PagesOptions): Hono<PagesEnv> {
  const { assets, directory = new URL('../../dist/', import.meta.url), clock = Date.now } = options
  const library = createLibrary(assets, directory)
  const app = new Hono<PagesEnv>()

  function answer(c: Context<PagesEnv>, page: Page, visit: Visit) {
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', policy(nonce))
    c.header('cache-control', 'private, no-cache')
    return c.html(render(page, visit, library, nonce), page.status ?? 200)
  }

  const show = (make: PageMaker) => async (c: Context<PagesEnv>) => {
    const visit = await visitOf(c, data, clock())
    return answer(c, (await make(visit, spokenTo(visit, data))) ?? notFound(visit), visit)
  }

  app.route('/', files())
  for (const { routes = {} } of site) {
    for (const [path, make] of Object.entries(routes)) app.get(path, show(make))
  }
  app.all(
    '*',
    show(async visit => notFound(visit)),
  )
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}`, error)
    const visit = visitOfStranger(c, clock())
    return answer(c, unavailable(visit), visit)
  })
  return app
}
