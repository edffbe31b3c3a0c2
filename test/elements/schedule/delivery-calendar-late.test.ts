import { expect } from '@open-wc/testing'
import { cdp } from '../../support/browser.ts'
import { loadPath, month, tag } from '../../support/delivery-calendar.ts'
import { engine } from '../../support/engine.ts'
import { loader, shopPage } from '../../support/shop-page.ts'
import { waitUntil } from '../../support/wait.ts'

const block = (...urls: string[]) => cdp('Network.setBlockedURLs', { urls })

describe(`${tag}, whose pop-up does not come`, () => {
  afterEach(() => block())

  engine.it(
    'CAL-090 opens at a press after it could not be drawn',
    'the DevTools protocol',
    async () => {
      await cdp('Network.enable')
      const page = await shopPage(`<head><link rel="stylesheet" href="/dist/dp.css">${loader}</head>
        <body><form><${tag} data-asin="B0WASHER01" data-load-url="${loadPath}"
          data-current-month-id="${month(0)}" data-next-month-id="${month(1)}"></${tag}></form>`)
      await page.shows(tag)
      const host = page.find(tag)
      const find = (selector: string) => host.shadowRoot!.querySelector<HTMLElement>(selector)
      await waitUntil(() => find('[part=trigger]:enabled'), 'the button')
      await block('*/dist/*')
      find('[part=trigger]')!.focus()
      await waitUntil(() => page.files().some(file => file.includes('schedule.late')), 'the file')
      expect(find('dialog')).to.equal(null)
      await block()
      find('[part=trigger]')!.click()
      await waitUntil(() => find('dialog[open]'), 'the pop-up')
    },
  )
})
