import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withBrowser, withFreshPage } from '../../bench/browser.ts'
import { bytesOf, distFiles } from '../../bench/dist-files.ts'
import { servePages } from '../../bench/page-server.ts'
import { samplePages } from '../../bench/sample-pages.ts'
import { budgets } from '../../bench/shop.ts'
import { openShopPage } from '../../bench/shop-pages.ts'
import { firstPage } from '../../bench/sizes.ts'

/** Of the limits that `npm run bench` has for pages, the tight ones. */
describe('all JavaScript of a page', () => {
  const { SHOP_URL: shop = '' } = process.env
  const files = distFiles()

  async function requireWithin(
    origin: string,
    path: string,
    most: { bytes: number; files: number },
  ): Promise<void> {
    const page = await withBrowser(browser =>
      withFreshPage(browser, opened => openShopPage(opened, origin, path)),
    )
    const loaded = page.files.flatMap(one => files.get(one) ?? [])
    assert.ok(loaded.length > 1, `${path} loads ${loaded.length} files`)
    assert.ok(loaded.length <= most.files, `${path} loads ${loaded.length} files`)
    const bytes = bytesOf(loaded)
    assert.ok(bytes <= most.bytes, `${path} loads ${bytes} B of at most ${most.bytes} B`)
  }

  for (const { name, path, ...most } of budgets) {
    it(`stays within its budget with the ${name}`, () => requireWithin(shop, path, most))
  }

  it('stays within its budget with one quantity selector', async () => {
    const server = await servePages(samplePages())
    try {
      await requireWithin(server.origin, '/adopting', firstPage)
    } finally {
      server.close()
    }
  })
})
