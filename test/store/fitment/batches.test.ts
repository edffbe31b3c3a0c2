import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inBatches } from '../../../demo/store/fitment/batches.ts'

describe('questions in batches', () => {
  it('ask together for what came while an answer was awaited, and give each its own', async () => {
    const asked: (readonly number[])[] = []
    const gate = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    const doubled = inBatches(async (keys: readonly number[]) => {
      asked.push(keys)
      isAsked.resolve()
      await gate.promise
      return keys.map(key => key * 2)
    })
    const first = doubled(1)
    await isAsked.promise
    const others = [doubled(2), doubled(3)]
    gate.resolve()
    assert.deepEqual(await Promise.all([first, ...others]), [2, 4, 6])
    assert.deepEqual(asked, [[1], [2, 3]])
  })

  it('wait for what arrives in the same turn', async () => {
    const sizes: number[] = []
    const ask = inBatches(async (keys: readonly string[]) => {
      sizes.push(keys.length)
      return keys
    })
    const first = ask('a')
    for (let n = 0; n < 20; n += 1) await Promise.resolve()
    await Promise.all([first, ask('b')])
    assert.deepEqual(sizes, [2])
  })

  it('fail for those who asked, and for nobody after them', async () => {
    let isDown = true
    const ask = inBatches(async (keys: readonly string[]) => {
      if (isDown) throw new Error('down')
      return keys
    })
    await assert.rejects(ask('a'), /down/)
    isDown = false
    assert.equal(await ask('b'), 'b')
  })
})
