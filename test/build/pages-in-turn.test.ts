import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { scopeVariable } from '../../build/scope-variable.mjs'
import { allTags } from '../../build/scope.mjs'

const pages = {
  '/deal': '<dp-deal-box data-a="b"></dp-deal-box>',
  '/term': '<dp-tech-term></dp-tech-term>',
  '/both': '<dp-deal-box></dp-deal-box><dp-tech-term></dp-tech-term>',
  '/similar': '<dp-deal-boxes></dp-deal-boxes><dp-expander></dp-expander>',
  '/plain': '<p>None</p>',
}
const paths = Object.keys(pages)

const server = createServer(({ url = '' }, response) => {
  response.end(pages[url as keyof typeof pages])
})
before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
after(() => server.close())

const tested = new URL('../support/pages-in-turn.ts', import.meta.url).href
const code = `
  const { pagesInTurn } = await import(${JSON.stringify(tested)})
  console.log(JSON.stringify(await pagesInTurn(${JSON.stringify(paths)})))
`

/** The pages of a run in which only these elements changed. */
async function pagesOf(turn: number, changed: readonly string[]): Promise<string[]> {
  const every = Object.fromEntries(allTags.map(tag => [tag, changed.includes(tag) ? 1 : 4]))
  const scope = { every: { 'store and pages': every }, turn, seed: 1, isProof: false }
  const { port } = server.address() as AddressInfo
  const env = {
    ...process.env,
    SHOP_URL: `http://127.0.0.1:${port}`,
    [scopeVariable]: JSON.stringify(scope),
  }
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '-e', code], { env })
  return JSON.parse(stdout)
}

describe('Pages of the shop', () => {
  it('come if an element on them changed, or if they have none and any changed', async () => {
    const turns = await Promise.all([0, 1, 2, 3].map(turn => pagesOf(turn, ['dp-deal-box'])))
    for (const some of turns) {
      for (const path of ['/deal', '/both', '/plain']) assert.ok(some.includes(path), path)
    }
    for (const path of ['/term', '/similar']) {
      assert.equal(turns.filter(some => some.includes(path)).length, 1, path)
    }
  })

  it('take turns if nothing changed: each comes once in four', async () => {
    const turns = await Promise.all([0, 1, 2, 3].map(turn => pagesOf(turn, [])))
    assert.deepEqual(turns.flat().toSorted(), paths.toSorted())
  })
})
