import assert from 'node:assert/strict'
import { it } from 'node:test'
import { signInUrl } from '../../src/rules/sign-in.ts'
import { urlPattern } from '../../src/element/formats.ts'
import { isSafeUrl, redirectTarget, safeUrl } from '../../src/rules/url.ts'

const PAGE = 'https://shop.example/dp/B0HEADPH01'

it('COR-082 takes relative and http(s) addresses', () => {
  for (const address of [
    '/a',
    'a?b',
    '#c',
    '',
    '//cdn.example/x',
    'http://a.example',
    'HTTPS://a',
  ]) {
    assert.equal(isSafeUrl(address), true, address)
  }
})

it('COR-082 takes no other address', () => {
  const addresses = [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.example/1',
    'mailto:a@b.example',
    'http://',
  ]
  for (const address of addresses) assert.equal(isSafeUrl(address), false, address)
})

it('COR-082 takes no address that hides its scheme behind control characters', () => {
  for (const controls of ['\t', '\n', '\r', '\0', '\u0001', '\u001f']) {
    for (const address of [
      `java${controls}script:alert(1)`,
      `javascript${controls}:alert(1)`,
      `\u0001${controls}javascript:alert(1)`,
      `/a${controls}b`,
    ]) {
      assert.equal(urlPattern.test(address), false, JSON.stringify(address))
    }
  }
  for (const address of [' /a ', '\n/a\n', 'https://a.example/ä?b=c d']) {
    assert.equal(urlPattern.test(address), true, JSON.stringify(address))
  }
})

it('COR-082 gives a node no address that is not safe', () => {
  assert.equal(safeUrl('/a'), '/a')
  assert.equal(safeUrl('java\tscript:alert(1)'), undefined)
  assert.equal(safeUrl(null), undefined)
})

it('COR-082 leads a redirect to the own origin', () => {
  assert.equal(redirectTarget('../cart?a=1', PAGE, []), 'https://shop.example/cart?a=1')
})

it('COR-082 leads a redirect to an allowed origin', () => {
  const allowed = ['https://pay.example']
  assert.equal(redirectTarget('https://pay.example/x', PAGE, allowed), 'https://pay.example/x')
})

it('COR-082 refuses every other redirect', () => {
  const addresses = [
    'https://evil.example/',
    '//evil.example',
    '\\\\evil.example',
    'https://shop.example.evil.example',
    'https://shop.example@evil.example',
    'http://shop.example/',
    'https://shop.example:8443/',
    'javascript:alert(1)',
  ]
  for (const address of addresses) {
    assert.equal(redirectTarget(address, PAGE, ['https://pay.example']), null, address)
  }
})

const search = { pathname: '/s', search: '?k=a b&page=2' }

it('INV-002 comes back to the current path', () => {
  assert.equal(signInUrl(search, false), '/gp/sign-in.html?useRedirectOnSuccess=1&path=%2Fs')
})

it('INV-002 comes back to the search on a search page', () => {
  assert.equal(
    signInUrl(search, true),
    '/gp/sign-in.html?useRedirectOnSuccess=1&path=%2Fs%3Fk%3Da%20b%26page%3D2',
  )
})

it('INV-002 keeps the query and fragment of a configured address', () => {
  assert.equal(
    signInUrl(search, false, '/in?x=1#top'),
    '/in?x=1&useRedirectOnSuccess=1&path=%2Fs#top',
  )
})
