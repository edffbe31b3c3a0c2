import { expect } from '@open-wc/testing'
import { spy } from 'sinon'
import { page } from '../../../src/page/page.ts'
import { eventsOf, hold, journal, press, setFault } from '../../support/browser.ts'
import { nextTask, waitUntil } from '../../support/wait.ts'
import {
  addPath,
  interstitial,
  opened,
  serviceAsin,
  tag,
  zipPath,
  type Interstitial,
} from '../../support/service-interstitial.ts'
import { usualFields } from '../../support/services.ts'

const queries = async () => (await journal(zipPath)).map(({ query }) => query)
const zips = async () => (await queries()).map(({ vasZipcode }) => vasZipcode)
const updates = ({ events }: Interstitial) =>
  events()
    .filter(([type]) => type === 'dp-zip-updated')
    .map(([, detail]) => detail)
const inMunich = ['data-show-sts-service-interstitial', 'data-si-rating-weblab-treatment="T1"']
const sample = { AddressLine1: 'A 1', City: 'B', StateOrRegion: 'C', PostalCode: '1' }

const query = (includeMerchantAddress: string) => ({
  asinlist: serviceAsin,
  vasZipcode: '80331',
  clientName: 'vasBuyableSiZipRefresh',
  includeMerchantAddress,
})

