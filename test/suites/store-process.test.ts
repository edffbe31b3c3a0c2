import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { withShop } from '../../build/shop.mjs'
import { newSession } from '../support/session.ts'
import { spawnStore, type StoreProcess } from '../support/store-process.ts'

describe('store process', () => {
  let folder = ''
  let running: StoreProcess[] = []
  const start = async (settings: Record<string, string> = {}) => {
    const store = await spawnStore({ DATA_DIR: folder, DATABASE_URL: '', ...settings })
    running.push(store)
    return store
  }
  const lock = () => join(folder, 'store.lock')

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dp-store-'))
    running = []
  })
  afterEach(async () => {
    await Promise.all(running.map(store => store.stop()))
    rmSync(folder, { recursive: true, force: true })
  })

  it('refuses a second process on the same data directory, in one line that says what to do', async () => {
    const first = await start()
    const second = await start()
    assert.equal(second.origin, null)
    assert.match(second.output(), /^The data directory .+ is in use by process \d+: stop .+\n$/)
    assert.equal((await fetch(`${first.origin}/dp/session`)).status, 200)
  })

  it('keeps carts and sessions over a restart, and gives the lock back when it is stopped', async () => {
    const before = await start()
    const { cookie, csrfToken } = await newSession(
      (path, init) => fetch(before.origin + path, init),
      'member',
    )
    await fetch(`${before.origin}/gp/product/handle-buy-box`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ asin: 'B0COFFEE01', quantity: '3', 'anti-csrftoken': csrfToken }),
    })
    assert.equal(await before.stop(), 0)
    assert.equal(existsSync(lock()), false)
    const again = await start()
    const cart = await fetch(`${again.origin}/dp/cart/count`, { headers: { cookie } })
    assert.deepEqual(await cart.json(), { entity: { items: 3 } })
    const visitor = await fetch(`${again.origin}/dp/session`, { headers: { cookie } })
    assert.equal((await visitor.json()).prime, true)
  })

  it('says in one line that the port is taken', async () => {
    const other = createServer()
    const port = await new Promise<number>(resolve => {
      other.listen(0, () => {
        const address = other.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const store = await start({ PORT: String(port) })
    other.close()
    assert.equal(store.origin, null)
    assert.match(store.output(), /^Port \d+ is taken: .+\n$/)
    assert.equal(existsSync(lock()), false)
  })

  it('STO-037 listens to its own machine alone, unless it is told otherwise', async () => {
    const own = await start()
    assert.match(own.output(), /^Open  http:\/\/localhost:\d+\/\n$/)
    const address = Object.values(networkInterfaces())
      .flatMap(list => list ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)
    if (!address) return
    const { port } = new URL(own.origin ?? '')
    await assert.rejects(fetch(`http://${address.address}:${port}/dp/session`))
    await own.stop()
    const open = await start({ HOST: '0.0.0.0' })
    assert.ok(open.output().includes(`http://${address.address}:`))
  })

  it('STO-037 says in one line that no such address is here', async () => {
    const store = await start({ HOST: '203.0.113.1' })
    assert.equal(store.origin, null)
    assert.match(
      store.output(),
      /^HOST is 203\.0\.113\.1, which is no address of this machine: .+\n$/,
    )
  })

  it('STO-013 says in one line that a limit is no number', async () => {
    const store = await start({ DP_RATE_SESSION: 'many' })
    assert.equal(store.origin, null)
    assert.match(store.output(), /^DP_RATE_SESSION is many: set DP_RATE_SESSION to .+\n$/)
    assert.equal(existsSync(lock()), false)
  })

  it('says in one line that the database does not answer', async () => {
    const store = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    assert.equal(store.origin, null)
    assert.match(store.output(), /^The database of DATABASE_URL does not answer .+\n$/)
  })
})

/** Fails like a test whose store has ended. */
async function endAndFail(url: string): Promise<never> {
  await fetch(`${url}/throw`)
  const answers = () =>
    fetch(url)
      .then(() => true)
      .catch(() => false)
  while (await answers());
  throw new Error('no page')
}

describe('a store process that ends before it should', () => {
  const dying = 'test/support/broken/dying-store.ts'

  /** The message about the end of the store, as the starting process gets it. */
  async function endingBy(end: (store: StoreProcess) => unknown): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    await end(await spawnStore({}, dying, resolve))
    return promise
  }

  for (const [path, how] of [
    ['/throw', /ended with code 1; .*by an uncaught exception:\n[^]*Error: thrown/s],
    ['/reject', /ended with code 1; .*by an unhandled rejection:\n[^]*Error: rejected/s],
    ['/exit', /ended with code 3; .*The store ends with code 3, unasked\.$/s],
  ] as const) {
    it(`says why, and who started it says that it ended, when its code does ${path.slice(1)}`, async () => {
      const ending = await endingBy(store => fetch(`${store.answering()}${path}`))
      assert.match(ending, how)
    })
  }

  it('is told of by who started it when the system kills it', async () => {
    const ending = await endingBy(({ pid = 0 }) => process.kill(pid, 'SIGKILL'))
    assert.match(ending, /ended by SIGKILL \(out of memory\?\); its last output:\nhttp/)
  })

  it('is told of by the shop of the page tests, with what went wrong in them', async () => {
    await assert.rejects(
      withShop(endAndFail, { program: dying }),
      /^Error: no page\n.* ended with code 1; [^]*Error: thrown/,
    )
  })

  it('is told of by the shop of the page tests when it gives up at its start', async () => {
    const start = withShop(() => assert.fail('it started'), {
      program: 'test/support/broken/none.ts',
    })
    await assert.rejects(
      start,
      /^Error: The store did not start\.\n.* ended with code 1; [^]*none\.ts/,
    )
  })
})
