import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  hold,
  inShadow,
  journal,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { changeTo, forgetPlace, locationPopover, paths, sentTo } from '../../support/location.ts'
import { comes } from '../../support/faults/sight.ts'
import { waitUntil } from '../../support/wait.ts'

const signedIn = { recognized: true }
const home = { addressLabel: 'Home', addressId: 'A1' }
const invalidZip = 'Please enter a valid zip code.'
const failedText = 'Your location could not be changed. Please try again.'

beforeEach(async () => {
  await session('member')
  await clearFaults()
  await clearJournal()
})
afterEach(forgetPlace)

const namesOf = (events: readonly Event[]) => events.map(({ type }) => type)
/** The alert at the field, once it is there. */
async function alertOf(popover: Awaited<ReturnType<typeof locationPopover>>) {
  await waitUntil(() => popover.find('.place-alert'), 'the alert shows')
  return inShadow(popover.host, '.place-alert')
}

describe('dp-location-popover, zip field', () => {
  it('LOC-020 LOC-071 ties the alert to the field, marks the field, and says it', async () => {
    const popover = await locationPopover('data-zip-rule="extended"')
    await changeTo(popover, '1234a')
    const alert = await alertOf(popover)
    expect(alert.textContent).to.equal(invalidZip)
    const input = popover.input()
    expect(input?.getAttribute('aria-describedby')).to.equal(alert.id)
    expect(input?.getAttribute('aria-invalid')).to.equal('true')
    await waitUntil(() => popover.announced() === invalidZip, 'it is announced')
    expect(await journal('/gp/delivery')).to.deep.equal([])
  })

  it('LOC-021 tells a military address by an alert of its own, without the error style', async () => {
    const popover = await locationPopover('data-zip-rule="extended"')
    await changeTo(popover, 'FPO AP 96601')
    expect((await alertOf(popover)).textContent).to.match(/^For a military address/)
    expect(popover.input()?.hasAttribute('aria-invalid')).to.equal(false)
    expect(popover.all('.place-alert').length).to.equal(1)
  })

  it('LOC-026 LOC-027 is strict in the popover: five digits or the error style', async () => {
    const popover = await locationPopover()
    await changeTo(popover, 'APOAE09123')
    expect((await alertOf(popover)).textContent).to.equal('Enter a zip code of exactly 5 digits.')
    expect(popover.input()?.getAttribute('aria-invalid')).to.equal('true')
    expect(await journal('/gp/delivery')).to.deep.equal([])
  })

  it('LOC-023 takes alert and error style away with the next key', async () => {
    const popover = await locationPopover()
    await changeTo(popover, '1')
    await alertOf(popover)
    popover.input()?.focus()
    await sendKeys({ type: '2' })
    await waitUntil(() => !popover.find('.place-alert'), 'the alert goes')
    expect(popover.input()?.hasAttribute('aria-invalid')).to.equal(false)
    expect(popover.input()?.hasAttribute('aria-describedby')).to.equal(false)
  })

  it('LOC-024 LOC-025 submits by Enter as by the button, and no form around it', async () => {
    const popover = await locationPopover()
    const submits: Event[] = []
    popover.form.addEventListener('submit', event => {
      event.preventDefault()
      submits.push(event)
    })
    await popover.open()
    popover.input()?.focus()
    await sendKeys({ type: ' 98101 ' })
    await press('Enter')
    await waitUntil(() => page.$location.get()?.zipCode === '98101', 'the place changes')
    const [byEnter] = await sentTo(paths.change)
    await clearJournal()
    await changeTo(popover, ' 98101 ')
    await waitUntil(async () => (await journal(paths.change)).length > 0, 'the button sends')
    expect(await sentTo(paths.change)).to.deep.equal([byEnter])
    expect(submits).to.deep.equal([])
  })
})

