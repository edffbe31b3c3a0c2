import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Hono } from 'hono'
import { pages } from '../../../demo/pages/app.ts'
import type { PageData } from '../../../demo/pages/data.ts'
import type { Machine, PartData, PartFilter, PartNode } from '../../../demo/pages/fitment/data.ts'
import type { ProductPage } from '../../../demo/pages/shop/data.ts'
import { emptyShop } from '../../support/page-data.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

const pump: ProductPage = {
  asin: 'B0PUMP0001',
  title: 'Circulation pump',
  brand: 'Bergstrom',
  kind: 'part',
  imageUrl: '/images/gear.svg',
  price: eur(6_890),
  rating: 4.4,
  stock: 40,
  parentAsin: 'B0PUMP0001',
  variations: [],
  ratingCount: 173,
  department: 'Spare parts',
  bullets: ['With seal and two clips.'],
  description: 'When the machine hums.',
  specs: [],
  images: [],
  offers: [
    {
      offerListingId: 'OLB0PUMP0001',
      condition: 'new',
      sellerName: 'Harbor & Pine',
      merchantId: 'M1',
      price: eur(6_890),
      stock: 40,
    },
  ],
}

const machine = (series: string, model: string): Machine => ({
  brand: 'BERGSTROM',
  series,
  model,
  displayBrand: 'Bergstrom',
  displaySeries: series,
  displayModel: model,
  node: 'dishwashers',
  productType: 'DISHWASHER',
  imageUrl: '/images/gear.svg',
  parts: 3,
})
const gs45 = machine('GS 45', 'GS45-1')
const gs60 = machine('GS 60', 'GS60-1')

const dishwashers: PartNode = {
  node: 'dishwashers',
  category: 'major_appliance',
  label: 'Dishwashers',
  imageUrl: '/images/gear.svg',
  parts: 3,
  brands: [{ value: 'BERGSTROM', label: 'Bergstrom' }],
  favoriteBrands: ['BERGSTROM'],
  brandsMissingFitment: '',
  machineTypes: [
    { value: 'DISHWASHER', label: 'Dishwasher', imageUrl: '/images/gear.svg', help: null },
  ],
}

interface Given {
  /** What a typed number finds. */
  machines?: Machine[]
  similar?: string[]
  total?: number
}

/** What was asked of the store's list of parts, newest last. */
type Asked = PartFilter[]

function partData({ machines = [gs45], similar = [], total = 1 }: Given, asked: Asked): PartData {
  const known = [gs45, gs60]
  return {
    facts: async asin =>
      asin === pump.asin
        ? { finder: 'dropdown', node: dishwashers, productType: 'DISHWASHER', scope: 'default' }
        : null,
    machineOf: async () => null,
    nodes: async () => [dishwashers],
    list: async filter => {
      asked.push(filter)
      const types = [{ value: 'pump', label: 'Pumps', count: total }]
      return { cards: total > 0 ? [pump] : [], total, types }
    },
    machines: async ({ number }) => (number === undefined ? known : machines),
    machine: async ({ model }) => known.find(one => one.model === model) ?? null,
    similar: async () => similar,
  }
}

async function pageAt(path: string, given: Given = {}) {
  const asked: Asked = []
  const data: PageData = {
    ...emptyShop,
    visitor: async sessionId => ({
      sessionId,
      csrfToken: '',
      name: null,
      prime: false,
      business: false,
    }),
    products: async () => [],
    product: async asin => (asin === pump.asin ? pump : null),
    cart: async () => ({ lines: [], count: 0, subtotal: eur(0) }),
    aboutServices: async () => null,
    services: async () => [],
    deliveryMonths: () => ({ current: '2026-03', next: '2026-04' }),
    certificates: async () => [],
    groceryStores: async () => [
      { storeId: 'HALL', brandId: 'HARBOR', name: 'Market hall', front: '/fresh', sells: null },
    ],
    deliveryTimes: async () => [],
    reservedTime: async () => null,
    unsuited: async () => [],
    inviteToken: async () => '',
    parts: partData(given, asked),
  }
  const app = new Hono().route('/', pages(data, { assets: '/dist', clock: () => 0 }))
  const answer = await app.request(path)
  return { status: answer.status, html: await answer.text(), asked }
}

const rpp = (...names: string[]) => encodeURIComponent(`{address}${names.join('|')}`)

