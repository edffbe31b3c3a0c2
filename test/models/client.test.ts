import assert from 'node:assert/strict'
import { afterEach, describe, it, mock } from 'node:test'
import { addressOf, sendCall } from '../../src/client/client.ts'
import { defineCall, type CallSpec } from '../../src/contract/call.ts'
import { known, object, text } from '../../src/contract/schema.ts'

const json = defineCall({
  id: 'json',
  about: '',
  method: 'GET',
  path: '/dp/{id}/x',
  output: object({ name: text }),
  timeout: 1000,
})
const html: CallSpec = { ...json, answer: 'html' }
const tokens = { csrf: 'token', slate: 'slate', device: '' }

/** What is sent for a call. */
async function sent(call: CallSpec, more: object = {}): Promise<RequestInit & { headers: object }> {
  const { mock: fetched } = mock.method(globalThis, 'fetch', async () =>
    Response.json({ name: 'a' }),
  )
  const { signal } = new AbortController()
  await sendCall({ call, address: '/x', headers: {}, signal, doubt, ...more })
  const [first] = fetched.calls
  return first?.arguments.at(1) as unknown as RequestInit & { headers: object }
}
const headersOf = async (call: CallSpec, more: object = {}) => (await sent(call, more)).headers
/** The type that a call names for its body. */
const typeOf = async (call: CallSpec) =>
  Reflect.get(await headersOf(call, { body: { a: 'b' } }), 'Content-Type')

const doubt = () => {}
/** What becomes of an answer. */
async function resultOf(call: CallSpec, answer: Response) {
  mock.method(globalThis, 'fetch', async () => answer)
  const { signal } = new AbortController()
  return sendCall({ call, address: '/x', headers: {}, signal, doubt })
}
const answerOf = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': type } })

