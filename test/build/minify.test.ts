import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minify } from '../../build/minify.mjs'

interface Minified {
  code: string
  map: object
}
type RenderChunk = (code: string, chunk: object, options: object) => Promise<Minified>

const options = { module: true }
const output = { format: 'es', sourcemap: 'hidden' }
const renderChunk = (given: object): RenderChunk =>
  minify(given as never).renderChunk as unknown as RenderChunk

describe('Minified code', () => {
  // New in each run, so that no cache has it.
  const code = `export const number = 1 + ${Math.random()} // some words`

  it('is the same from the cache', async () => {
    const first = await renderChunk(options)(code, {}, output)
    assert.doesNotMatch(first.code, /some words/)
    assert.deepEqual(await renderChunk(options)(code, {}, output), first)
  })

  it('is made anew of other code, and with other options', async () => {
    const kept = await renderChunk({ ...options, format: { comments: true } })(code, {}, output)
    assert.match(kept.code, /some words/)
    const other = await renderChunk(options)(code.replace('number', 'other'), {}, output)
    assert.match(other.code, /other/)
  })
})
