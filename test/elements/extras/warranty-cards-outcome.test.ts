import { expect } from '@open-wc/testing'
import { late } from '../../../src/widgets/extras/warranty-cards/warranty-cards.late.ts'
import { hold, journal } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { act } from '../../support/drive.ts'
import { waitUntil } from '../../support/wait.ts'
import { asin, servicePath, tag, tellAdded, twoYears, warranty } from '../../support/warranty.ts'

const failed = `${twoYears.title} could not be added to your cart.`

/** An element in add mode call, whose first plan is selected. */
async function chosen() {
  const view = await warranty({ attributes: 'data-add-mode="call"' })
  const messages = () =>
    [...view.root.querySelectorAll('[part=message]')].map(one => one.textContent.trim())
  view.select(1).click()
  await view.selects(true, false)
  return { ...view, messages }
}

describe(`${tag} and its messages`, () => {
  // First: once the code has come, it is there for all.
  it('WTY-050 WTY-033 says that the details cannot be shown beside how the add has ended', async () => {
    const { card, find, messages } = await chosen()
    const open = () => card(1).querySelector<HTMLElement>('[data-subject=details]')!.click()
    const { load } = late.dialog
    late.dialog.load = () => Promise.reject(new Error('offline'))
    try {
      open()
      await waitUntil(() => messages().length > 0, 'no text')
      tellAdded()
      await waitUntil(() => messages()[1]?.includes('Try again'), 'no second text')
      expect(messages()).to.deep.equal([
        'This text could not be shown. Please try again.',
        `${failed} Try again`,
      ])
    } finally {
      late.dialog.load = load
    }
    open()
    await waitUntil(() => find('dialog[open] #d'), 'no dialog')
    expect(messages()).to.deep.equal([`${failed} Try again`])
  })

  it('WTY-033 does not try a plan again that the shopper has given up meanwhile', async () => {
    const { events, host, messages, remove, selects } = await chosen()
    await hold({ path: servicePath })
    const clock = holdClocks('setTimeout', 'clearTimeout', 'Date', 'performance')
    try {
      await act(host, { buys: asin })
      await waitUntil(async () => (await journal(servicePath)).length > 0, 'no second call')
      remove().click()
      await selects(false, false)
      clock.tick(1000)
      await waitUntil(() => messages()[0]?.includes('could not be added'), 'no failure')
      expect(messages()).to.deep.equal([failed])
      expect(events().at(-1)?.[0]).to.equal('dp-warranty-failed')
    } finally {
      clock.restore()
    }
  })
})
