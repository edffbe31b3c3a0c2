import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { site } from '../site.ts'

const { resolve } = createRequire(import.meta.url)
const own = (name: string) => fileURLToPath(new URL(`../assets/${name}`, import.meta.url))

const sheet = (name: string) => own(`css/${name}.css`)

/** In the order of the cascade; sent as one file. */
const sheets = [
  ...['tokens', 'type', 'bootstrap', 'base', 'header', 'home', 'cards', 'tiles', 'product'].map(
    sheet,
  ),
  ...site.flatMap(family => (family.sheets ?? []).map(url => fileURLToPath(url))),
  ...['lists', 'plain', 'footer'].map(sheet),
]

/** The only files that are served, by address: nothing of a request goes into a path on the disk. */
const served: Readonly<Record<string, readonly string[]>> = {
  '/vendor/bootstrap.min.css': [resolve('bootstrap/dist/css/bootstrap.min.css')],
  '/vendor/bootstrap.min.js': [resolve('bootstrap/dist/js/bootstrap.min.js')],
  '/vendor/jquery.min.js': [resolve('jquery/dist/jquery.min.js')],
  '/vendor/figtree.woff2': [
    resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  ],
  '/vendor/fraunces.woff2': [
    resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  ],
  '/vendor/noto-sans-arabic.woff2': [
    resolve(
      '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    ),
  ],
  '/shop/shop.css': sheets,
  '/shop/shop.js': [own('shop.js')],
  '/favicon.svg': [own('favicon.svg')],
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

const typeOf = (address: string) => types[address.slice(address.lastIndexOf('.') + 1)] ?? ''

/** Style sheets, scripts and fonts of the shop and of the libraries that a shop of 2014 stood on. */
export function files(): Hono {
  const app = new Hono()
  for (const [address, sources] of Object.entries(served)) {
    const cached = address.startsWith('/vendor/') ? 'public, max-age=604800' : 'no-cache'
    app.get(address, etag(), async c => {
      const parts = await Promise.all(sources.map(source => readFile(source)))
      return c.body(new Uint8Array(Buffer.concat(parts)), 200, {
        'content-type': typeOf(address),
        'cache-control': cached,
      })
    })
  }
  return app
}
