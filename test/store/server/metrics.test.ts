import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, type TestStore } from '../../support/store.ts'

const hit = { name: 'Shown', value: 1, element: 'dp-deal-box', fields: { deal: 'D' } }

describe('POST /dp/metrics', () => {
  let store: TestStore
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())

  const post = (body: string) =>
    store.app.request('/dp/metrics', {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body,
    })

  it('COR-074 answers 204 to a list of metrics, without a token, and sets no cookie', async () => {
    const answer = await post(JSON.stringify([hit, hit]))
    assert.equal(answer.status, 204)
    assert.equal(answer.headers.get('set-cookie'), null)
    const listed = await (await store.app.request('/__journal?path=/dp/metrics')).json()
    assert.deepEqual(JSON.parse(listed[0].body), [hit, hit])
  })

  for (const body of ['', '{', '{}', '[1]', '[{"name":"x"}]', 'null']) {
    it(`refuses ${JSON.stringify(body)}, which is no list of metrics`, async () => {
      assert.equal((await post(body)).status, 400)
    })
  }

  it('refuses a body of more than 64 KiB', async () => {
    assert.equal((await post(`["${'x'.repeat(66_000)}"]`)).status, 413)
  })
})
