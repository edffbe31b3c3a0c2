import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, type TestStore } from '../../support/store.ts'

describe('Every answer of the store', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  const answerOf = async (path: string, headers: Record<string, string> = {}) =>
    store.app.request(path, { headers })
  const policyOf = async (path: string) =>
    (await answerOf(path, { accept: 'text/html' })).headers.get('content-security-policy') ?? ''

  it('STO-035 is what its type says, and tells other sites no address', async () => {
    for (const path of [
      '/',
      '/dp/session',
      '/openapi.json',
      '/nowhere',
      '/dist/dp.js',
      '/dist/catalog/index.html',
      '/shop/shop.js',
      '/images/headphone.svg',
      `/s/?k=${'x'.repeat(9_000)}`,
    ]) {
      const { headers } = await answerOf(path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin', path)
    }
  })

  const pages = ['/', '/dp/B0HEADPH01', '/gp/sign-in.html', '/nowhere', `/s/?k=${'x'.repeat(300)}`]
  const catalogue = ['/dist/catalog/index.html', '/dist/catalog/deal-box.html']

  it('STO-035 runs scripts of this shop alone, and stands in frames of this shop alone, if it is a page', async () => {
    for (const path of [...pages, ...catalogue]) {
      const policy = await policyOf(path)
      for (const directive of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ]) {
        assert.ok(policy.includes(directive), `${path}: ${policy}`)
      }
      assert.doesNotMatch(policy, /unsafe|https?:|\*/, path)
    }
  })

  it('STO-035 needs no policy if it is no page', async () => {
    const built = ['dp.js', 'dp.css', 'custom-elements.json', 'catalog/catalog.css', 'none.js']
    for (const path of ['/dp/session', ...built.map(file => `/dist/${file}`)]) {
      const { headers } = await answerOf(path)
      assert.equal(headers.get('content-security-policy'), null, path)
    }
  })

  const cookie = async (headers = {}) => (await answerOf('/', headers)).headers.get('set-cookie')

  it('STO-036 gives a cookie for https alone to who came by https', async () => {
    assert.match((await cookie()) ?? '', /^dp_session=.*; HttpOnly; SameSite=Lax$/)
    for (const proto of ['https', 'https, http']) {
      const secure = /; HttpOnly; Secure; SameSite=Lax$/
      assert.match((await cookie({ 'x-forwarded-proto': proto })) ?? '', secure)
    }
  })
})
