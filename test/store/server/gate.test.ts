import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { network } from '../../../demo/store/server/client-address.ts'
import { httpServer } from '../../../demo/store/server/http-server.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const files = ['/dist/dp.js', '/shop/shop.css', '/vendor/jquery.min.js', '/images/headphone.svg']
const atOnce = 2_000

/** A POST whose body never ends. */
const slowPost = (store: TestStore, { cookie }: Shopper) =>
  store.app.request('/dp/cart/add-items', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: new ReadableStream(),
    duplex: 'half',
  } as RequestInit)

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Statuses of `count` requests, one after another: how many there are of each. */
async function statuses(count: number, send: () => Promise<Response>) {
  const found: Record<number, number> = {}
  for (let n = 0; n < count; n += 1) {
    const { status } = await send()
    found[status] = (found[status] ?? 0) + 1
  }
  return found
}

describe('the gate of the store', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore()
    shopper = await visit(store)
  })
  after(() => store.close())

  it('STO-010 refuses an address that is too long', async () => {
    for (const path of ['/s/?k=', '/dp/cart/count?x=', '/nowhere/']) {
      assert.notEqual((await shopper.get(path.padEnd(8_192, 'x'))).status, 414)
      const answer = await shopper.get(path.padEnd(8_193, 'x'))
      assert.equal(answer.status, 414)
      assert.equal((await answer.json()).type, 'URI_TOO_LONG')
    }
  })

  it('STO-010 refuses a body that is too long, told or not', async () => {
    const long = JSON.stringify(['x'.repeat(66_000)])
    const told = await shopper.post('/dp/cart/add-items', [long])
    assert.equal(told.status, 413)
    const untold = await store.app.request('/dp/cart/add-items', {
      method: 'POST',
      headers: { cookie: shopper.cookie, 'transfer-encoding': 'chunked' },
      body: new Blob([long]).stream(),
      duplex: 'half',
    } as RequestInit)
    assert.equal(untold.status, 413)
  })

  it('STO-011 serves everybody while bodies arrive slowly', async () => {
    for (let n = 0; n < atOnce; n += 1) void slowPost(store, shopper)
    assert.equal((await shopper.get('/dp/cart/count')).status, 200)
  })

  it('STO-011 refuses what is too much at once, but no files, and serves again afterwards', async () => {
    const crowd = Array.from({ length: atOnce + 1 }, () => shopper.get('/dp/cart/count'))
    const meanwhile = await Promise.all(files.map(path => shopper.get(path)))
    assert.deepEqual(
      meanwhile.map(({ status }) => status),
      files.map(() => 200),
    )
    const answers = await Promise.all(crowd)
    const refused = answers.filter(({ status }) => status === 503)
    assert.equal(refused.length, 1)
    assert.equal(refused[0]?.headers.get('retry-after'), '1')
    assert.equal((await shopper.get('/dp/cart/count')).status, 200)
  })

  /** Sends the start of a request. Resolves once the server ends the connection, with what it has said. */
  async function ending(text: string): Promise<string> {
    const server = httpServer(store.app, { headers: 40, request: 80 })
    const socket = connect(await listening(server), '127.0.0.1')
    let said = ''
    socket.on('data', chunk => (said += chunk.toString()))
    // A busy server may end the connection before it has read all, and the rest then comes back as an error.
    socket.on('error', () => {})
    const closed = new Promise(resolve => socket.once('close', resolve))
    socket.write(text)
    await closed
    server.close()
    return said
  }

  it('STO-012 ends the connection of a request that does not arrive', async () => {
    assert.match(await ending('GET /dp/cart/count HTTP/1.1\r\nhost: x\r\n'), /^HTTP\/1\.1 408 /)
    const post = 'POST /dp/cart/add-items HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{'
    assert.match(await ending(post), /^HTTP\/1\.1 408 /)
  })

  it('STO-012 waits 5 s for headers and 10 s for a request', () => {
    const { headersTimeout, requestTimeout } = httpServer(store.app)
    assert.deepEqual([headersTimeout, requestTimeout], [5_000, 10_000])
  })
})

describe('the rate of requests', () => {
  let store: TestStore
  let server: Server
  let port = 0
  let now = Date.UTC(2030, 0, 1)
  before(async () => {
    store = await startStore({ rates: { session: 2, address: 5 }, proxies: 1 })
    store.setClock(() => now)
    server = createServer(store.listener)
    port = await listening(server)
  })
  after(async () => {
    server.close()
    await store.close()
  })

  const from = (address: string, headers: Record<string, string> = {}, path = '/dp/cart/count') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-forwarded-for': address, ...headers },
    })

  it('STO-013 limits a session, which goes on after a while', async () => {
    const shopper = await visit(store)
    const count = () => shopper.get('/dp/cart/count')
    assert.deepEqual(await statuses(25, count), { 200: 20, 429: 5 })
    const refused = await count()
    assert.equal((await refused.json()).type, 'TOO_MANY_REQUESTS')
    assert.equal(refused.headers.get('retry-after'), '1')
    now += 1_000
    assert.deepEqual(await statuses(5, count), { 200: 2, 429: 3 })
    now += 60_000
    assert.deepEqual(await statuses(25, count), { 200: 20, 429: 5 })
  })

  it('STO-013 does nothing that it refuses, and limits nobody else', async () => {
    const shopper = await visit(store)
    const coffee = { asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 1 }
    const add = () => shopper.post('/dp/cart/add-items', { items: [coffee] })
    assert.deepEqual(await statuses(30, add), { 200: 20, 429: 10 })
    now += 1_000
    const { entity } = await (await shopper.get('/dp/cart/count')).json()
    assert.equal(entity.items, 20)
    assert.equal((await (await visit(store)).get('/dp/cart/count')).status, 200)
  })

  it('STO-013 limits an address, whatever sessions it claims to have', async () => {
    let n = 0
    const send = () => {
      n += 1
      return from('192.0.2.1', { cookie: `dp_session=made-up-${n}.x` })
    }
    assert.deepEqual(await statuses(60, send), { 200: 50, 429: 10 })
    assert.equal((await from('192.0.2.2')).status, 200)
  })

  it('STO-013 believes the proxy, and nothing that stands before it', async () => {
    let n = 0
    const send = () => {
      n += 1
      return from(`203.0.113.${n}, 192.0.2.3`)
    }
    assert.deepEqual(await statuses(60, send), { 200: 50, 429: 10 })
  })

  it('STO-013 counts no files', async () => {
    const found = await statuses(60, () => from('192.0.2.4', {}, '/shop/shop.js'))
    assert.deepEqual(found, { 200: 60 })
  })

  it('STO-013 takes the first half of an IPv6 address', () => {
    for (const [address, wanted] of [
      ['192.0.2.1', '192.0.2.1'],
      ['::ffff:192.0.2.1', '192.0.2.1'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
      ['2001:0db8:1::6', '2001:db8:1:0'],
      ['2001:db8::', '2001:db8:0:0'],
      ['::1', '0:0:0:0'],
      ['fe80::1:2:3:4', 'fe80:0:0:0'],
    ] as const) {
      assert.equal(network(address), wanted, address)
    }
  })
})
