import { expect } from '@open-wc/testing'
import { cdp } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { loader, shopPage } from '../../support/shop-page.ts'
import { waitUntil } from '../../support/wait.ts'

/** What the page writes down: submissions that reach it, presses of its button, and all that goes wrong. */
interface Notes {
  sent: number
  pressed: number
  told: string[]
}

const notes = `<script>
  Object.assign(window, { sent: 0, pressed: 0, told: [] })
  console.warn = console.error = message => told.push(message)
  addEventListener('error', event => told.push(event.message))
  addEventListener('unhandledrejection', event => told.push(event.reason.message))
  addEventListener('submit', event => {
    event.preventDefault()
    sent += 1
  })
  addEventListener('click', () => (pressed += 1))
</script>`

const block = (...urls: string[]) => cdp('Network.setBlockedURLs', { urls })

/** A page with a box, of whose later code this file does not come. */
async function without(file: string, attributes = '') {
  await cdp('Network.enable')
  await block(`*/chunks/${file}-*`)
  const page = await shopPage(`<head>${notes}${loader}</head><body><form>
    <dp-buy-box data-asin="B0LATEBOX1" data-csrf-token="token" ${attributes}>
      <button>Add to cart</button>
    </dp-buy-box></form>`)
  await page.shows('dp-buy-box')
  const button = page.find('button') as HTMLButtonElement
  const seen = page.window as unknown as Notes
  return { page, button, host: page.find('dp-buy-box'), seen }
}

describe('dp-buy-box, whose later code does not come', () => {
  afterEach(() => block())

  engine.it(
    'COR-065 lets a press go its own way, once, when the code of its steps does not come',
    'the DevTools protocol',
    async () => {
      const { button, seen } = await without('submit-steps')
      for (const sent of [1, 2]) {
        button.click()
        button.click()
        expect(seen.sent, 'it waits').to.equal(sent - 1)
        await waitUntil(() => seen.sent === sent)
      }
      expect(seen.told).to.deep.equal([])
    },
  )

  engine.it(
    'COR-065 presses a button again that was blocked while the code of its steps did not come',
    'the DevTools protocol',
    async () => {
      const { button, seen } = await without('submit-steps')
      button.click()
      button.type = 'button'
      await waitUntil(() => seen.pressed === 2)
      button.type = 'submit'
      button.click()
      expect(seen.sent, 'it waits again').to.equal(0)
      await waitUntil(() => seen.sent === 1)
      expect(seen.told).to.deep.equal([])
    },
  )

  engine.it(
    'BOX-009 lets a press go through, and warns, when what guards the offers does not come',
    'the DevTools protocol',
    async () => {
      const { button, seen, host } = await without('buy-box.offers', 'data-moq="5"')
      button.click()
      await waitUntil(() => seen.sent === 1)
      expect(seen.told).to.deep.equal([
        'dp-elements: <dp-buy-box>: what guards the offers could not be loaded',
      ])
      expect(host.matches(':state(locked)')).to.equal(false)
    },
  )

  engine.it(
    'ONE-001 lets a press go through, and warns, when what guards one-click buttons does not come',
    'the DevTools protocol',
    async () => {
      const { seen, page, host } = await without('one-click')
      host.insertAdjacentHTML('beforeend', '<button data-dp-one-click>Buy now</button>')
      page.find('[data-dp-one-click]').click()
      await waitUntil(() => seen.sent === 1)
      expect(seen.told).to.deep.equal([
        'dp-elements: <dp-buy-box>: what guards the offers could not be loaded',
      ])
    },
  )

  engine.it(
    'BOX-011 BOX-012 leaves the minimum in words when the pop-up does not come, and sells above it',
    'the DevTools protocol',
    async () => {
      const { button, seen, host, page } = await without('minimum-order', 'data-moq="5"')
      await waitUntil(() => host.matches(':state(locked)'), 'it locks')
      button.click()
      await waitUntil(
        () => page.files().some(file => file.includes('minimum-order')),
        'it is asked',
      )
      expect(host.shadowRoot?.textContent).to.contain('Minimum order quantity: 5')
      host.setAttribute('data-quantity', '5')
      await waitUntil(() => !host.matches(':state(locked)'), 'it unlocks')
      button.click()
      await waitUntil(() => seen.sent === 1)
      expect(seen.told).to.deep.equal([])
    },
  )
})
