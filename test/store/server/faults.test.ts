import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, afterEach, before, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

describe('faults', () => {
  let store: TestStore
  let server: Server
  let origin = ''
  let shopper: Shopper

  before(async () => {
    store = await startStore({ faults: true })
    server = createServer(store.listener)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    shopper = await visit(store)
  })
  after(async () => {
    server.close()
    await store.close()
  })
  afterEach(() => store.app.request('/__faults', { method: 'DELETE' }))

  const count = (fault?: string) =>
    store.app.request('/dp/cart/count', {
      headers: { cookie: shopper.cookie, ...(fault ? { 'x-dp-fault': fault } : {}) },
    })
  const add = (fault: string) =>
    fetch(`${origin}/dp/cart/add-items`, {
      method: 'POST',
      headers: {
        cookie: shopper.cookie,
        'x-dp-csrf-token': shopper.csrfToken,
        'content-type': 'application/json',
        'x-dp-fault': fault,
      },
      body: JSON.stringify({
        items: [{ asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 1 }],
      }),
    })
  const items = async () => (await (await count()).json()).entity.items

  it('answers with the status asked for', async () => {
    assert.equal((await count('status:503')).status, 503)
  })

  const comes = async (as: string) => {
    const headers = { cookie: shopper.cookie, 'content-type': 'application/json' }
    const body = JSON.stringify({ as })
    const answer = await fetch(`${origin}/__visitor`, { method: 'POST', headers, body })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { csrfToken }: { csrfToken: string } = await answer.json()
    return { cookie, csrfToken, isNew: cookie !== '' && cookie !== shopper.cookie }
  }

  it('makes a new visitor of a browser', async () => {
    for (const [as, prime] of Object.entries({ 'signed-out': false, member: true })) {
      const { cookie, csrfToken, isNew } = await comes(as)
      const now = await (await fetch(`${origin}/dp/session`, { headers: { cookie } })).json()
      assert.deepEqual([isNew, now.csrfToken, now.prime], [true, csrfToken, prime])
    }
  })

  it('refuses a visitor that it does not know', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ as: 'nobody' })
    const { status } = await fetch(`${origin}/__visitor`, { method: 'POST', headers, body })
    assert.equal(status, 400)
  })

  it('holds requests of a session until its faults end', async () => {
    const others = await visit(store)
    let isEnded = false
    const held = Promise.resolve(count('hold')).finally(() => (isEnded = true))
    // Answers that come meanwhile show that the store has had time.
    await count()
    await store.app.request('/__faults', { method: 'DELETE', headers: { cookie: others.cookie } })
    await count()
    const wasEnded = isEnded
    await store.app.request('/__faults', { method: 'DELETE', headers: { cookie: shopper.cookie } })
    assert.deepEqual([wasEnded, (await held).status], [false, 200])
  })

  it('cuts an answer in half', async () => {
    const whole = await (await count()).text()
    const half = await (await count('truncated')).text()
    assert.ok(half.length > 0 && half.length < whole.length && whole.startsWith(half))
  })

  it('answers with JSON of another shape, with HTML, with nothing and with megabytes', async () => {
    assert.equal((await (await count('wrong-shape')).json()).entity, undefined)
    assert.equal((await count('html')).headers.get('content-type'), 'text/html')
    assert.equal(await (await count('empty')).text(), '')
    assert.ok((await (await count('huge')).text()).length > 5_000_000)
  })

  const over = (fault: string) =>
    fetch(`${origin}/dp/cart/count`, { headers: { cookie: shopper.cookie, 'x-dp-fault': fault } })

  it('adds fields that nobody has heard of to an answer', async () => {
    const { entity, dpUnheardOf } = await (await over('extra')).json()
    assert.deepEqual([typeof entity.items, dpUnheardOf.of.length], ['number', 3])
    assert.equal((await (await over('deep')).json()).dpDeep.length, 1)
    assert.equal((await (await over('big-number')).json()).dpBig, Infinity)
  })

  it('answers with null for what is absent', async () => {
    const path = '/dp/scheduled-delivery/calendar?asin=B0WASHER01&shipoption=scheduled'
    const slots = async (fault?: string) => {
      const headers = { cookie: shopper.cookie, ...(fault && { 'x-dp-fault': fault }) }
      return (await store.app.request(path, { headers })).json()
    }
    const plain = await slots()
    const nulled = await slots('nulls')
    const added = Object.keys(nulled).filter(name => !(name in plain))
    assert.ok(added.length > 0)
    assert.ok(added.every(name => nulled[name] === null))
    assert.deepEqual(await slots('bom'), plain)
  })

  it('answers with JSON that is none, or none that says anything', async () => {
    await assert.rejects((await over('nan')).json(), SyntaxError)
    await assert.rejects((await over('bad-utf-8')).json(), SyntaxError)
    assert.equal(await (await over('null')).json(), null)
  })

  it('answers rightly, with a byte order mark or under another content type', async () => {
    const marked = await over('bom')
    assert.deepEqual((await marked.bytes()).slice(0, 3), Uint8Array.of(0xef, 0xbb, 0xbf))
    const plain = await over('plain-text')
    assert.equal(plain.headers.get('content-type'), 'text/plain')
    assert.equal(typeof (await plain.json()).entity.items, 'number')
  })

  it('leads to a page to sign in', async () => {
    const answer = await over('sign-in')
    assert.deepEqual([answer.redirected, answer.status], [true, 200])
    assert.match(await answer.text(), /Sign in/)
  })

  it('loses a connection within the body, and sends bytes that cannot be unpacked', async () => {
    for (const fault of ['reset', 'bad-gzip']) {
      const answer = await over(fault)
      assert.equal(answer.status, 200)
      await assert.rejects(answer.text(), TypeError)
    }
  })

  it('sends an answer byte for byte, and never its end', async () => {
    const { body } = await over('drip')
    const reader = body?.getReader()
    for (let n = 0; n < 3; n += 1) assert.equal((await reader?.read())?.value?.length, 1)
    await reader?.cancel()
  })

  it('closes the socket before the deed, or after it', async () => {
    const had = await items()
    await assert.rejects(add('drop-before'))
    assert.equal(await items(), had)
    await assert.rejects(add('drop-after'))
    assert.equal(await items(), had + 1)
  })

  it('delays an answer', async () => {
    const began = performance.now()
    await count('delay:60')
    assert.ok(performance.now() - began >= 55)
  })

  it('applies a rule to the requests that it matches, as often as told', async () => {
    const rule = { match: { method: 'GET', path: '/dp/cart/*' }, fault: 'status:500', times: 2 }
    assert.equal((await shopper.post('/__faults', rule)).status, 201)
    assert.equal((await (await visit(store)).get('/dp/cart/count')).status, 200)
    assert.equal((await shopper.get('/dp/session')).status, 200)
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push((await count()).status)
    assert.deepEqual(statuses, [500, 500, 200])
  })

  it('tells requests apart by their query', async () => {
    await shopper.post('/__faults', { match: { query: 'a=1' }, fault: 'status:500' })
    assert.equal((await shopper.get('/dp/session?a=2')).status, 200)
    assert.equal((await shopper.get('/dp/session?a=1')).status, 500)
  })

  it('refuses a fault that it does not know', async () => {
    const answer = await shopper.post('/__faults', { match: {}, fault: 'explode' })
    assert.equal(answer.status, 400)
  })

  it('lists the requests of a session with method, path, query, headers and body', async () => {
    const own = await visit(store)
    await own.post('/dp/cart/add-items?ref=j', { items: [] }, { 'idempotency-key': 'key' })
    await (await visit(store)).get('/dp/cart/count')
    const [entry, ...others] = await (await own.get('/__journal')).json()
    assert.deepEqual(others, [])
    assert.equal(entry.method, 'POST')
    assert.equal(entry.path, '/dp/cart/add-items')
    assert.deepEqual(entry.query, { ref: 'j' })
    assert.equal(entry.headers['idempotency-key'], 'key')
    assert.equal(entry.body, '{"items":[]}')
    await store.app.request('/__journal', { method: 'DELETE', headers: { cookie: own.cookie } })
    assert.deepEqual(await (await own.get('/__journal')).json(), [])
  })
})

describe('a store without faults', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  it('ignores the header and has none of the addresses', async () => {
    const headers = { 'x-dp-fault': 'status:503' }
    assert.equal((await store.app.request('/dp/session', { headers })).status, 200)
    const shopper = await visit(store)
    for (const path of ['/__faults', '/__fixtures']) {
      assert.equal((await shopper.post(path, { match: {}, fault: 'html' })).status, 404)
    }
    for (const path of ['/__journal', '/__facts/deal/DB0HEADPH01', '/__facts/cart']) {
      assert.equal((await shopper.get(path)).status, 404)
    }
  })
})