describe('the search for spare parts', () => {
  it('FIT-070 lists the parts of the model in its rpp field', async () => {
    const path = `/s/ref=sx_rpp_stripe_showallparts?rpp=${rpp('BERGSTROM', 'GS 60', 'GS60-1')}`
    for (const address of [path, `${path}~bottom`]) {
      const { html, asked } = await pageAt(address, { total: 7 })
      assert.equal(asked[0]?.model?.model, 'GS60-1')
      assert.match(html, /data-stripe-state="result-found"[^>]*data-model-number="GS60-1"/)
      assert.match(html, /data-result-count="7"/)
      assert.match(html, /7 parts fit your Bergstrom GS 60 GS60-1/)
    }
  })

  it('FIT-078 has no model once it was cleared', async () => {
    const { html, asked } = await pageAt(`/s/ref=x?rd=1&rpp=${rpp('BERGSTROM', 'GS 60', 'GS60-1')}`)
    assert.equal(asked[0]?.model, undefined)
    assert.match(html, /name="rppModelNumber"/)
    assert.doesNotMatch(html, /data-model-number/)
  })

  it('takes a number that was typed without scripts', async () => {
    const { html } = await pageAt('/s/?rppModelNumber=gs45-1')
    assert.match(html, /One part fits your Bergstrom GS 45 GS45-1/)
  })

  it('asks which machine it is when a number is that of several', async () => {
    const { html } = await pageAt('/s/?rppModelNumber=gs&node=dishwashers', {
      machines: [gs45, gs60],
    })
    assert.match(html, /Several machines have this number/)
    assert.match(html, /rpp=%7Baddress%7DBERGSTROM%7CGS\+60%7CGS60-1/)
  })

  it('offers what a misspelt number may have been', async () => {
    const { html } = await pageAt('/s/?rppModelNumber=GS4S-1', {
      machines: [],
      similar: ['GS45-1'],
    })
    assert.match(html, /We do not know the model number “GS4S-1”/)
    assert.match(html, /href="[^"]*rppModelNumber=GS45-1"/)
  })

  it('FIT-061 says that nothing fits', async () => {
    const { html } = await pageAt('/s/?rppModelNumber=GS45-1', { total: 0 })
    assert.match(html, /data-stripe-state="no-result"/)
    assert.match(html, /We found no parts for your Bergstrom/)
  })

  it('says of the part that the shopper came from whether it fits', async () => {
    const path = '/s/?rppModelNumber=GS45-1&asin=B0PUMP0001'
    const fits = await pageAt(path)
    assert.match(fits.html, /The part you viewed fits your/)
    assert.equal(fits.asked[1]?.asin, 'B0PUMP0001')
    assert.match((await pageAt(path, { total: 0 })).html, /The part you viewed does not fit/)
  })

  it('draws the dropdown finder with the brands of a department', async () => {
    const { html } = await pageAt('/s/?node=dishwashers')
    assert.match(html, /data-finder="dropdown"[^>]*data-category="major_appliance"/)
    assert.match(html, /"brands":\[\{"value":"BERGSTROM","label":"Bergstrom"\}\]/)
  })

  it('leaves other searches alone', async () => {
    assert.doesNotMatch((await pageAt('/s/?k=quiet')).html, /dp-fitment-stripe/)
  })

  it('escapes what the address says, and takes a model of any shape', async () => {
    const hostile = encodeURIComponent(`"><script>alert(1)</script>{address}|||~`)
    for (const name of ['rpp', 'rppModelNumber', 'keywords', 'rh', 'node', 'asin']) {
      const { status, html } = await pageAt(`/s/?kind=part&${name}=${hostile}`, { machines: [] })
      assert.equal(status, 200)
      assert.doesNotMatch(html, /<script>alert/)
    }
  })
})

describe('the pages of parts for machines', () => {
  const seeAll =
    '/pcp/partfinder/seeAllParts?wholeGoodModelBrand=BERGSTROM&wholeGoodModelNumber=GS45-1'

  it('FIT-073 pages through all parts of a machine, and keeps the kind that was chosen', async () => {
    const { html, asked } = await pageAt(`${seeAll}&partType=pump&pageNumber=2`, { total: 30 })
    assert.equal(asked[0]?.page, 2)
    assert.equal(asked[0]?.type, 'pump')
    assert.match(html, /href="[^"]*partType=pump&amp;pageNumber=3" rel="next"/)
    assert.match(html, /href="[^"]*partType=pump&amp;pageNumber=1" rel="prev"/)
  })

  it('takes a page number that is none as the first', async () => {
    for (const page of ['0', '-1', 'x', '1.5', '1e99', '99']) {
      const { html } = await pageAt(`${seeAll}&pageNumber=${page}`, { total: 30 })
      assert.match(html, /aria-current="page"/)
    }
  })

  it('knows no page for a machine or a department that there is not', async () => {
    for (const path of [
      '/pcp/partfinder/seeAllParts?wholeGoodModelNumber=',
      '/b/?node=nowhere',
      '/pcp/partfinder/seeAllParts',
    ])
      assert.equal((await pageAt(path, { machines: [] })).status, 404, path)
  })

  for (const path of [
    '/b/',
    '/b/?node=dishwashers',
    seeAll,
    '/pcp/partfinder/brandPage?brand=BERGSTROM',
    '/dp/B0PUMP0001',
    '/s/?kind=part',
  ])
    it(`answers ${path} in each language without a hole in it`, async () => {
      for (const language of ['en', 'de', 'ar']) {
        const { status, html } = await pageAt(
          `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
        )
        assert.equal(status, 200)
        assert.doesNotMatch(html, /undefined|\[object Object\]|NaN|\{\w+\}<\//)
      }
    })
})
