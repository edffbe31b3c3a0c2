import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { article, articlePaths } from './articles.ts'
import { browse } from './browse.ts'
import { cart, checkout } from './cart.ts'
import { deliveryPart, locationPage } from './delivery.ts'
import { files } from './files.ts'
import { home } from './home.ts'
import { createLibrary } from './library.ts'
import { fresh, search } from './lists.ts'
import type { PageData } from './page-data.ts'
import { brandPage, seeAllParts } from './part-finder.ts'
import { notFound, unavailable } from './problem.ts'
import { productPage } from './product.ts'
import { render } from './render.ts'
import { spokenTo, visitOf, visitOfStranger, type PagesEnv } from './request.ts'
import { signIn } from './sign-in.ts'
import type { Page, PageMaker, Visit } from './visit.ts'

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
  app.get('/', show(home))
  app.get('/dp/:asin{[A-Z0-9]{10}}', c => show(productPage(c.req.param('asin')))(c))
  app.on('GET', ['/s', '/s/', '/s/:tag{ref=.*}'], show(search))
  app.on('GET', ['/b', '/b/'], show(browse))
  app.get('/pcp/partfinder/seeAllParts', show(seeAllParts))
  app.get('/pcp/partfinder/brandPage', show(brandPage))
  app.get('/dp/:asin{[A-Z0-9]{10}}/delivery', c => show(deliveryPart(c.req.param('asin')))(c))
  app.get('/gp/delivery/location.html', show(locationPage))
  app.get('/fresh', show(fresh))
  app.get('/cart', show(cart))
  app.get('/checkout', show(checkout))
  app.get('/gp/sign-in.html', show(signIn))
  app.on('GET', articlePaths, show(article))
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