describe('a request', () => {
  afterEach(() => mock.restoreAll())

  it('COR-076 says which type of answer it accepts', async () => {
    assert.deepEqual(await headersOf(json), { Accept: 'application/json' })
    assert.deepEqual(await headersOf(html), { Accept: 'text/html' })
    assert.deepEqual(await headersOf({ ...html, accept: 'text/x' }), { Accept: 'text/x' })
  })

  it('COR-076 says which type its body has', async () => {
    assert.equal(await typeOf(json), 'application/json')
    const form: CallSpec = { ...json, encoding: 'form' }
    assert.equal(await typeOf(form), 'application/x-www-form-urlencoded')
    assert.equal(await typeOf({ ...form, contentType: 'text/x' }), 'text/x')
  })

  it('COR-076 has the headers of its call that have a value, and no other', async () => {
    assert.deepEqual(await headersOf(json, { headers: tokens }), { Accept: 'application/json' })
    const call: CallSpec = { ...json, headers: ['csrf', 'device', 'language'] }
    assert.deepEqual(await headersOf(call, { headers: tokens }), {
      Accept: 'application/json',
      'x-dp-csrf-token': 'token',
    })
  })

  it('COR-076 has the one language that the server of its call knows', async () => {
    const call: CallSpec = { ...json, headers: ['language'], language: 'en-US' }
    const { 'Accept-Language': language } = Object(
      await headersOf(call, { headers: { language: 'de' } }),
    )
    assert.equal(language, 'en-US')
  })

  it('COR-073 has the idempotency key that it is given', async () => {
    assert.deepEqual(await headersOf(json, { idempotencyKey: 'k' }), {
      Accept: 'application/json',
      'Idempotency-Key': 'k',
    })
  })

  it('COR-075 has its body as JSON or as a form', async () => {
    const body = { a: 'b c' }
    assert.equal((await sent(json, { body })).body, '{"a":"b c"}')
    assert.equal(`${(await sent({ ...json, encoding: 'form' }, { body })).body}`, 'a=b+c')
    assert.ok(!('body' in (await sent(json))))
  })

  for (const [what, body, code] of [
    ['its own code', { type: 'T', entity: { status: 'GONE' } }, 'GONE'],
    ['its type without an own code', { type: 'T', entity: {} }, 'T'],
    ['its type without an entity', { type: 'T', entity: null }, 'T'],
    ['no code that is no text', { type: 4 }, ''],
    ['no code without an object', null, ''],
  ] as const) {
    it(`COR-072 names of a refusal ${what}`, async () => {
      const result = await resultOf(json, Response.json(body, { status: 409 }))
      assert.deepEqual(result, { ok: false, problem: 'unavailable', status: 409, code })
    })
  }

  const refusing = defineCall({
    ...json,
    refusals: { conflict: { about: 'No.', status: 409, body: object({ url: known(['/a']) }) } },
  })
  for (const [what, answer, kept, isDoubted] of [
    ['what the contract gives it', { type: 'T', url: '/a' }, { type: 'T', url: '/a' }, false],
    ['a text that the contract does not know', { url: '/b' }, { url: '/b' }, true],
    ['nothing, if it lacks that', { type: 'T' }, null, true],
    ['nothing, if it is no object', [], null, true],
  ] as const) {
    it(`COR-194 gives of a refusal ${what}`, async () => {
      const doubts: unknown[] = []
      mock.method(globalThis, 'fetch', async () => Response.json(answer, { status: 409 }))
      const result = await sendCall({
        call: refusing,
        address: '/x',
        headers: {},
        signal: new AbortController().signal,
        doubt: (body, _, refusal) => doubts.push(JSON.parse(body), refusal),
      })
      assert.deepEqual(Reflect.get(result, 'problem'), 'conflict')
      assert.deepEqual(Reflect.get(result, 'body'), kept)
      assert.deepEqual(doubts, isDoubted ? [answer, 'conflict'] : [])
    })
  }

  it('COR-194 gives nothing of a refusal that is no JSON, and none of other refusals', async () => {
    const blank = await resultOf(refusing, new Response('<p>No', { status: 409 }))
    assert.deepEqual(blank, { ok: false, problem: 'conflict', status: 409, code: '', body: null })
    const other = await resultOf(refusing, Response.json({ url: '/a' }, { status: 410 }))
    assert.deepEqual(other, { ok: false, problem: 'unavailable', status: 410, code: '' })
  })

  it('COR-071 PAY-041 takes a whole page for a call that says so, and no blank one', async () => {
    const call: CallSpec = { ...html, takesPages: true, output: text }
    for (const body of ['<p>Hello</p>', '<!doctype html><p>Hello</p>']) {
      const result = await resultOf(call, answerOf(body, 'text/html'))
      assert.deepEqual(result, { ok: true, value: body, status: 200 })
    }
    for (const [body, type] of [
      ['', 'text/html'],
      [' \n', 'text/html'],
      ['<p>Hello</p>', 'application/json'],
    ] as const) {
      const result = await resultOf(call, answerOf(body, type))
      assert.equal(!result.ok && result.problem, 'malformed')
    }
  })

  it('COR-071 takes a fragment of HTML, and no other text', async () => {
    const call: CallSpec = { ...html, output: text }
    assert.deepEqual(await resultOf(call, answerOf('<p>Hello</p>', 'text/html; charset=utf-8')), {
      ok: true,
      value: '<p>Hello</p>',
      status: 200,
    })
    for (const [body, type] of [
      ['<p>Hello</p>', 'text/plain'],
      ['<!doctype html><p>Sign in</p>', 'text/html'],
    ] as const) {
      const malformed = { ok: false, problem: 'malformed', status: 200, code: '' }
      assert.deepEqual(await resultOf(call, answerOf(body, type)), malformed)
    }
  })

  it('COR-070 ends in aborted when its signal has ended before', async () => {
    mock.method(globalThis, 'fetch', async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted()
      return Response.json({ name: 'a' })
    })
    const request = { call: json, address: '/x', headers: {}, doubt }
    const ended = await sendCall({ ...request, signal: AbortSignal.abort() })
    assert.deepEqual(ended, { ok: false, problem: 'aborted', status: 0, code: '' })
  })
})

describe('an address', () => {
  it('COR-076 has its parameters and its query, and the base before what is root-relative', () => {
    const call = json
    const params = { id: 'a/b' }
    assert.equal(addressOf({ call, params }), '/dp/a%2Fb/x')
    assert.equal(
      addressOf({ call, params, query: { q: '1 2', r: undefined } }),
      '/dp/a%2Fb/x?q=1+2',
    )
    assert.equal(addressOf({ call, at: '/y?a=b', query: { q: '' } }), '/y?a=b&q=')
    const baseUrl = 'https://api.example/v1/'
    assert.equal(addressOf({ call, at: '/y', baseUrl }), 'https://api.example/v1/y')
    assert.equal(addressOf({ call, at: 'y', baseUrl }), 'y')
    assert.equal(addressOf({ call, at: '//cdn.example/y', baseUrl }), '//cdn.example/y')
  })

  it('COR-124 replaces the base of a call, or all of its path', () => {
    const call: CallSpec = { ...json, base: '/dp/' }
    const params = { id: '7' }
    assert.equal(addressOf({ call, params, at: '/shop/' }), '/shop/7/x')
    assert.equal(addressOf({ call, params, at: '/shop/{id}' }), '/shop/7')
  })
})
