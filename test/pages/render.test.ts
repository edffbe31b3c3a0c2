import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Hono } from 'hono'
import { pages } from '../../demo/pages/app.ts'
import type { CartView } from '../../demo/pages/buying/data.ts'
import type { PageData } from '../../demo/pages/data.ts'
import { elsewhere } from '../support/elsewhere.ts'
import { emptyShop } from '../support/page-data.ts'
import type { ProductPage } from '../../demo/pages/shop/data.ts'

const hostile = `</script><script>alert(1)</script><!-- "' & <u>`
const redirectOf = (html: string) => /name="redirect" value="([^"]*)"/.exec(html)?.[1]
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const now = Date.UTC(2026, 0, 1, 12)

const headphones: ProductPage = {
  asin: 'B0HEADPH01',
  title: 'Quiet headphones',
  brand: 'Tidewell',
  kind: 'electronics',
  imageUrl: '/images/headphone.svg',
  price: eur(17_900),
  rating: 4.4,
  stock: 40,
  parentAsin: 'B0HEADPH01',
  variations: [],
  ratingCount: 12,
  department: 'Sound',
  bullets: ['Folds flat'],
  description: 'For trains.',
  specs: [['Weight', '254 g']],
  images: [],
  offers: [
    {
      offerListingId: 'OLB0HEADPH01',
      condition: 'new',
      sellerName: 'Harbor & Pine',
      merchantId: 'M1',
      price: eur(17_900),
      stock: 40,
    },
  ],
  giftWrap: true,
  oneClick: true,
}
const emptyCart: CartView = { lines: [], count: 0, subtotal: eur(0) }

interface Given {
  product?: Partial<ProductPage>
  cart?: CartView
}

function dataOf({ product = {}, cart = emptyCart }: Given): PageData {
  const only = { ...headphones, ...product }
  return {
    ...emptyShop,
    visitor: async sessionId => ({
      sessionId,
      csrfToken: `csrf of ${sessionId}`,
      name: null,
      prime: false,
      business: false,
    }),
    products: async () => [only],
    product: async asin => (asin === only.asin ? only : null),
    cart: async () => cart,
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
    inviteToken: async (sessionId, asin) => `${sessionId}/${asin}`,
  }
}

/** The pages as the store mounts them: it says whose session the request is. */
function shop(given: Given = {}) {
  const app = new Hono<{ Variables: { sessionId: string } }>()
  app.use(async (c, next) => {
    c.set('sessionId', 's1')
    await next()
  })
  app.route('/', pages(dataOf(given), { assets: '/dist', clock: () => now }))
  return app
}

async function pageAt(path: string, given?: Given) {
  const answer = await shop(given).request(path)
  return { answer, html: await answer.text() }
}

