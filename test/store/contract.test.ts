import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as v from 'valibot'
import type { CallSpec } from '../../src/contract/call.ts'
import { contract } from '../../src/contract/index.ts'
import { startStore, visit, type Shopper, type TestStore } from '../support/store.ts'
import { exampleOf, filled, requests, type Request } from './requests.ts'

const calls: readonly CallSpec[] = contract
const posts = contract.filter(({ method }) => method === 'POST')
const writing = contract.filter((call: CallSpec) => call.method !== 'GET' || call.writes)

/** JSON of lists in lists. */
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

const invite = (who: Shopper, token: string) =>
  who.post('/dp/invite/request', {}, { 'x-dp-encrypted-token': token })

describe('contract', () => {
  let store: TestStore
  let shopper: Shopper

  before(async () => {
    store = await startStore({ faults: true })
    shopper = await visit(store, 'member')
  })
  after(() => store.close())

  const send = (
    { path, body, form, headers }: Request,
    own: Record<string, string> = { cookie: shopper.cookie, 'x-dp-csrf-token': shopper.csrfToken },
  ) => {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const json = body === undefined ? undefined : filled(JSON.stringify(body), shopper)
    const sent = form ? new URLSearchParams(form).toString() : json
    return store.app.request(filled(path, shopper), {
      method: sent === undefined ? 'GET' : 'POST',
      headers: { ...(sent && { 'content-type': type }), ...own, ...headers },
      body: sent ?? null,
    })
  }
  /** Adds a fresh item, with JSON as what the page says of the search. */
  const addWith = (json: string) => {
    const { path, body } = requests['fresh-add']
    return store.app.request(path, {
      method: 'POST',
      headers: {
        cookie: shopper.cookie,
        'x-dp-csrf-token': shopper.csrfToken,
        'content-type': 'application/json',
      },
      body: `${JSON.stringify(body).slice(0, -1)},"queryLogInfoParams":{"a":${json}}}`,
    })
  }
  /** What may stand in place of the token of the session. */
  const tokens: Record<string, () => Promise<Record<string, string>>> = {
    'without a token': async () => ({}),
    'with an empty token': async () => ({ 'x-dp-csrf-token': '' }),
    'with the token of another session': async () => ({
      'x-dp-csrf-token': (await visit(store)).csrfToken,
    }),
    'with the token of no session': async () => ({
      'x-dp-csrf-token': shopper.csrfToken,
      cookie: '',
    }),
  }

  for (const call of calls) {
    it(`answers ${call.id} as its contract says`, async () => {
      const example = exampleOf(call)
      if (example.needs) await shopper.post('/__fixtures', example.needs)
      const answer = await send(example)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      if (!call.output) return assert.ok([200, 204].includes(answer.status))
      assert.equal(answer.status, 200)
      const value = await (call.answer === 'html' ? answer.text() : answer.json())
      v.parse(call.output, value)
    })
  }

  for (const { id } of writing) {
    for (const [without, token] of Object.entries(tokens)) {
      it(`STO-031 STO-032 refuses ${id} ${without}`, async () => {
        const own: Request = requests[id]
        const headers = { ...own.headers, ...(await token()) }
        const answer = await send({ ...own, headers }, { cookie: shopper.cookie })
        assert.equal(answer.status, 403)
        assert.equal((await answer.json()).type, 'CSRF')
      })
    }
  }

  for (const { id } of contract.filter((call: CallSpec) => call.writes)) {
    it(`STO-032 takes ${id} of a page of the shop, and of no other page`, async () => {
      const { cookie } = shopper
      const statuses = { 'same-origin': 200, 'same-site': 403, 'cross-site': 403, none: 403 }
      for (const [site, status] of Object.entries(statuses)) {
        const answer = await send(requests[id], { cookie, 'sec-fetch-site': site })
        assert.equal(answer.status, status, site)
      }
    })
  }

  for (const { id } of posts) {
    it(`refuses ${id} of another content type`, async () => {
      const headers = { ...requests[id].headers, 'content-type': 'text/plain' }
      const answer = await send({ ...requests[id], headers })
      assert.equal(answer.status, 415)
    })

    it(`refuses a body of ${id} that is too large`, async () => {
      const huge = 'x'.repeat(70_000)
      const example = requests[id]
      const answer = await send(
        example.form ? { ...example, form: { huge } } : { ...example, body: { huge } },
      )
      assert.equal(answer.status, 413)
    })
  }

  for (const { path, form, headers, wrong } of Object.values(requests)) {
    if (!wrong) continue
    const [body, field] = wrong
    it(`names the field ${field} at fault in a body for ${path.split('?')[0]}`, async () => {
      const sent = form ? { form: { ...body } as Record<string, string> } : { body }
      const answer = await send({ path, ...sent, ...(headers ? { headers } : {}) })
      assert.equal(answer.status, 400)
      const { type, entity } = await answer.json()
      assert.equal(type, 'INVALID_INPUT')
      assert.equal(entity.field, field)
      assert.ok(entity.message)
    })
  }

  it('names the query field at fault', async () => {
    const answer = await shopper.get('/dp/deals/product?buyingOptionTypes=NONE&offerListingId=x')
    assert.equal(answer.status, 400)
    assert.equal((await answer.json()).entity.field, 'buyingOptionTypes')
  })

  it('STO-069 names the field that holds half of a character, which no database stores as JSON', async () => {
    const body = { group: 'general', marketplaceId: 'M', data: { action: '\ud800' } }
    const answer = await shopper.post('/gp/replacement-parts/ajax/metrics.html', body)
    assert.equal(answer.status, 400)
    assert.equal((await answer.json()).entity.field, 'body.data.action')
  })

  it('STO-069 names the field whose value has more levels than code and databases go down', async () => {
    // With the body and its field, there are 64.
    assert.equal((await addWith(nested(62))).status, 200)
    for (const levels of [63, 25_000]) {
      const answer = await addWith(nested(levels))
      assert.equal(answer.status, 400)
      assert.equal((await answer.json()).entity.field, 'body.queryLogInfoParams')
    }
  })

  it('refuses JSON that does not parse', async () => {
    const answer = await store.app.request('/dp/invite/request', {
      method: 'POST',
      headers: {
        cookie: shopper.cookie,
        'x-dp-csrf-token': shopper.csrfToken,
        'content-type': 'application/json',
      },
      body: '{"a":',
    })
    assert.equal(answer.status, 400)
  })

  it('lets no session be forged', async () => {
    const [id] = shopper.cookie.split('.')
    const answer = await store.app.request('/dp/session', { headers: { cookie: `${id}.forged` } })
    assert.equal((await answer.json()).prime, false)
    assert.ok(answer.headers.get('set-cookie')?.includes('HttpOnly; SameSite=Lax'))
  })

  it('invites signed-in visitors whose page token is their own', async () => {
    const page = await (await shopper.get('/dp/B0CONSOLE1')).text()
    const token = page.match(/data-encrypted-token="([^"]+)"/)?.[1] ?? ''
    assert.equal((await invite(shopper, token)).status, 200)
    assert.equal((await invite(await visit(store, 'member'), token)).status, 403)
    assert.equal((await invite(shopper, '')).status, 403)
    assert.equal((await invite(await visit(store), token)).status, 401)
  })

  it('describes every call in an OpenAPI 3.1 document', async () => {
    const document = await (await store.app.request('/openapi.json')).json()
    assert.match(document.openapi, /^3\.1\./)
    const operations = Object.values<
      Record<string, { operationId: string; 'x-dp-calls': string[] }>
    >(document.paths).flatMap(path => Object.values(path))
    const names = operations.map(({ operationId }) => operationId)
    assert.equal(new Set(names).size, names.length)
    const ids = operations.flatMap(operation => operation['x-dp-calls'])
    assert.deepEqual(ids.sort(), contract.map(({ id }) => id).sort())
    for (const [path, item] of Object.entries<
      Record<string, { parameters: { name: string; in: string }[] }>
    >(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(item)) {
        const declared = parameters.filter(parameter => parameter.in === 'path')
        assert.deepEqual(
          declared.map(({ name }) => name),
          named,
        )
      }
    }
    for (const [reference] of JSON.stringify(document).matchAll(/#\/components\/schemas\/\w+/g)) {
      const name = reference.slice(reference.lastIndexOf('/') + 1)
      assert.ok(document.components.schemas[name], reference)
    }
  })
})
