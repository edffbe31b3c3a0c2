import { expect, oneEvent } from '@open-wc/testing'
import { cdp } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { loader, shopPage } from '../../support/shop-page.ts'
import { waitUntil } from '../../support/wait.ts'

/** What the page writes down: submissions that reach it, and all that goes wrong. */
interface Notes {
  sent: number
  told: string[]
}

const notes = `<script>
  Object.assign(window, { sent: 0, told: [] })
  console.warn = console.error = message => told.push(message)
  addEventListener('error', event => told.push(event.message))
  addEventListener('unhandledrejection', event => told.push(event.reason.message))
  addEventListener('submit', event => {
    event.preventDefault()
    sent += 1
  })
</script>`

const block = (...urls: string[]) => cdp('Network.setBlockedURLs', { urls })

/** A page that shows a box and loads nothing any more. */
async function firstCode(attributes: string, beside = '') {
  await cdp('Network.enable')
  const page = await shopPage(`<head>${notes}
    <link rel="stylesheet" href="/dist/dp.css">${loader}</head><body><form>
    <dp-buy-box data-asin="B0LATEBOX1" data-csrf-token="token" ${attributes}>
      <button>Add to cart</button>
    </dp-buy-box>${beside}</form>`)
  await page.shows('dp-buy-box')
  await block('*/dist/*')
  const host = page.find('dp-buy-box')
  const seen = page.window as unknown as Notes
  const before = page.files().length
  return {
    page,
    host,
    seen,
    button: page.find('button') as HTMLButtonElement,
    text: () => host.shadowRoot?.textContent ?? '',
    asked: () => waitUntil(() => page.files().length > before, 'a file is asked for'),
  }
}

describe('dp-buy-box, whose late files do not come', () => {
  afterEach(() => block())

  engine.it(
    'BOX-011 BOX-012 leaves the minimum in words when the pop-up does not come, and sells above it',
    'the DevTools protocol',
    async () => {
      const { asked, button, host, seen, text } = await firstCode('data-moq="5" data-quantity="1"')
      expect(host.matches(':state(locked)')).to.equal(true)
      button.click()
      await asked()
      expect(text()).to.contain('Minimum order quantity: 5')
      host.setAttribute('data-quantity', '5')
      await waitUntil(() => !host.matches(':state(locked)'), 'it unlocks')
      button.click()
      expect(seen.sent).to.equal(1)
      expect(seen.told).to.deep.equal([])
    },
  )

  engine.it(
    'BOX-029 closes the explanation of a condition that does not come',
    'the DevTools protocol',
    async () => {
      const attributes = 'data-variant="used" data-condition="Used, good"'
      const { host, seen } = await firstCode(attributes)
      const link = host.shadowRoot?.querySelector('button')
      const closed = oneEvent(host, 'dp-condition-closed')
      link?.click()
      await closed
      await waitUntil(() => link?.ariaExpanded === 'false', 'it shows so')
      expect(seen.told).to.deep.equal([])
    },
  )

  engine.it(
    'ONE-021 says why a click was swallowed in the element when the note does not come',
    'the DevTools protocol',
    async () => {
      const beside = '<button data-dp-one-click>Buy now</button>'
      const { host, page, seen } = await firstCode('', beside)
      const button = page.find('[data-dp-one-click]')
      button.click()
      button.click()
      // Not the live region, which says it in any case.
      const message = () => host.shadowRoot?.querySelector('.message')?.textContent
      await waitUntil(() => message()?.includes('Your order is being placed.'), 'it says so')
      expect([seen.sent, seen.told]).to.deep.equal([1, []])
    },
  )
})
