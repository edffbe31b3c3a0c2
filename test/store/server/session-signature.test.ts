import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { signatures } from '../../../demo/store/server/session.ts'
import { startStore, visit, type TestStore } from '../../support/store.ts'

const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? ''

describe('a session of the store', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  const ask = (method: string, headers: Record<string, string> = {}) =>
    store.app.request('/dp/session', { method, headers })

  it('has an id that nobody guesses, for the whole shop', async () => {
    const [one, two] = [cookieOf(await ask('GET')), cookieOf(await ask('GET'))]
    for (const cookie of [one, two]) {
      assert.match(cookie, /^dp_session=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    }
    assert.notEqual(one, two)
  })

  it('is known by its signature, and not by that of another', async () => {
    const [mine, theirs] = [await visit(store), await visit(store)]
    const [, signature = ''] = mine.cookie.split('.')
    const [id = ''] = theirs.cookie.split('.')
    assert.equal(cookieOf(await ask('GET', { cookie: mine.cookie })), '')
    for (const cookie of [`${id}.${signature}`, id, `${id}.`, `dp_session=.${signature}`]) {
      assert.notEqual(cookieOf(await ask('GET', { cookie })), '', cookie)
    }
  })

  it('has a token that is no signature of it', async () => {
    const { cookie, csrfToken } = await visit(store)
    assert.match(csrfToken, /^[\w-]{43}$/)
    assert.ok(!cookie.includes(csrfToken))
  })

  it('has a signature of its own for each purpose, and no other session has it', () => {
    const sign = signatures('test')
    const all = ['one', 'other'].flatMap(id => [
      sign.session(id),
      sign.csrf(id),
      sign.page(id),
      sign.list(id, 'SHOPPING'),
      sign.list(id, 'WISHES'),
      sign.invite(id, 'B0COFFEE01'),
      sign.invite(id, 'B0COFFEE02'),
    ])
    assert.equal(new Set(all).size, all.length)
    for (const signature of all) assert.match(signature, /^(B0COFFEE0[12]\.)?[\w-]{43}$/)
  })

  for (const method of ['HEAD', 'OPTIONS']) {
    it(`STO-031 needs no token for ${method}, which changes nothing`, async () => {
      const answer = await ask(method)
      assert.notEqual(answer.status, 403)
      assert.notEqual(cookieOf(answer), '')
    })
  }

  it('STO-031 needs a token for every other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      assert.equal((await ask(method)).status, 403, method)
    }
  })

  it('STO-031 takes the token of the header, and of a form only where there is no header', async () => {
    const { cookie, csrfToken } = await visit(store)
    const send = async (token: string | null, field: string | null, type: string) => {
      const fields = {
        as: 'member',
        redirect: '/',
        ...(field !== null && { 'anti-csrftoken': field }),
      }
      const { status } = await store.app.request('/dp/session', {
        method: 'POST',
        headers: {
          accept: 'text/html',
          cookie,
          'content-type': type,
          ...(token !== null && { 'x-dp-csrf-token': token }),
        },
        body: new URLSearchParams(fields).toString(),
      })
      return status
    }
    const form = 'application/x-www-form-urlencoded'
    assert.equal(await send(csrfToken, null, form), 303)
    assert.equal(await send(null, csrfToken, form), 303)
    assert.equal(await send('', csrfToken, form), 403)
    assert.equal(await send('wrong', csrfToken, form), 403)
    assert.equal(await send(null, null, form), 403)
    assert.equal(await send(null, csrfToken, 'text/plain'), 403)
    assert.equal(await send(null, csrfToken, 'multipart/form-data; boundary=x'), 403)
  })
})