describe('dp-location-popover, a change', () => {
  it('LOC-028 LOC-029 posts a form to the store, with the token of the page', async () => {
    const { csrfToken } = await session('member')
    const popover = await locationPopover('data-zip-rule="extended" data-page-type="search"')
    await changeTo(popover, '98101-1234')
    await waitUntil(() => page.$location.get()?.zipCode === '98101')
    const [request] = await journal(paths.change)
    expect([request?.method, request?.path]).to.deep.equal(['POST', paths.change])
    expect(request?.headers).to.include({ 'x-dp-csrf-token': csrfToken })
    expect(request?.headers['content-type']).to.match(/^application\/x-www-form-urlencoded/)
    expect(await sentTo(paths.change)).to.deep.equal([
      {
        zipCode: '98101',
        isDefaultShippingAddress: 'false',
        addressLabel: '',
        locationType: 'LOCATION_INPUT',
        deviceType: 'desktop',
        pageType: 'search',
        actionSource: 'dp-location-popover',
      },
    ])
  })

  it('LOC-040 LOC-041 LOC-043 shows the answered place, tells of it, and refreshes once', async () => {
    const popover = await locationPopover('data-address-id="A1" data-district="Old town"')
    await changeTo(popover, '98101')
    await popover.closes()
    expect(popover.trigger.textContent).to.equal('Deliver to Seattle 98101')
    expect(popover.trigger.matches(':focus')).to.equal(true)
    const place = {
      addressLabel: 'Seattle 98101',
      countryCode: 'US',
      zipCode: '98101',
      state: 'WA',
      city: 'Seattle',
      locationType: 'LOCATION_INPUT',
    }
    expect(page.$location.get()).to.deep.equal(place)
    expect(popover.submitted()).to.deep.equal({})
    await waitUntil(async () => (await journal(paths.refresh)).length === 1, 'it refreshes')
    const changed = popover.heard.take().filter(({ type }) => type === 'dp-location-changed')
    const detail = { ...place, actionSource: 'dp-location-popover' }
    expect(changed.map(event => event.detail)).to.deep.equal([detail])
    await waitUntil(() => popover.announced() === 'Delivery location is now Seattle 98101.')
  })

  it('LOC-029 LOC-030 LOC-031 LOC-073 LOC-082 changes to a saved address by keyboard', async () => {
    const popover = await locationPopover('', signedIn)
    await popover.open()
    await popover.listed(5)
    popover.find('[role=listbox]')?.focus()
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
    await popover.closes()
    const [sent] = await sentTo(paths.change)
    expect(sent).to.include({
      isDefaultShippingAddress: 'false',
      addressLabel: 'Harbor & Pine locker “Lantern” – 22767 Hamburg',
      locationType: 'LOCKER_ADDRESS',
    })
    expect(sent && 'zipCode' in sent).to.equal(false)
    expect(page.$location.get()?.addressId).to.equal(sent?.['addressId'])
    expect(popover.submitted()).to.deep.equal({ addressId: sent?.['addressId'] })
    await popover.open()
    expect(popover.active().length).to.equal(1)
    expect(popover.active()[0]).to.contain('Lantern')
    popover.addresses()[0]?.click()
    await popover.closes()
    const [, second] = await sentTo(paths.change)
    expect(second).to.include({
      isDefaultShippingAddress: 'true',
      locationType: 'DEFAULT_ADDRESS',
    })
    await popover.open()
    expect(popover.active()[0]).to.contain('Mira Lund')
  })

  it('LOC-036 closes and does nothing else when the active address is chosen', async () => {
    const popover = await locationPopover('', signedIn)
    await popover.open()
    await popover.listed(5)
    popover.addresses()[1]?.click()
    await popover.closes()
    await waitUntil(async () => (await journal(paths.refresh)).length === 1)
    await popover.open()
    popover.heard.take()
    await clearJournal()
    popover.addresses()[1]?.click()
    await popover.closes()
    expect(namesOf(popover.heard.take())).to.deep.equal(['dp-location-closed'])
    expect(await journal('/gp')).to.deep.equal([])
  })

  it('LOC-037 sends nothing when the page forbids it', async () => {
    const popover = await locationPopover()
    popover.host.addEventListener('dp-before-change-location', event => event.preventDefault())
    await changeTo(popover, '98101')
    expect(namesOf(popover.heard.take())).to.deep.equal([
      'dp-location-opened',
      'dp-before-change-location',
    ])
    expect(await journal(paths.change)).to.deep.equal([])
    expect(!!popover.layer()).to.equal(true)
  })

  it('LOC-038 disables its controls while the change is under way', async () => {
    const release = await hold({ path: paths.change }, 1)
    const popover = await locationPopover('', signedIn)
    await popover.open()
    await popover.listed(5)
    popover.type('98101')
    popover.input()?.focus()
    await press('Enter')
    await waitUntil(() => popover.host.matches(':state(changing)'))
    await waitUntil(() => popover.input()?.readOnly)
    expect(popover.input()?.matches(':focus')).to.equal(true)
    expect(popover.select()?.disabled).to.equal(true)
    const buttons = ['Update', 'Deliver here'].map(text => popover.button(text))
    expect(buttons.map(one => one?.getAttribute('aria-disabled'))).to.deep.equal(['true', 'true'])
    await press('Enter')
    popover.addresses()[1]?.click()
    for (const button of buttons) button?.click()
    await release()
    await popover.closes()
    expect((await journal(paths.change)).length).to.equal(1)
  })

  it('LOC-044 LOC-045 LOC-046 keeps the old place after a refusal, and tells of it once', async () => {
    const popover = await locationPopover('data-address-label="Home" data-address-id="A1"')
    const calls: unknown[] = []
    Object.assign(popover.host, { updateFailure: (detail: unknown) => calls.push(detail) })
    await setFault({ match: { path: paths.change }, fault: 'status:503', times: 1 })
    await changeTo(popover, '98101')
    await waitUntil(() => popover.find('.choices > .message'), 'the failure shows')
    expect(popover.text()).to.contain(failedText)
    await waitUntil(() => popover.announced() === failedText)
    const failed = popover.heard.take().filter(({ type }) => type === 'dp-location-failed')
    expect(failed.map(({ detail }) => [detail.reason, detail.status])).to.deep.equal([
      ['unavailable', 503],
    ])
    expect(calls).to.deep.equal(failed.map(({ detail }) => detail))
    expect(popover.trigger.textContent).to.equal('Deliver to Home')
    expect(page.$location.get()).to.deep.equal(home)
    expect(popover.submitted()).to.deep.equal({ addressId: 'A1' })
    popover.button('Update')?.click()
    await popover.closes()
    expect(page.$location.get()?.zipCode).to.equal('98101')
  })

  it('LOC-045 takes the function of host.config, too', async () => {
    const popover = await locationPopover()
    const calls: unknown[] = []
    Object.assign(popover.host, {
      config: { updateFailure: (detail: unknown) => calls.push(detail) },
    })
    await waitUntil(() => popover.config()['updateFailure'], 'it is taken')
    await changeTo(popover, '99999')
    await waitUntil(() => calls.length === 1)
    expect(calls[0]).to.include({ reason: 'not-updated', status: 200 })
  })

  it('LOC-039 LOC-047 says that a zip code is invalid which the store does not know', async () => {
    const popover = await locationPopover()
    await changeTo(popover, '99999')
    expect((await alertOf(popover)).textContent).to.equal(invalidZip)
    expect(popover.find('.choices > .message')).to.equal(null)
    const failed = popover.heard.take().find(({ type }) => type === 'dp-location-failed')
    expect(failed?.detail).to.include({ reason: 'not-updated', status: 200 })
    expect(page.$location.get()).to.equal(null)
  })

  it('LOC-042 asks to reload the page in full mode, after it has told of the change', async () => {
    const popover = await locationPopover('data-refresh-mode="full"')
    popover.host.addEventListener('dp-before-navigate', event => event.preventDefault())
    await changeTo(popover, '98101')
    await popover.closes()
    const events = popover.heard.take()
    expect(namesOf(events).slice(-3)).to.deep.equal([
      'dp-location-changed',
      'dp-before-navigate',
      'dp-location-closed',
    ])
    expect(events.at(-2)?.detail).to.deep.equal({ url: location.href, kind: 'reload' })
    expect(await journal(paths.refresh)).to.deep.equal([])
  })

  it('LOC-064 runs nothing that the HTML of an answer holds', async () => {
    const { fetch } = window
    const html = `<ul><li data-address-id="E1" data-address-label="Evil" data-location-type="MOON"
      onclick="window.ran = 1"><img src="x" onerror="window.ran = 2"><script>window.ran = 3</script>
      <a href="javascript:window.ran = 4">Evil</a></li></ul>`
    window.fetch = async (address, init) =>
      `${address}`.includes(paths.list)
        ? Response.json({ loadedAddressCount: 1, html, hasMore: false })
        : fetch(address, init)
    try {
      const popover = await locationPopover('', signedIn)
      await popover.open()
      await popover.listed(1)
      const [entry] = popover.addresses()
      expect(entry?.textContent?.trim()).to.equal('Evil')
      expect(entry?.querySelector('script, [onerror], [onclick], [href]')).to.equal(null)
      entry?.click()
      await waitUntil(async () => (await journal(paths.change)).length === 1)
      const [sent] = await sentTo(paths.change)
      expect(sent).to.include({ addressId: 'E1', locationType: 'ACCOUNT_ADDRESS' })
      expect('ran' in window).to.equal(false)
    } finally {
      window.fetch = fetch
    }
  })

  it('LOC-072 ends its calls when it leaves the page, and tells nothing', async () => {
    await hold({ path: paths.change })
    const popover = await locationPopover()
    await changeTo(popover, '98101')
    await waitUntil(async () => (await journal(paths.change)).length === 1, 'the call is sent')
    popover.heard.take()
    popover.host.remove()
    await waitUntil(() => !popover.host.matches(':state(changing)'), 'it is at rest')
    expect(popover.heard.take()).to.deep.equal([])
    expect(page.$location.get()).to.equal(null)
  })

  it('LOC-078 goes on when it is closed, and shows its failure at the next opening', async () => {
    await hold({ path: paths.change }, 1)
    const popover = await locationPopover()
    await changeTo(popover, '98101')
    await press('Escape')
    await popover.closes()
    await clearFaults()
    await waitUntil(() => page.$location.get()?.zipCode === '98101', 'the change takes effect')
    await hold({ path: paths.change }, 1)
    await changeTo(popover, '99999')
    await press('Escape')
    await popover.closes()
    expect(popover.host.matches(':state(changing)')).to.equal(true)
    await clearFaults()
    await waitUntil(() => popover.heard.take().some(({ type }) => type === 'dp-location-failed'))
    await popover.open()
    expect((await alertOf(popover)).textContent).to.equal(invalidZip)
  })
})

