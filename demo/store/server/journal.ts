import { Hono } from 'hono'
import { answerError } from './answer-error.ts'
import { sessionCookie } from './session.ts'

/** Requests as they arrived, for tests that ask what an element has sent. */
interface Entry {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
  cookie: string | undefined
}

const maxEntries = 5_000

/** The session in a cookie header, compared as text: it need not be known yet. */
const sessionOf = (cookie: string | undefined): string | undefined =>
  cookie?.match(new RegExp(`(?:^|;\\s*)${sessionCookie}=([^;]+)`))?.[1]

/** Whoever asks without a session means everyone. */
export function isSameSession(asked: string | undefined, other: string | undefined): boolean {
  const wanted = sessionOf(asked)
  return wanted === undefined || wanted === sessionOf(other)
}

/** Puts a store behind a journal: `GET /__journal` lists the caller's requests, DELETE clears them. */
export function withJournal(store: Pick<Hono, 'fetch'>): Hono {
  let entries: Entry[] = []
  const app = new Hono()
  app.onError(answerError)

  app.get('/__journal', c => {
    const cookie = c.req.header('cookie')
    const path = c.req.query('path')
    const listed = entries.filter(
      entry =>
        isSameSession(cookie, entry.cookie) && (path === undefined || entry.path.startsWith(path)),
    )
    return c.json(listed)
  })
  app.delete('/__journal', c => {
    const cookie = c.req.header('cookie')
    entries = entries.filter(entry => !isSameSession(cookie, entry.cookie))
    return c.body(null, 204)
  })
  app.all('*', async c => {
    const { method, path } = c.req
    if (!path.startsWith('/__')) {
      // A copy: the store reads the body itself.
      const body = method === 'GET' || method === 'HEAD' ? '' : await c.req.raw.clone().text()
      const headers = c.req.header()
      entries.push({ method, path, query: c.req.query(), headers, body, cookie: headers['cookie'] })
      if (entries.length > maxEntries) entries.shift()
    }
    return store.fetch(c.req.raw, c.env)
  })
  return app
}
