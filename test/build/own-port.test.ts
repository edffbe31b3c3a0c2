import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, it } from 'node:test'
import { ownPort } from '../../build/own-port.mjs'

describe('A port for a program that cannot pick its own', () => {
  it('differs for two processes that ask before either of them listens', async () => {
    const one = await ownPort(4_000)
    const other = await ownPort(4_001)
    assert.notEqual(one, other)
  })

  it('is given once, even if nobody listens to it yet', async () => {
    const ports = [await ownPort(), await ownPort(), await ownPort()]
    assert.equal(new Set(ports).size, ports.length)
  })

  it('is not in use', async () => {
    const first = await ownPort()
    const server = createServer().listen(first)
    await once(server, 'listening')
    try {
      assert.notEqual(await ownPort(), first)
    } finally {
      server.close()
    }
  })
})
