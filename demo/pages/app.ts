import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { tellError } from '../tell-error.ts'
import type { PageData } from './data.ts'
import { site } from './site.ts'
import { createLibrary } from './render/library.ts'
import { render } from './render/render.ts'
import { spokenTo, visitOf, visitOfStranger, type PagesEnv } from './render/request.ts'
import type { Page, PageMaker, Visit } from './render/visit.ts'
import { notFound, problem } from './shop/problem.ts'

export { files as pageFiles } from './render/files.ts'
export { sectionsOf } from './shop/sections.ts'

export interface PagesOptions {
  /** Root-relative address under which the built elements are served. */
  assets: string
  /** The folder that holds them. */
  directory?: URL
  /** Epoch milliseconds. */
  clock?: () => number
  /** Status of the answer to a request whose page could not be made. Default: logs the error, and says 500. */
  statusOf?: (error: Error, c: Context<PagesEnv>) => ContentfulStatusCode
}

const logged = (error: Error, c: Context<PagesEnv>): ContentfulStatusCode => {
  console.error(`${c.get('requestId') ?? ''} ${c.req.method} ${c.req.path}\n${tellError(error)}`)
  return 500
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

/** Sends a page with its policy. */
function sender({ assets, directory = new URL('../../dist/', import.meta.url) }: PagesOptions) {
  const library = createLibrary(assets, directory)
  return (c: Context<PagesEnv>, page: Page, visit: Visit) => {
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', policy(nonce))
    c.header('cache-control', 'private, no-cache')
    return c.html(render(page, visit, library, nonce), page.status ?? 200)
  }
}

/** The pages of the shop. To be mounted last: what they do not know gets their 404 page. */
export function pages(data: PageData, options: PagesOptions): Hono<PagesEnv> {
  const { clock = Date.now, statusOf = logged } = options
  const send = sender(options)
  const app = new Hono<PagesEnv>()

  const show = (make: PageMaker) => async (c: Context<PagesEnv>) => {
    const visit = await visitOf(c, data, clock())
    return send(c, (await make(visit, spokenTo(visit, data))) ?? notFound(visit), visit)
  }

  for (const { routes = {} } of site) {
    for (const [path, make] of Object.entries(routes)) app.get(path, show(make))
  }
  app.all(
    '*',
    show(async visit => notFound(visit)),
  )
  app.onError((error, c) => {
    const visit = visitOfStranger(c, clock())
    return send(c, problem(visit, statusOf(error, c)), visit)
  })
  return app
}

/** Says in a page what is wrong with a request that the store refuses. It reads nothing from the store. */
export function problemPages(options: PagesOptions) {
  const { clock = Date.now } = options
  const send = sender(options)
  return (c: Context, status: ContentfulStatusCode) => {
    const visit = visitOfStranger(c, clock())
    return send(c, problem(visit, status), visit)
  }
}