describe(`${tag}: the zip code`, () => {
  it('INT-019 INT-020 tests the whole zip code against the pattern before any call', async () => {
    const view = await opened()
    for (const zip of ['', '1', '20095x', 'x20095']) {
      await view.asks(zip)
      expect(view.message(), zip).to.equal('Enter a valid zip code.')
    }
    expect(await queries()).to.deep.equal([])
    await view.announces('Enter a valid zip code.')
    expect(view.isDisabled('continue')).to.equal(false)
  })

  it('INT-021 updates by Enter, and does not submit the form', async () => {
    const view = await opened()
    view.at('[part=input]').focus()
    view.type(' 20095 ')
    await press('Enter')
    await waitUntil(async () => (await zips()).length === 1)
    expect([await zips(), view.sent.length, view.isOpen()]).to.deep.equal([['20095'], 0, true])
  })

  it('INT-022 makes no further call for the same zip code, unless it had failed', async () => {
    const view = await opened()
    await view.asks('20095')
    await view.asks('20095')
    expect(await zips()).to.deep.equal(['20095'])
    await setFault({ match: { path: zipPath }, fault: 'status:503', times: 1 })
    await view.asks('50667')
    await view.asks('50667')
    expect(await zips()).to.deep.equal(['20095', '50667', '50667'])
    expect(view.message()).to.equal('')
  })

  it('INT-023 INT-024 asks by GET, and for an address in the ship-to-store variant alone', async () => {
    await (await opened()).asks('80331')
    const [asked] = await journal(zipPath)
    expect([asked?.method, asked?.query]).to.deep.equal(['GET', query('false')])
    await (await opened({ attributes: inMunich[0] as string })).asks('80331')
    expect(await queries()).to.deep.equal([query('true')])
  })

  it('INT-026 shows a failed call, and disables Continue', async () => {
    const view = await opened()
    await setFault({ match: { path: zipPath }, fault: 'status:503' })
    await view.asks('20095')
    expect(view.message()).to.equal('We could not check this zip code. Please try again.')
    expect(view.isDisabled('continue')).to.equal(true)
    view.press('continue')
    await nextTask()
    expect([view.isOpen(), view.metrics(), updates(view)]).to.deep.equal([
      true,
      ['ServiceZipFailed'],
      [],
    ])
  })

  it('INT-025 INT-026 takes hasError 1 for a failure', async () => {
    const view = await opened({ attributes: 'data-service-asin="B0COFFEE01"' })
    view.host.setAttribute('data-service-asin', 'B0COFFEE01')
    await nextTask()
    await view.asks('20095')
    expect(view.message()).to.contain('could not check')
    expect(view.isDisabled('continue')).to.equal(true)
  })

  it('INT-027 INT-050 says where the service is not available, and disables Continue', async () => {
    const view = await opened()
    await view.asks('01067')
    expect(view.message()).to.equal('This service is not available for this zip code.')
    expect(view.isDisabled('continue')).to.equal(true)
    expect(updates(view)).to.deep.equal([{ zipCode: '01067', available: false, serviceAsin }])
    await view.announces(view.message())
  })

  it('INT-028 INT-030 INT-050 shows the offer for the zip code', async () => {
    const view = await opened({ attributes: inMunich.join(' ') })
    await view.asks('01067')
    updates(view)
    await view.asks('80331')
    const read = (part: string) => view.at(`[part=${part}]`).textContent
    expect(['price', 'next-price', 'merchant'].map(read)).to.deep.equal([
      '€39.00',
      'Next offer: €69.00',
      'Provided by Waschwerk',
    ])
    await waitUntil(() => view.at('[part=rating]').textContent === '94% positive (218 ratings)')
    expect([view.message(), view.isDisabled('continue')]).to.deep.equal(['', false])
    expect(updates(view)).to.deep.equal([
      {
        zipCode: '80331',
        available: true,
        serviceAsin,
        offerListingId: 'OLB0SVCINST1-3',
        price: '€39.00',
      },
    ])
    await view.announces('The offer was updated for 80331.')
  })

  it('INT-029 adds the offer for the zip code', async () => {
    const view = await opened()
    await view.asks('50667')
    view.press('continue')
    await view.submits()
    const [posted] = await journal(addPath)
    expect(JSON.parse(posted?.body ?? '').items[0].offerListingId).to.equal('OLB0SVCINST1-2')
  })

  for (const [treatment, shows] of [
    ['', false],
    ['C', false],
    ['T1', true],
  ] as const) {
    it(`INT-031 ${shows ? 'shows' : 'does not show'} the rating in treatment "${treatment}"`, async () => {
      const view = await opened({
        attributes: `data-si-rating-weblab-treatment="${treatment}" data-seller-review-link="/reviews"`,
        state: { positiveRatingHtml: '<b>Good</b><img src=x onerror="window.hacked = 1">' },
      })
      if (!shows) return expect(view.find('[part=rating]')).to.equal(null)
      await waitUntil(() => view.at('[part=rating]').textContent === 'Good')
      expect(view.at('[part=rating]').innerHTML).to.not.contain('onerror')
      expect(view.at('a:has([part=rating])').getAttribute('href')).to.equal('/reviews')
    })
  }

  for (const [attributes, shows] of [
    ['data-show-sts-service-interstitial data-is-ship-to-store', true],
    ['data-show-sts-service-interstitial data-fulfillment-type="in_store"', true],
    ['data-show-sts-service-interstitial', false],
    ['data-is-ship-to-store data-fulfillment-type="in_store"', false],
  ] as const) {
    it(`INT-032 ${shows ? 'shows' : 'does not show'} the address of the store with ${attributes}`, async () => {
      const view = await opened({ attributes, state: { merchantAddress: sample } })
      const store = view.find('[part=store]')?.textContent ?? null
      expect(store).to.equal(shows ? 'Ships to the store at A 1, B, C, 1' : null)
    })
  }

  it('INT-030 shows the next price beside the price, and counts the merchant of the offer', async () => {
    const attributes = 'data-next-offer-price="€99.00" data-is-cbm data-fulfillment-type="in_store"'
    const view = await opened({ attributes })
    const next = view.at('[part=next-price]')
    expect(next.textContent).to.equal('Next offer: €99.00')
    expect(next.previousElementSibling).to.equal(view.at('[part=price]'))
    const metrics = eventsOf(view.host, 'dp-metric')
    const counted = () =>
      metrics
        .take()
        .flatMap(({ detail: { name, fields } }) => (name === 'InterstitialContinued' ? fields : []))
    view.press('continue')
    await view.submits()
    const continued = { isApp: false, isCBM: true, fulfillmentType: 'in_store', ...usualFields }
    expect(counted()).to.deep.equal([continued])
    // The offer for another place has another merchant.
    view.add.click()
    await view.opens()
    await view.asks('50667')
    counted()
    view.press('continue')
    await view.submits(2)
    expect(counted()).to.deep.equal([{ ...continued, isCBM: false, fulfillmentType: 'at_home' }])
  })

  const alerts = {
    'Enter a valid zip code.': '1',
    'This service is not available for this zip code.': '01067',
    'We could not check this zip code. Please try again.': '99999',
  }
  for (const [first, zip] of Object.entries(alerts)) {
    for (const [then, other] of Object.entries(alerts)) {
      if (then === first) continue
      it(`INT-033 shows "${then}" in place of "${first}", until the zip code is edited`, async () => {
        const view = await opened()
        const match = { path: zipPath, query: 'vasZipcode=99999' }
        await setFault({ match, fault: 'status:503' })
        await view.asks(zip)
        expect(view.message()).to.equal(first)
        await view.asks(other)
        expect(view.message()).to.equal(then)
        expect(view.host.shadowRoot?.querySelectorAll('[part=message]').length).to.equal(1)
        view.type(`${other}0`)
        await nextTask()
        expect(view.message()).to.equal('')
        expect(view.at('[part=input]').hasAttribute('aria-invalid')).to.equal(false)
        // One of the two was an answer without an offer, or none.
        expect(view.isDisabled('continue')).to.equal(true)
        await view.asks('20095')
        expect([view.message(), view.isDisabled('continue')]).to.deep.equal(['', false])
      })
    }
  }

  it('INT-033 takes the message away when the shopper asks again without an edit', async () => {
    const view = await opened()
    await setFault({ match: { path: zipPath }, fault: 'status:503', times: 1 })
    await view.asks('20095')
    expect(view.message()).to.contain('could not check')
    view.press('update')
    await waitUntil(() => !view.isDisabled('continue'))
    expect(view.message()).to.equal('')
  })

  const ways = {
    Skip: view => view.press('skip'),
    Escape: () => press('Escape'),
    'the close button': view => view.at('.close').click(),
  } satisfies Record<string, (view: Interstitial) => unknown>
  for (const [way, leave] of Object.entries(ways)) {
    it(`INT-018 disables Continue and Update while it asks; ${way} works and ends the call`, async () => {
      const view = await opened()
      const release = await hold({ path: zipPath })
      const fetched = spy(window, 'fetch')
      try {
        view.type('50667')
        view.press('update')
        await waitUntil(() => view.at('[part=update]').getAttribute('aria-busy') === 'true')
        const disabled = ['continue', 'update', 'skip'].map(view.isDisabled)
        expect(disabled).to.deep.equal([true, true, false])
        expect(view.at('.close').getAttribute('aria-disabled')).to.not.equal('true')
        view.press('continue')
        await nextTask()
        expect([view.isOpen(), view.metrics()]).to.deep.equal([true, []])
        const { signal } = fetched.lastCall.args[1] ?? {}
        expect(signal?.aborted).to.equal(false)
        await leave(view)
        await view.submits()
        expect(signal?.aborted).to.equal(true)
      } finally {
        fetched.restore()
      }
      await release()
      view.add.click()
      await view.opens()
      expect(view.isDisabled('continue')).to.equal(false)
      expect(view.at('[part=merchant]').textContent).to.equal('Provided by Harbor & Pine')
      await view.asks('50667')
      expect(view.at('[part=merchant]').textContent).to.equal('Provided by Isar Home Service')
      expect(updates(view).length).to.equal(1)
    })
  }

  for (const [what, pattern, warns] of [
    ['without a pattern', '', 0],
    ['with a pattern that is no regular expression', 'data-zip-pattern="[("', 1],
  ] as const) {
    it(`INT-045 has no input ${what}, and keeps the offer of the page`, async () => {
      const given = `data-offer-listing-id="OL${serviceAsin}" data-mapping-set="heavybulky" ${pattern}`
      const warnings: string[] = []
      const { warn } = console
      console.warn = (...texts: unknown[]) => void warnings.push(texts.join(' '))
      const view = await opened({ given })
      console.warn = warn
      expect(view.find('[part=input]')).to.equal(null)
      expect(warnings.filter(text => text.includes('zipPattern')).length).to.equal(warns)
      view.press('continue')
      await view.submits()
      expect(JSON.parse((await journal(addPath))[0]?.body ?? '').items[0].offerListingId).to.equal(
        `OL${serviceAsin}`,
      )
    })
  }

  it('INT-046 starts without Continue when the service has no offer yet', async () => {
    const given = String.raw`data-zip-pattern="\d{5}" data-mapping-set="heavybulky"`
    const view = await opened({ given })
    expect([view.isDisabled('continue'), view.message()]).to.deep.equal([true, ''])
    await view.asks('20095')
    expect(view.isDisabled('continue')).to.equal(false)
    view.press('skip')
    await view.submits()
  })

  it('INT-049 removes what the answer lacks', async () => {
    const view = await opened({
      attributes: 'data-next-offer-price="€1" data-si-rating-weblab-treatment="T1"',
      state: { positiveRatingHtml: '<b>Good</b>' },
    })
    await view.asks('01067')
    for (const part of ['price', 'next-price', 'merchant', 'rating'])
      expect(view.find(`[part=${part}]`), part).to.equal(null)
  })

  it('INT-004 begins with the zip code of the location', async () => {
    const view = await interstitial()
    page.$location.set({ addressLabel: 'Hamburg', zipCode: '20095' })
    await nextTask()
    view.add.click()
    await view.opens()
    expect((view.at('[part=input]') as HTMLInputElement).value).to.equal('20095')
  })
})
