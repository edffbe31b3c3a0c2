import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import * as v from 'valibot'
import { createStore, type Store } from '../../../demo/store/app.ts'
import { openPGlite, type Database } from '../../../demo/store/database/database.ts'
import { sessionCookie, signatures } from '../../../demo/store/server/session.ts'
import { tellError } from '../../../demo/tell-error.ts'
import { requests } from '../requests.ts'

const sign = signatures('test')
const id = 'SessionOfTheTest123456'
const secrets = [id, sign.session(id), sign.csrf(id), 'KeyOfTheTest', 'AgentOfTheTest']

/** Texts of a request that must stay out of the log: not what its path or a query of the store says, too. */
function told(address: string, ...bodies: unknown[]): string[] {
  const [path = '', search] = address.split('?')
  const query = [...new URLSearchParams(search).values()]
  const body = JSON.stringify(bodies).match(/[\w-]{4,}/g) ?? []
  return [...query, ...body].filter(
    text => /\d|[A-Z].*[A-Z]/.test(text) && text.length > 3 && !path.includes(text),
  )
}

/** What is logged while it runs. */
async function logged(t: TestContext, run: () => Promise<unknown>): Promise<string> {
  const lines: unknown[] = []
  t.mock.method(console, 'error', (...line: unknown[]) => lines.push(...line))
  await run()
  t.mock.restoreAll()
  return lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
}

describe('the log of the store', () => {
  /** No table is there, so every query fails. */
  let empty: Database
  let store: Store
  before(async () => {
    empty = await openPGlite(null)
    store = createStore({ database: empty, secret: 'test' })
  })
  after(() => store.close())

  const headers = {
    cookie: `${sessionCookie}=${id}.${sign.session(id)}`,
    'x-dp-csrf-token': sign.csrf(id),
    'idempotency-key': 'KeyOfTheTest',
    'user-agent': 'AgentOfTheTest',
  }

  for (const [name, { path, body, form, headers: own }] of Object.entries(requests)) {
    it(`STO-020 holds nothing of a request when ${name} fails`, async t => {
      const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
      const sent = form ? new URLSearchParams(form).toString() : JSON.stringify(body)
      const request = {
        method: body || form ? 'POST' : 'GET',
        headers: { ...headers, ...(sent && { 'content-type': type }), ...own },
        body: sent ?? null,
      }
      let status = 0
      const log = await logged(t, async () => ({ status } = await store.app.request(path, request)))
      if (status !== 500) return assert.equal(log, '')
      assert.ok(log.includes(` ${request.method} ${path.split('?')[0]}\n`), log)
      assert.match(log, /error 42(P01|883) /)
      assert.match(log, /^ {2}in (select|insert|update|delete) /m)
      assert.match(log, /^ {4}at /m)
      for (const text of [...secrets, ...told(path, body, form)]) {
        assert.ok(!log.includes(text), `${text} in ${log}`)
      }
    })
  }

  it('STO-020 holds nothing of a request when a page fails', async t => {
    const request = { headers: { ...headers, accept: 'text/html' } }
    const log = await logged(t, async () => {
      const answer = await store.app.request('/s/?k=WordOfTheTest', request)
      assert.equal(answer.status, 500)
    })
    assert.match(log, /GET \/s\/\n.*42P01/s)
    for (const text of [...secrets, 'WordOfTheTest']) assert.ok(!log.includes(text), text)
  })
})

const errorOf = async (run: () => unknown): Promise<unknown> => {
  try {
    await run()
  } catch (error) {
    return error
  }
  return assert.fail('nothing was thrown')
}
describe('an error in the log', () => {
  let database: Database
  before(async () => {
    database = await openPGlite(null)
    await database.script('create table one (id text primary key, n int check (n < 5))')
    await database.query('first', 'insert into one values ($1, 1)', ['Secret'])
  })
  after(() => database.close())

  const failing: Record<string, { run: () => unknown; says: RegExp }> = {
    'a value that is there already': {
      run: () => database.query('a', 'insert into one values ($1, 2)', ['Secret']),
      says: /23505 table one, constraint one_pkey/,
    },
    'a value out of bounds': {
      run: () => database.query('b', 'insert into one values ($1, 9)', ['Secret']),
      says: /23514 table one, constraint one_n_check/,
    },
    'a value of another type': {
      run: () => database.query('c', 'select $1::int', ['Secret']),
      says: /22P02\n.*select \$1::int/s,
    },
    'a table that is missing': {
      run: () => database.query('d', 'select $1 from none', ['Secret']),
      says: /42P01 relation "none" does not exist/,
    },
    'an answer of another shape': {
      run: () => v.parse(v.number(), 'Secret'),
      says: /ValiError\n/,
    },
    'JSON that is none': { run: () => JSON.parse('Secret'), says: /SyntaxError\n/ },
    'an error with a line like the stack': {
      run: () => Promise.reject(new SyntaxError('x\n    at Secret')),
      says: /SyntaxError\n/,
    },
    'an error of the program': {
      run: () => {
        throw new Error('No such handler', { cause: new TypeError('no') })
      },
      says: /Error: No such handler\n.*caused by TypeError: no\n/s,
    },
    'what is no error': { run: () => Promise.reject('Secret'), says: /string/ },
  }
  for (const [name, { run, says }] of Object.entries(failing)) {
    it(`STO-020 says what it can of ${name}, without a value`, async () => {
      const text = tellError(await errorOf(run))
      assert.match(text, says)
      assert.doesNotMatch(text, /Secret/)
    })
  }
})