const refreshes = (popover: Awaited<ReturnType<typeof locationPopover>>) => {
  const seen: unknown[] = []
  popover.host.addEventListener('dp-location-refreshed', event => {
    if (event instanceof CustomEvent) seen.push(event.detail)
  })
  return seen
}

describe('dp-location-popover, the refresh', () => {
  const post = { path: paths.refresh }
  it('LOC-048 LOC-049 LOC-050 LOC-051 posts the unified state of the page', async () => {
    page.$asin.set('B0HEADPH01')
    page.quantity('B0HEADPH01').set(3)
    const popover = await locationPopover('data-merchant-id="M1" data-url-params="a=1"')
    const seen = refreshes(popover)
    await changeTo(popover, '98101')
    await waitUntil(() => seen.length === 1)
    page.quantity('B0HEADPH01').set(undefined)
    page.$asin.set(null)
    expect(seen).to.deep.equal([{ success: true, attempt: 1, retriesLeft: 2 }])
    const [request, ...others] = await journal(paths.refresh)
    expect([request?.method, request?.query, others]).to.deep.equal([
      'POST',
      { _encoding: 'UTF-8' },
      [],
    ])
    const [body] = await sentTo(paths.refresh)
    expect(Object.keys(body ?? {}).length).to.equal(16)
    expect(body).to.include({
      addressId: '',
      zipCode: '98101',
      city: 'Seattle',
      asin: 'B0HEADPH01',
      quantity: '3',
      merchantId: 'M1',
      urlParams: 'a=1',
      smid: '',
    })
  })

  it('LOC-054 sends it again after one failure, and is done', async () => {
    await setFault({ match: post, fault: 'drop-before', times: 1 })
    const popover = await locationPopover()
    const seen = refreshes(popover)
    await changeTo(popover, '98101')
    await waitUntil(() => seen.length === 2)
    expect(seen).to.deep.equal([
      { success: false, attempt: 1, retriesLeft: 2 },
      { success: true, attempt: 2, retriesLeft: 1 },
    ])
    expect(popover.find('.message')).to.equal(null)
  })

  it('LOC-052 LOC-053 LOC-079 gives up after three, says so, and reloads by a link', async () => {
    await setFault({ match: post, fault: 'status:500', times: 3 })
    const popover = await locationPopover()
    popover.host.addEventListener('dp-before-navigate', event => event.preventDefault())
    const seen = refreshes(popover)
    await changeTo(popover, '98101')
    await waitUntil(() => popover.find('.message'), 'the page is said to be stale')
    expect(seen.length).to.equal(3)
    expect((await journal(paths.refresh)).length).to.equal(3)
    const stale = inShadow(popover.host, '.message')
    expect(stale.textContent).to.match(/^Your location was changed. This page still shows/)
    await expect(popover.host).to.be.accessible()
    popover.heard.take()
    stale.querySelector('button')?.click()
    const events = popover.heard.take()
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { url: location.href, kind: 'reload' },
    ])
    await changeTo(popover, '97209')
    await waitUntil(() => seen.length === 4)
    await waitUntil(() => !popover.find('.message'), 'the text goes')
  })

  it('LOC-052 counts ten seconds without an answer as a failure', async () => {
    await hold(post, 1)
    const popover = await locationPopover()
    const seen = refreshes(popover)
    await popover.open()
    const clock = holdClocks()
    try {
      popover.type('98101')
      popover.button('Update')?.click()
      await comes(
        () => popover.host.matches(':state(refreshing)'),
        () => 'it refreshes',
      )
      // Cut on its way, a call would leave it to the next one to be held.
      await waitUntil(async () => (await journal(paths.refresh)).length === 1, 'the call arrives')
      clock.tick(10_000)
    } finally {
      clock.restore()
    }
    await waitUntil(() => seen.length > 0)
    expect(seen[0]).to.deep.equal({ success: false, attempt: 1, retriesLeft: 2 })
    await waitUntil(() => seen.length === 2)
    expect(seen[1]).to.include({ success: true })
  })
})
