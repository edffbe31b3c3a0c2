import { Hono, type Context } from 'hono'
import { answerError } from './answer-error.ts'
import { isForm } from './request-body.ts'
import { sessionCookie } from './session.ts'

/** Requests as they arrived, for tests that ask what an element has sent. */
interface Entry {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
  /** Of a form: its fields in order, those that came twice too. A file is its name. */
  fields: [name: string, value: string][]
  cookie: string | undefined
}

const maxEntries = 5_000

/** The session in a cookie header, compared as text: it need not be known yet. */
const sessionOf = (cookie: string | undefined): string | undefined =>
  cookie?.match(new RegExp(`(?:^|;\\s*)${sessionCookie}=([^;]+)`))?.[1]

async function fieldsOf(c: Context): Promise<Entry['fields']> {
  if (!isForm(c)) return []
  // A body that is no form is the store's to refuse.
  const form = await c.req.raw
    .clone()
    .formData()
    .catch(() => new FormData())
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}

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
      const [query, cookie] = [c.req.query(), headers['cookie']]
      entries.push({ method, path, query, headers, body, fields: await fieldsOf(c), cookie })
      if (entries.length > maxEntries) entries.shift()
    }
    return store.fetch(c.req.raw, c.env)
  })
  return app
}
