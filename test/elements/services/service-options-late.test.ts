import { expect } from '@open-wc/testing'
import { cdp, pageState } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { loader, shopPage } from '../../support/shop-page.ts'
import { waitUntil } from '../../support/wait.ts'

const block = (...urls: string[]) => cdp('Network.setBlockedURLs', { urls })

describe('dp-service-options, whose panel does not come', () => {
  afterEach(() => block())

  engine.it('OPT-008 says so, and opens at the next try', 'the DevTools protocol', async () => {
    await cdp('Network.enable')
    const options = [{ asin: 'B0SVCINST1', offerListingId: 'OLB0SVCINST1', name: 'Installation' }]
    const page = await shopPage(`<head><link rel="stylesheet" href="/dist/dp.css">${loader}</head>
        <body><dp-service-options data-base-asin="B0WASHER01" data-buying-option-index="0"
          data-show-features="f" data-experience-id="e">${pageState('service-options', { options })}
        </dp-service-options>`)
    await page.shows('dp-service-options')
    const shadow = page.find('dp-service-options').shadowRoot!
    const find = (selector: string) => shadow.querySelector<HTMLElement>(selector)
    await waitUntil(() => find('[part=button]'), 'no button')
    await block('*/dist/*')
    find('[part=button]')!.click()
    await waitUntil(() => find('[part=message]'), 'no message')
    expect(find('[part=message]')!.textContent).to.contain('The services could not be loaded.')
    expect(find('[part=button]')!.ariaExpanded).to.equal('false')
    await block()
    find('[part=message] button')!.click()
    await waitUntil(() => find('[part~=option] input'), 'no services')
    expect(find('[part=message]')).to.equal(null)
  })
})
