import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { masked, maskedJson } from '../../src/rules/secrets.ts'

describe('what somebody reads of calls and events', () => {
  for (const [what, text, shown] of [
    ['form fields', 'anti-csrftoken=s3cret%3D&asin=B0', 'anti-csrftoken=•••&asin=B0'],
    ['form fields in brackets', 'a%5BcsrfToken%5D=s3cret&b=1', 'a%5BcsrfToken%5D=•••&b=1'],
    ['an address', '/fom/add?csrf=s3cret&gsc=1', '/fom/add?csrf=•••&gsc=1'],
    ['JSON', '{"csrfToken":"s3cret","n":1}', '{"csrfToken":"•••","n":1}'],
    ['a JSON list', '[{"token":{"of":"s3cret"}}]', '[{"token":"•••"}]'],
    ['JSON in JSON', '{"b":"{\\"token\\":\\"s3cret\\"}"}', '{"b":"{\\"token\\":\\"•••\\"}"}'],
    ['JSON that breaks off', '{"a":1,"token": "s3\\"cret', '{"a":1,"token": "•••"'],
    [
      'a hidden field',
      '<input type=hidden name="anti-csrftoken" value="s3cret"><input name="asin" value="B0">',
      '<input type=hidden name="anti-csrftoken" value=•••><input name="asin" value="B0">',
    ],
    [
      'a hidden field that was cut',
      '<input name="csrf" value=s3cr',
      '<input name="csrf" value=•••',
    ],
    ['an attribute', '<p data-slate-token="s3 cret" class=a>', '<p data-slate-token=••• class=a>'],
    [
      'HTML in JSON',
      '{"html":"<meta name=dp-csrf-token content=s3cret>"}',
      '{"html":"<meta name=dp-csrf-token content=•••>"}',
    ],
  ] as const) {
    it(`COR-083 shows no token when it is ${what}`, () => {
      assert.equal(masked(text), shown)
    })
  }

  it('COR-083 leaves a text without a token as it is, also its numbers and spaces', () => {
    for (const text of [
      '{ "a": 1.0 }',
      '1.0',
      'asin=B0&quantity=2',
      '<b title="x">y</b>',
      'token=',
    ]) {
      assert.equal(masked(text), text)
    }
  })

  it('COR-083 shows no token of a value, however deep, and whether it is there', () => {
    const value = { a: [{ slateToken: 's3cret', none: '' }], url: '/x?token=s3cret', token: '' }
    assert.equal(
      maskedJson(value),
      '{"a":[{"slateToken":"•••","none":""}],"url":"/x?token=•••","token":""}',
    )
    assert.equal(maskedJson(undefined), '')
  })

  it('COR-083 takes a time that grows with the text alone', () => {
    for (const text of [
      'a'.repeat(60_000),
      'token'.repeat(12_000),
      '"'.repeat(60_000),
      '<a'.repeat(30_000),
      `<a${' name='.repeat(10_000)}`,
      `${'"token" '.repeat(8_000)}`,
      `"token"${' '.repeat(60_000)}`,
      `{"a":"${'\\\\'.repeat(20_000)}`,
      `<a name=token ${'value='.repeat(10_000)}>`,
    ]) {
      const start = performance.now()
      assert.ok(masked(text).length < 30_000)
      const took = performance.now() - start
      assert.ok(took < 1_000, `${text.slice(0, 20)}… took ${took} ms`)
    }
  })

  it('COR-083 shows no token at the end of a long text', () => {
    const text = `${'a=b&'.repeat(4_990)}token=s3cret&${'a=b&'.repeat(1_000)}`
    assert.doesNotMatch(masked(text), /s3cret/)
    assert.match(masked(text), /token=•••&.*…$/)
  })

  it('COR-083 shows nothing of a value without an end', () => {
    const value: Record<string, unknown> = {}
    value['itself'] = value
    assert.equal(maskedJson(value), '')
    assert.equal(maskedJson(JSON.parse('['.repeat(200_000) + ']'.repeat(200_000))), '')
  })
})
