import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { cssText } from '../build/css.mjs'
import { at } from '../build/project.mjs'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

interface PageServer {
  origin: string
  close(): void
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

// In an isolated page, the clock has steps of 5 µs; in other pages, of 100 µs.
const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/** The sheets of the stepper, so that styling the hand-written stepper costs the same. */
const stepperSheets = [
  'src/styles/base.css',
  'src/parts/stepper.css',
  'src/parts/message.css',
  'src/widgets/buying/quantity-selector/quantity-selector.css',
]

async function stepperStyles(): Promise<string> {
  const texts = await Promise.all(stepperSheets.map(sheet => cssText(at(sheet))))
  return `export default ${JSON.stringify(texts.join('\n'))}`
}

const read = (path: string) => readFileSync(at(path), 'utf8')

/** The content of a file that a page may load. null: no such file. */
async function fileAt(path: string): Promise<string | null> {
  if (path === '/bench/stepper-styles.js') return stepperStyles()
  if (path === '/bench/vanilla-stepper.js') return read('bench/vanilla-stepper.js')
  if (path === '/bench/vanilla.css') {
    return read('dist/dp.css').replaceAll('dp-quantity-selector', 'vanilla-stepper')
  }
  if (!path.startsWith('/dist/') || path.includes('..')) return null
  try {
    return read(path.slice(1))
  } catch {
    return null
  }
}

/** Serves pages and the built library with brotli. `others` answers all other requests. */
export async function servePages(
  pages: ReadonlyMap<string, string>,
  others: Listener = (_, response) => response.writeHead(404).end(),
): Promise<PageServer> {
  const compressed = new Map<string, Buffer>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages.get(pathname)
    const text = page ?? (await fileAt(pathname))
    if (text === null) return void others(request, response)
    let body = compressed.get(pathname)
    if (!body) compressed.set(pathname, (body = brotliCompressSync(text)))
    const type = page === undefined ? types[extname(pathname)] : 'text/html'
    response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-encoding': 'br',
        'content-length': body.length,
        ...isolation,
      })
      .end(body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(error => response.destroy(error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