function stateOf(html: string) {
  const script = /<script type="application\/json" data-dp-state="page">(.*?)<\/script>/s.exec(html)
  return JSON.parse(script?.[1] ?? '')
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(
    ([, attributes = '', body = '']) => ({
      attributes,
      body,
    }),
  )

const everyPage = [
  '/',
  '/dp/B0HEADPH01',
  '/s/?k=quiet',
  '/fresh',
  '/cart',
  '/checkout',
  '/gp/sign-in.html',
  '/gp/app',
  '/join',
  '/help/app-deals',
]

describe('pages', () => {
  for (const path of everyPage) {
    it(`answers ${path} in each language without a hole in it`, async () => {
      for (const language of ['en', 'de', 'ar']) {
        const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
        const { answer, html } = await pageAt(address)
        assert.equal(answer.status, 200)
        assert.match(html, new RegExp(`<html lang="${language}"`))
        // A nonce is any letters, these too.
        const shown = html.replaceAll(/nonce="[^"]*"/g, '')
        assert.doesNotMatch(shown, /undefined|\[object Object\]|NaN|\{\w+\}<\//)
      }
    })
  }

  it('escapes hostile product data in text, attributes and page state', async () => {
    const product = {
      title: hostile,
      brand: hostile,
      bullets: [hostile],
      description: hostile,
      specs: [[hostile, hostile]] satisfies [string, string][],
      department: hostile,
    }
    for (const path of ['/', '/dp/B0HEADPH01', '/s/?k=x', '/fresh']) {
      const { html } = await pageAt(path, { product })
      assert.doesNotMatch(html, /<script>alert|<u>|<!-- "/)
      assert.doesNotThrow(() => stateOf(html))
    }
    const { html } = await pageAt('/dp/B0HEADPH01', { product })
    assert.equal(stateOf(html).product.title, hostile)
  })

  it('escapes what the address says', async () => {
    const words = encodeURIComponent('"><script>alert(1)</script>')
    for (const path of [`/s/?k=${words}`, `/cart?error=${words}`, `/gp/sign-in.html?path=${words}`])
      assert.doesNotMatch((await pageAt(path)).html, /<script>alert/)
  })

  it('runs no inline script without the nonce of the policy, which is new each time', async () => {
    const nonces = new Set<string>()
    for (const path of everyPage) {
      const { answer, html } = await pageAt(path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1] ?? ''
      assert.doesNotMatch(policy, /unsafe/)
      nonces.add(nonce)
      for (const { attributes, body } of scriptsOf(html)) {
        const isData = attributes.includes('type="application/json"')
        if (body && !isData) assert.ok(attributes.includes(`nonce="${nonce}"`), attributes)
      }
      assert.doesNotMatch(html, /\son[a-z]+=|javascript:|\sstyle=/)
    }
    assert.equal(nonces.size, everyPage.length)
  })

  it('fills the page stores of a product page', async () => {
    const { html } = await pageAt('/dp/B0HEADPH01?device=mobile')
    assert.deepEqual(stateOf(html), {
      asin: 'B0HEADPH01',
      product: {
        asin: 'B0HEADPH01',
        parentAsin: 'B0HEADPH01',
        title: 'Quiet headphones',
        imageUrl: '/images/headphone.svg',
        offerListingId: 'OLB0HEADPH01',
        merchantId: 'M1',
        sellerName: 'Harbor & Pine',
        condition: 'new',
        price: eur(17_900),
      },
      buyingOption: { B0HEADPH01: 'NEW' },
      cart: { count: 0 },
      location: null,
      shopper: { recognized: false, prime: false, business: false, deviceType: 'mobile' },
      context: {
        pageType: 'detail',
        language: 'en',
        systemTime: now,
        signInUrl: '/gp/sign-in.html',
      },
    })
  })

  it('sells without scripts: the form names product, offer, quantity and token', async () => {
    const { html } = await pageAt('/dp/B0HEADPH01')
    const form = /<form action="\/gp\/product\/handle-buy-box" method="post".*?<\/form>/s.exec(html)
    const fields = form?.[0] ?? ''
    assert.match(fields, /name="anti-csrftoken" value="csrf of s1"/)
    assert.match(fields, /name="items\[0\]\[asin\]" value="B0HEADPH01"/)
    assert.match(fields, /name="items\[0\]\[offerListingId\]" value="OLB0HEADPH01"/)
    assert.match(fields, /<select [^>]*name="quantity">\s*<option value="1">1</)
    assert.match(fields, /<button [^>]*type="submit"[^>]*>Add to cart</)
  })

  it('tells the buy box of a minimum order', async () => {
    const [offer] = headphones.offers
    assert.ok(offer)
    const { html } = await pageAt('/dp/B0HEADPH01', { product: { offers: [{ ...offer, moq: 5 }] } })
    assert.match(html, /<dp-buy-box[^>]*data-moq="5"/)
    assert.match(html, /<option value="50\+?"|<option value="25">/)
  })

  it('offers an invitation in place of a form, with the token of this visitor', async () => {
    const { html } = await pageAt('/dp/B0HEADPH01', { product: { byInvitation: true } })
    assert.match(html, /<dp-invite-button[^>]*data-encrypted-token="s1\/B0HEADPH01"/)
    assert.doesNotMatch(html, /handle-buy-box/)
  })

  it('leaves out a deal that has ended', async () => {
    const deal = {
      dealId: 'D1',
      offerListingId: 'OLB0HEADPH01',
      state: 'AVAILABLE',
      isFull: false,
      dealPrice: eur(14_900),
      startTime: now - 1000,
      endTime: now + 1000,
      maxQuantity: 2,
    } as const
    const running = await pageAt('/dp/B0HEADPH01', { product: { deal } })
    const over = await pageAt('/dp/B0HEADPH01', { product: { deal: { ...deal, endTime: now } } })
    assert.match(running.html, /<dp-deal-box[^>]*data-layout="single"[^>]*data-max-quantity="2"/)
    assert.doesNotMatch(over.html, /<dp-deal-box/)
  })

  it('answers 404 with a page for unknown products, malformed asins and unknown paths', async () => {
    for (const path of ['/dp/B0MISSING1', '/dp/b0headph01', '/dp/B0HEADPH011', '/nowhere']) {
      const { answer, html } = await pageAt(path)
      assert.equal(answer.status, 404, path)
      assert.match(html, /We looked everywhere/)
    }
  })

  it('answers 500 with a page when the store fails', async t => {
    t.mock.method(console, 'error', () => {})
    const data = { ...dataOf({}), visitor: () => Promise.reject(new Error('no database')) }
    const answer = await pages(data, { assets: '/dist' }).request('/')
    assert.equal(answer.status, 500)
    assert.match(await answer.text(), /Something broke on our side/)
  })

  it('STO-034 leads nobody from sign-in to another site', async () => {
    for (const path of [...elsewhere, 'x']) {
      const { html } = await pageAt(`/gp/sign-in.html?path=${encodeURIComponent(path)}`)
      assert.equal(redirectOf(html), '/', path)
    }
    const { html } = await pageAt('/gp/sign-in.html?useRedirectOnSuccess=1&path=%2Fs%2F%3Fk%3Da')
    assert.equal(redirectOf(html), '/s/?k=a')
  })

  it('shows a plan under its product and how long a deal stays reserved', async () => {
    const line = {
      lineId: '1',
      asin: 'B0HEADPH01',
      offerListingId: 'OLB0HEADPH01',
      title: 'Quiet headphones',
      imageUrl: '/images/headphone.svg',
      kind: 'electronics' as const,
      quantity: 2,
      price: eur(14_900),
      reference: null,
      stock: 40,
      reservedUntil: now + 90_000,
      giftWrap: true,
    }
    const plan = { ...line, lineId: '2', title: 'Two-year plan', associatedTo: '1' }
    const cart = { lines: [plan, line], count: 3, subtotal: eur(30_000) }
    const { html } = await pageAt('/cart', { cart })
    assert.equal(html.match(/class="cart-line"/g)?.length, 1)
    assert.ok(html.indexOf('Two-year plan') > html.indexOf('Quiet headphones'))
    assert.match(html, /reserved for 2 more min/)
    assert.match(html, /Wrapped as a gift/)
    assert.match(html, /€298\.00/)
  })

  it('says in words why something did not reach the cart', async () => {
    assert.match(
      (await pageAt('/cart?error=OUT_OF_STOCK')).html,
      /role="alert".*not have that many/s,
    )
    assert.match((await pageAt('/cart?error=toString')).html, /role="alert".*That did not work/s)
  })

  it('mirrors the page for Arabic and remembers the choice', async () => {
    const { answer, html } = await pageAt('/?dir=rtl')
    assert.match(html, /<html lang="ar" dir="rtl">/)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const next = await shop().request('/join', { headers: { cookie } })
    assert.match(await next.text(), /<html lang="ar" dir="rtl">/)
  })
})
