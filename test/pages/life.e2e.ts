import { describe, it } from 'node:test'
import { pagesInTurn } from '../support/pages-in-turn.ts'
import { withVisitor, type Visitor } from '../support/shop-visitor.ts'

const everyPage = [
  '/',
  '/fresh',
  '/s/?k=',
  '/s/?k=nothing-of-this-name',
  '/cart',
  '/checkout',
  '/gp/sign-in.html',
  '/join',
  '/dp/B0HEADPH01',
  '/dp/B0HEADPH01?condition=used',
  '/dp/B0HEADPH01?dir=rtl',
  '/dp/B0EARBUD01?lang=de',
  '/dp/B0SPEAKER1?lang=en',
  '/dp/B0TABLET01',
  '/dp/B0CONSOLE1',
  '/dp/B0CONSOLE1?variant=notify-details',
  '/dp/B0PAPER001',
  '/dp/B0PAPER001?quantity=blank',
  '/dp/B0BREAD001',
  '/dp/B0GIFTCRD1',
  '/dp/B0PUMP0001',
  '/dp/B0BELT0001?lang=de',
  '/dp/B0FILTER01?dir=rtl',
  '/dp/B0SIDEBRSH?lang=en',
  '/dp/B0WASHER01',
  '/s/?kind=part',
  '/s/?rppModelNumber=GS60-4210W',
  '/s/?rppModelNumber=WD-4810&node=major-appliances',
  '/b/',
  '/b/?node=power-tools',
  '/pcp/partfinder/seeAllParts?wholeGoodModelBrand=BERGSTROM&wholeGoodModelNumber=GS60-4210W',
  '/pcp/partfinder/brandPage?brand=FENNEC',
]

const pages = await pagesInTurn(everyPage)

/** Waits until every element of the page has its code and shows its view. */
const settle = ({ page }: Visitor) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main *')].every(
      node => !node.localName.startsWith('dp-') || node.shadowRoot?.childElementCount,
    ),
  )

describe('every page of the shop', { concurrency: 4 }, () => {
  for (const path of pages) {
    it(
      `COR-081 shows ${path} without an error, a warning or a violation of its policy`,
      withVisitor({}, async visitor => {
        await visitor.go(path, 'networkidle0')
        await settle(visitor)
      }),
    )
  }
})

describe('a product page that is left and come back to', () => {
  it(
    'COR-035 comes out of the back/forward cache with the right time and goes on polling',
    withVisitor({}, async visitor => {
      const { page } = visitor
      const asin = 'B0E2EBACK1'
      const deal = { asin, total: 100 }
      await visitor.fixture({ product: { asin }, deal: { ...deal, endsIn: 3_600_000 } })
      await visitor.go(`/dp/${asin}`)
      await visitor.read('0% claimed')
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.title = persisted ? 'restored' : 'loaded'
        })
      })
      await visitor.go('/cart')
      await visitor.fixture({ deal: { ...deal, claimed: 50, endsIn: 1_800_500 } })
      await page.goBack()
      await page.waitForFunction(() => document.title === 'restored')
      await visitor.read('50% claimed')
      await visitor.read('Ends in 0:29:')
    }),
  )
})
