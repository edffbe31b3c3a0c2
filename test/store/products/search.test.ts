import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { mostWords } from '../../../demo/search-words.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ')
const partSearch = (qType: string, input: string) =>
  `/gp/replacement-parts/ajax/smartbox-query.html?${new URLSearchParams({ qType, input, scope: 'default' })}`

describe('a search', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore()
    shopper = await visit(store)
  })
  after(() => store.close())

  const page = async (query: Record<string, string>) => {
    const answer = await shopper.get(`/s/?${new URLSearchParams(query)}`, { accept: 'text/html' })
    return { status: answer.status, html: await answer.text() }
  }

  it('STO-001 takes as many words as anything has', async () => {
    assert.equal((await page({ keywords: words(mostWords) })).status, 200)
    assert.equal((await page({ kind: 'part', keywords: words(mostWords) })).status, 200)
    assert.equal((await shopper.get(partSearch('part', words(mostWords)))).status, 200)
    assert.equal((await page({ k: 'coffee '.repeat(20) })).status, 200)
  })

  for (const text of [words(mostWords + 1), words(1_000), 'x'.repeat(1_000)]) {
    const name = `${text.slice(0, 10)}… of ${text.length} characters`
    for (const query of [{ k: text }, { keywords: text }, { kind: 'part', keywords: text }]) {
      it(`STO-001 says on its page that ${name} in ${Object.keys(query)} is too much`, async () => {
        const { status, html } = await page(query)
        assert.equal(status, 400)
        assert.match(html, /at most 12 words/)
      })
    }

    it(`STO-001 says in a call that ${name} is too much`, async () => {
      const answer = await shopper.get(partSearch('part', text))
      assert.equal(answer.status, 400)
      assert.equal((await answer.json()).entity.field, 'input')
    })
  }

  it('finds what holds every word, in any order, and no pattern', async () => {
    const { html } = await page({ k: 'coffee  Beans' })
    assert.match(html, /B0COFFEE01/)
    assert.match((await page({ k: 'coffee %x' })).html, /Nothing found/)
  })
})
