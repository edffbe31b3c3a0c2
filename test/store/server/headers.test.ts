import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, type TestStore } from '../../support/store.ts'

describe('Every answer of the store', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  const headersOf = async (path: string, headers: Record<string, string> = {}) =>
    (await store.app.request(path, { headers })).headers

  it('is what its type says, and tells other sites no address', async () => {
    for (const path of ['/', '/dp/session', '/openapi.json', '/nowhere', '/dist/dp.js']) {
      const headers = await headersOf(path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin', path)
    }
  })

  it('can stand in a frame of this shop alone, if it is a page', async () => {
    for (const path of ['/', '/dp/B0HEADPH01', '/nowhere']) {
      const policy = (await headersOf(path, { accept: 'text/html' })).get('content-security-policy')
      assert.match(policy ?? '', /frame-ancestors 'self'/, path)
    }
    assert.equal((await headersOf('/dp/session')).get('content-security-policy'), null)
  })

  const cookie = async (headers = {}) => (await headersOf('/', headers)).get('set-cookie') ?? ''

  it('gives a cookie for https alone to who came by https', async () => {
    assert.match(await cookie(), /^dp_session=.*; HttpOnly; SameSite=Lax$/)
    assert.match(
      await cookie({ 'x-forwarded-proto': 'https' }),
      /; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})
