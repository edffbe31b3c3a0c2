import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { ownPath } from '../../own-path.ts'

/** Chunks have a hash of their content in their name; all else is asked for again each time. */
const hashed = /\/chunks\/[^/]+$/

/** The catalogue runs its own scripts alone, also in the frames of its examples, which have no address of their own. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** The built elements, `dist/`, under `/dist/`; the catalogue among them by its short address. */
export function builtFiles(root: string): Hono {
  const app = new Hono()
  app.use('/dist/*', async (c, next) => {
    await next()
    const forever = hashed.test(c.req.path) && c.res.ok
    c.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    const [script] = /[^/]+\.js$/.exec(c.req.path) ?? []
    if (script) c.header('sourcemap', `${script}.map`)
    if (c.req.path.endsWith('.html')) c.header('content-security-policy', policy)
    // Pages of other origins may load the library from here.
    c.header('access-control-allow-origin', '*')
  })
  app.use(
    '/dist/*',
    serveStatic({
      root,
      rewriteRequestPath: path => path.slice('/dist'.length),
      precompressed: true,
    }),
  )
  app.get('/catalog', c => c.redirect('/dist/catalog/index.html'))
  app.get('/catalog/:page{.*}', c =>
    c.redirect(ownPath(`/dist/catalog/${c.req.param('page') || 'index.html'}`)),
  )
  app.all('/dist/*', c => c.text('Not built: run npm run build', 404))
  return app
}
