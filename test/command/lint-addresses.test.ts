import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lintText } from '../support/lint.ts'

const state = (calls: object) =>
  `<script type="application/json" data-dp-state="page">{"calls": ${JSON.stringify(calls)}}</script>`
const meta = (id: string, content: string) => `<meta name="dp-call-${id}" content="${content}">`

const deal = (attributes = '') =>
  `<dp-deal-box data-offer-listing-id="OL1" data-polling-interval-ms="5000" data-csrf-token="t" ${attributes}></dp-deal-box>`
const page = (head: string, body: string) =>
  `<!doctype html><html><head><title>t</title>${head}</head><body>${body}</body></html>`

const claim =
  'expected an http(s) or relative address with {dealId}, or one that ends in /, for {dealId}/claim-and-add-to-cart'
const messages = (text: string, file?: string) => lintText(text, file).map(({ message }) => message)

const ofBody = (text: string, file?: string) =>
  lintText(text, file).filter(({ message }) => message.includes('in the body'))

describe('dp lint on addresses of calls', () => {
  it('COR-124 finds an id that no call has, with the nearest', () => {
    const found = [
      ...lintText(state({ 'deal-clam': '/a/' })),
      ...lintText(meta('cart-cuont', '/a')),
    ]
    assert.deepEqual(found, [
      {
        at: '1:65 error address',
        message: 'call deal-clam is unknown; the nearest known name is deal-claim',
      },
      {
        at: '1:7 error address',
        message: 'call cart-cuont is unknown; the nearest known name is cart-count',
      },
    ])
  })

  for (const [what, address] of [
    ['that browsers run', 'javascript:claim()//{dealId}/'],
    ['without its parameter', '/claim'],
    ['with another parameter', '/claim/{deal}'],
  ] as const) {
    it(`COR-124 COR-082 finds an address ${what}, wherever it is given`, () => {
      const told = `${claim}, got "${address}"; using /dp/deals/claim/{dealId}/claim-and-add-to-cart instead`
      assert.deepEqual(messages(state({ 'deal-claim': address })), [
        `the address of deal-claim: ${told}`,
      ])
      assert.deepEqual(messages(meta('deal-claim', address)), [
        `the address of deal-claim: ${told}`,
      ])
    })
  }

  it('COR-140 finds a meta in the body, which does not count', () => {
    const csrf = '<meta name="dp-csrf-token" content="t">'
    const message =
      '<meta name="dp-csrf-token"> is in the body, so it does not count: put it into the head'
    assert.deepEqual(ofBody(page('', csrf + deal())), [{ at: '1:57 error placement', message }])
    assert.deepEqual(ofBody(page(csrf, deal())), [])
    // What a template prints ends the head for a parser, but not for the browser that gets the page.
    assert.deepEqual(ofBody(page(`{{ scripts }}${csrf}`, deal()), 'page.twig'), [])
    assert.deepEqual(ofBody(csrf + deal()), [])
    // Neither is its address judged, nor does it set a field.
    assert.deepEqual(messages(page('', meta('deal-clam', '/a'))), [
      '<meta name="dp-call-deal-clam"> is in the body, so it does not count: put it into the head',
    ])
  })

  it('COR-124 finds a field whose address does not fit its call', () => {
    const inTag = `<script type="application/json" data-dp-state="deal-box">{"claimEndpoint": "/claim"}</script>`
    const told = `${claim}, got "/claim"; using /dp/deals/claim/{dealId}/claim-and-add-to-cart instead`
    assert.deepEqual(messages(deal('data-claim-endpoint="/claim"')), [
      `<dp-deal-box> data-claim-endpoint: ${told}`,
    ])
    assert.deepEqual(messages(`${deal()}${inTag}`), [
      `page state "deal-box" field claimEndpoint: ${told}`,
    ])
  })

  it('COR-124 takes what fits, and what the server prints', () => {
    const fine = {
      'deal-claim': 'https://api.example/{dealId}',
      'cart-count': '/count',
      'deal-product': '',
    }
    assert.deepEqual(messages(state(fine)), [])
    assert.deepEqual(messages(meta('deal-claim', '/claim/')), [])
    assert.deepEqual(messages(meta('origins', 'https://api.example')), [])
    const printed = `${meta('deal-claim', '<?= $claim ?>')}${meta('<?= $id ?>', '/a')}`
    assert.deepEqual(messages(printed, 'page.php'), [])
  })

  it('COR-124 COR-006 misses a required address only where neither the tag nor the page gives it', () => {
    const given = ['deal-product', 'cart-count', 'cart-add-items']
    const metas = given.map(id => meta(id, '/a')).join('')
    const whole = page(metas, deal('data-claim-endpoint="/claim/"'))
    assert.deepEqual(messages(whole), [])
    assert.deepEqual(messages(page(metas, `${deal()}${state({ 'deal-claim': '/c/' })}`)), [])
    const [missed, ...others] = lintText(page(metas, deal()))
    assert.match(missed?.at ?? '', / error missing$/)
    assert.match(
      missed?.message ?? '',
      /needs data-claim-endpoint: .*<meta name="dp-call-deal-claim">/,
    )
    assert.deepEqual(others, [])
  })
})
