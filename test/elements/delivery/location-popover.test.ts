import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  journal,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { forgetPlace, locationPopover, paths, sentTo } from '../../support/location.ts'
import { comeBack } from '../../support/engine.ts'
import { textEnd } from '../../support/text-end.ts'
import { waitUntil } from '../../support/wait.ts'

const here = encodeURIComponent(location.pathname)
/** What a select offers, after its blank. */
const names = (select: HTMLSelectElement | null) =>
  [...(select?.options ?? [])].slice(1).map(({ text }) => text)
const signedIn = { recognized: true }

beforeEach(async () => {
  await session('member')
  await clearFaults()
  await clearJournal()
})
afterEach(forgetPlace)

describe('dp-location-popover, closed', () => {
  it('LOC-001 shows where an item goes, or asks for it', async () => {
    const { trigger } = await locationPopover()
    expect(trigger.textContent).to.equal('Choose your location')
    page.$location.set({ addressLabel: 'Seattle 98101' })
    await waitUntil(() => trigger.textContent === 'Deliver to Seattle 98101')
    page.$location.set({ addressLabel: '' })
    await waitUntil(() => trigger.textContent === 'Choose your location')
  })

  it('LOC-069 LOC-081 shows what the page names, then what others write, without a call', async () => {
    const { host, heard, trigger } = await locationPopover(
      'data-address-label="Home" data-address-state="OR" data-location-type="REALM_DEFAULT"',
    )
    expect(trigger.textContent).to.equal('Deliver to Home')
    const place = { addressLabel: 'Home', state: 'OR', locationType: 'REALM_DEFAULT' }
    expect(page.$location.get()).to.deep.equal(place)
    page.$location.set({ addressLabel: 'Elsewhere' })
    await waitUntil(() => trigger.textContent === 'Deliver to Elsewhere')
    host.dataset['addressLabel'] = 'Office'
    await waitUntil(() => trigger.textContent === 'Deliver to Office')
    expect(page.$location.get()).to.deep.equal({ ...place, addressLabel: 'Office' })
    expect(heard.take()).to.deep.equal([])
    expect(await journal('/gp')).to.deep.equal([])
  })

  it('LOC-056 LOC-057 LOC-058 submits the address under the name of its context', async () => {
    const { host, submitted } = await locationPopover('data-address-id="A1"')
    expect(submitted()).to.deep.equal({ addressId: 'A1' })
    host.dataset['oneClick'] = ''
    await waitUntil(() => 'dropdown-selection' in submitted())
    expect(submitted()).to.deep.equal({ 'dropdown-selection': 'A1' })
    page.$location.set({ addressLabel: 'Seattle', zipCode: '98101' })
    expect(submitted()).to.deep.equal({})
  })
})

describe('dp-location-popover, nobody signed in', () => {
  it('LOC-002 LOC-004 LOC-065 opens with a field for a zip code and the way to sign in', async () => {
    const { all, button, input, layer, open } = await locationPopover()
    await open()
    expect(layer()?.matches('.popover:popover-open')).to.equal(true)
    expect(input()?.labels?.[0]?.textContent).to.equal('Enter a zip code')
    expect(!!button('Update')).to.equal(true)
    const links = all('a').map(link => link.textContent)
    expect(links).to.deep.equal(['Sign in to see your addresses'])
    expect(await journal('/gp/delivery')).to.deep.equal([])
  })

  it('LOC-005 LOC-006 leads to sign-in and back to the path of the page', async () => {
    const { find, open } = await locationPopover('data-page-type="offer-listing"')
    await open()
    const address = `/gp/sign-in.html?useRedirectOnSuccess=1&path=${here}`
    expect(find('a')?.getAttribute('href')).to.equal(address)
  })

  it('LOC-005 LOC-007 takes the address of the page, and the search of a search page', async () => {
    page.$context.set({ signInUrl: '/ap/in' })
    const { find, host, open } = await locationPopover('data-page-type="search"')
    await open()
    const back = encodeURIComponent(location.pathname + location.search)
    const href = () => find('a')?.getAttribute('href')
    expect(href()).to.equal(`/ap/in?useRedirectOnSuccess=1&path=${back}`)
    host.dataset['signInUrl'] = '/own'
    await waitUntil(() => href() === `/own?useRedirectOnSuccess=1&path=${back}`)
  })

  it('COR-082 follows no address that is none of the web', async () => {
    page.$context.set({ signInUrl: 'javascript:alert(1)' })
    const { find, open } = await locationPopover()
    await open()
    expect(find('a')?.getAttribute('href')).to.match(/^\/gp\/sign-in\.html\?/)
  })
})

describe('dp-location-popover, signed in', () => {
  it('LOC-003 LOC-008 lists the addresses, and leads to where they are managed', async () => {
    const popover = await locationPopover('data-manage-address-url="/addresses"', signedIn)
    await popover.open()
    await popover.listed(5)
    const [list] = popover.all('[role=listbox]')
    expect(list?.getAttribute('aria-label')).to.equal('Your addresses')
    expect(popover.addresses()[0]?.textContent).to.contain('Mira Lund')
    const links = popover.all('a').map(link => [link.textContent, link.getAttribute('href')])
    expect(links).to.deep.equal([['Manage addresses', '/addresses']])
  })

  it('COR-021 keeps both lines of an address to the side of the page in rtl', async () => {
    const popover = await locationPopover('', signedIn)
    popover.host.closest('form')!.dir = 'rtl'
    await popover.open()
    await popover.listed(5)
    for (const row of popover.addresses()) {
      const [name, street] = [...row.querySelectorAll('.address > *')].map(textEnd)
      expect(name, row.textContent).to.equal(street)
    }
  })

  it('LOC-083 shows the addresses of one load whole, and cuts one in half where there are more or no room', async () => {
    await setViewport({ width: 800, height: 1100 })
    const { addresses, all, button, listed, open } = await locationPopover('', signedIn)
    await open()
    await listed(5)
    const list = all('[role=listbox]')[0]!
    const hidden = () => list.scrollHeight - list.clientHeight
    /** Height of what is in view of an address, as a part of its own. */
    const part = (row: Element) => {
      const { height, top } = row.getBoundingClientRect()
      return (list.getBoundingClientRect().bottom - top) / height
    }
    const isCut = () => addresses().some(row => Math.abs(part(row) - 0.5) < 0.05)
    await waitUntil(() => addresses().every(row => part(row) >= 1), 'one of five is cut')
    expect(hidden()).to.be.lessThan(2)
    await setViewport({ width: 640, height: 460 })
    await waitUntil(() => hidden() > 20 && isCut(), 'none is cut in a low window')
    await setViewport({ width: 800, height: 1100 })
    await waitUntil(() => hidden() < 2, 'they are not whole again')
    button('See more addresses')?.click()
    await waitUntil(() => addresses().length > 5 && hidden() > 20 && isCut(), 'none is cut')
    await setViewport({ width: 800, height: 600 })
  })

  it('LOC-008 shows no such link where the page names no address for it', async () => {
    const { all, listed, open } = await locationPopover('', signedIn)
    await open()
    await listed(5)
    expect(all('a')).to.deep.equal([])
  })

  it('LOC-059 LOC-060 LOC-061 shows more with each press, until there are no more', async () => {
    const popover = await locationPopover('data-device-type="tabletApp"', signedIn)
    await popover.open()
    await popover.listed(5)
    popover.button('See more addresses')?.click()
    await popover.listed(10)
    popover.button('See more addresses')?.click()
    await popover.listed(13)
    expect(popover.button('See more addresses')).to.equal(undefined)
    const body = { loadCount: '5', selectedAddressId: '', deviceType: 'tabletApp' }
    expect(await sentTo(paths.list)).to.deep.equal(
      ['0', '5', '10'].map(currentAddressCount => ({ currentAddressCount, ...body })),
    )
  })

  it('COR-102 keeps focus in the list when the last press takes the link away', async () => {
    const popover = await locationPopover('', signedIn)
    await popover.open()
    await popover.listed(5)
    popover.button('See more addresses')?.click()
    await popover.listed(10)
    popover.button('See more addresses')?.focus()
    await press('Enter')
    await popover.listed(13)
    await waitUntil(() => popover.find('.addresses:focus-within'), 'focus stays in the list')
  })

  it('LOC-063 takes the selections in place of the list where the page wants them', async () => {
    page.$location.set({ addressLabel: 'X', addressId: 'A9' })
    const popover = await locationPopover(
      'data-address-source="selections" data-one-click data-page-type="search"',
      signedIn,
    )
    await popover.open()
    await popover.listed(13)
    const [asked, ...others] = await journal('/gp/delivery')
    expect([asked?.method, asked?.path, others]).to.deep.equal(['GET', paths.selections, []])
    expect(asked?.query).to.deep.equal({
      currentAddressId: 'A9',
      deviceType: 'desktop',
      isOneClickFromContext: 'true',
      clientPage: 'search',
    })
  })

  it('LOC-062 LOC-074 says nothing of a failed list, and asks again at the next opening', async () => {
    await setFault({ match: { path: paths.list }, fault: 'status:500', times: 1 })
    const popover = await locationPopover('', signedIn)
    await popover.open()
    await waitUntil(() => !popover.find('.waiting'), 'it no longer waits')
    expect(popover.find('.message, .heading')).to.equal(null)
    expect(popover.button('Update')?.getAttribute('aria-disabled')).to.not.equal('true')
    await press('Escape')
    await popover.closes()
    await popover.open()
    await popover.listed(5)
  })

  it('LOC-065 shows no heading where there are no addresses', async () => {
    await session('signed-out')
    const popover = await locationPopover('data-manage-address-url="/addresses"', signedIn)
    await popover.open()
    await waitUntil(() => !popover.find('.waiting'), 'the list has come')
    expect(popover.find('.heading, [role=listbox]')).to.equal(null)
    expect([popover.input(), popover.find('a')?.textContent]).to.deep.equal([
      popover.input(),
      'Manage addresses',
    ])
  })

  it('LOC-068 keeps its lists, until somebody else is signed in', async () => {
    const popover = await locationPopover('', signedIn)
    await popover.open()
    await popover.listed(5)
    await press('Escape')
    await popover.closes()
    await popover.open()
    await popover.listed(5)
    expect((await journal(paths.list)).length).to.equal(1)
    page.$shopper.set({ ...page.$shopper.get(), recognized: false })
    await popover.listed(0)
    page.$shopper.set({ ...page.$shopper.get(), recognized: true })
    await popover.listed(5)
    expect((await journal(paths.list)).length).to.equal(2)
  })
})

describe('dp-location-popover, regions and countries', () => {
  const state = {
    primarySelections: ['UK_BFPO', 'FR'],
    primarySelectionsOrder: ['FR', 'UK_BFPO'],
    secondarySelections: ['DE'],
  }
  it('LOC-009 LOC-010 offers what the server answers for the page', async () => {
    const { open, select } = await locationPopover('data-device-type="iPad"', { state })
    await open()
    expect(await sentTo(paths.countries)).to.deep.equal([
      {
        deviceType: 'iPad',
        primarySelections: 'UK_BFPO,FR',
        primarySelectionsOrder: 'FR,UK_BFPO',
        secondarySelections: 'DE',
      },
    ])
    expect(names(select())).to.include.members(['France', 'Germany'])
    expect(names(select()).length).to.equal(3)
  })

  it('COR-106 leaves long names of places room when the view is narrow', async () => {
    await setViewport({ width: 320, height: 900 })
    const { open, select, layer } = await locationPopover()
    await open()
    const [field, panel] = [select(), layer()].map(one => one?.getBoundingClientRect().width ?? 0)
    expect(field).to.be.greaterThan(0.8 * (panel ?? 0))
    await setViewport({ width: 800, height: 600 })
  })

  it('LOC-011 offers every country in the language of the page, without a call', async () => {
    const { open, select } = await locationPopover('data-locale="fr"')
    await open()
    expect(names(select()).length).to.equal(249)
    expect(names(select())).to.include('Allemagne')
    expect(await journal(paths.countries)).to.deep.equal([])
  })

  it('LOC-076 offers every country after a failed call', async () => {
    await setFault({ match: { path: paths.countries }, fault: 'status:503' })
    const { open, select } = await locationPopover('', { state })
    await open()
    expect(names(select()).length).to.equal(249)
  })

  it('LOC-077 sends what is selected by its own button alone', async () => {
    const { button, choose, heard, open, select } = await locationPopover()
    await open()
    expect(button('Deliver here')?.getAttribute('aria-disabled')).to.equal('true')
    select()?.focus()
    await sendKeys({ type: 'Fra' })
    choose('FR')
    await nextFrame()
    expect(button('Deliver here')?.getAttribute('aria-disabled')).to.equal('false')
    expect(await journal(paths.change)).to.deep.equal([])
    button('Deliver here')?.click()
    await waitUntil(() => page.$location.get()?.locationType === 'COUNTRY')
    const [sent] = await sentTo(paths.change)
    expect(sent).to.include({ countryCode: 'FR', locationType: 'COUNTRY', addressLabel: '' })
    expect(heard.take().some(({ type }) => type === 'dp-location-changed')).to.equal(true)
  })
})

describe('dp-location-popover, its layer', () => {
  const modal = 'data-global-modal-eligible data-device-type="desktop"'

  it('LOC-066 LOC-070 is a modal with the same controls, which keeps focus inside', async () => {
    const { button, closes, find, input, layer, open, select, trigger } =
      await locationPopover(modal)
    await open()
    expect(layer()?.matches('dialog:modal')).to.equal(true)
    expect([!!input(), !!select(), !!button('Update')]).to.deep.equal([true, true, true])
    for (let at = 0; at < 9; at++) {
      await press('Tab')
      const isInside =
        find('dialog:focus-within') !== null || document.activeElement === document.body
      expect(isInside || !document.hasFocus()).to.equal(true)
    }
    await comeBack()
    await press('Escape')
    await closes()
    expect(trigger.matches(':focus')).to.equal(true)
  })

  it('LOC-067 is a popover on other devices, and where the page wants no modal', async () => {
    for (const attributes of [
      'data-global-modal-eligible data-device-type="tabletLargeApp"',
      'data-device-type="desktop"',
    ]) {
      const { closes, layer, open } = await locationPopover(attributes)
      await open()
      expect(layer()?.matches('.popover')).to.equal(true)
      await press('Escape')
      await closes()
    }
  })

  it('LOC-070 takes focus, does not keep it, and gives it back', async () => {
    const { closes, find, heard, open, trigger } = await locationPopover()
    await open()
    expect(!!find('.popover:focus-within')).to.equal(true)
    for (let at = 0; at < 8 && find('.popover:focus-within'); at++) await press('Tab')
    expect(find('.popover:focus-within')).to.equal(null)
    trigger.focus()
    await press('Escape')
    await closes()
    expect(trigger.matches(':focus')).to.equal(true)
    const told = heard.take().map(({ type }) => type)
    expect(told).to.deep.equal(['dp-location-opened', 'dp-location-closed'])
  })

  for (const [name, attributes] of [
    ['popover', ''],
    ['modal', modal],
  ] as const) {
    it(`LOC-070 closes the ${name} by a press outside and by its close button`, async () => {
      await setViewport({ width: 1000, height: 800 })
      const { closes, find, open, trigger } = await locationPopover(attributes)
      await open()
      await sendMouse({ type: 'click', position: [990, 790] })
      await closes()
      expect(trigger.matches(':focus')).to.equal(true)
      await open()
      find('.close')?.click()
      await closes()
    })
  }

  it('LOC-002 is closed by a second press of the trigger', async () => {
    const { closes, host, open, trigger } = await locationPopover()
    await open()
    expect(trigger.getAttribute('aria-expanded')).to.equal('true')
    expect(host.matches(':state(open)')).to.equal(true)
    trigger.click()
    await closes()
    expect(trigger.getAttribute('aria-expanded')).to.equal('false')
  })

  it('COR-100 has nothing for axe to find, closed, open and in its alerts', async () => {
    const popover = await locationPopover('data-manage-address-url="/a"', signedIn)
    await expect(popover.host).to.be.accessible()
    await popover.open()
    await popover.listed(5)
    // Half faded in, texts have too little contrast.
    await Promise.all(popover.host.shadowRoot!.getAnimations().map(({ finished }) => finished))
    await expect(popover.host).to.be.accessible()
    popover.button('Update')?.click()
    await waitUntil(() => popover.find('.place-alert'))
    await expect(popover.host).to.be.accessible()
  })

  it('COR-100 has nothing for axe to find as a modal for somebody unknown', async () => {
    const popover = await locationPopover(modal)
    await popover.open()
    await expect(popover.host).to.be.accessible()
  })
})

describe('dp-location-popover, in a narrow window', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }))

  it('COR-106 cuts nothing off and scrolls nothing sideways at 320 px', async () => {
    await setViewport({ width: 320, height: 700 })
    const popover = await locationPopover('data-manage-address-url="/addresses"', signedIn)
    await popover.open()
    await popover.listed(5)
    const layer = popover.layer()
    expect(layer?.scrollWidth).to.equal(layer?.clientWidth)
    const edge = (layer?.getBoundingClientRect().right ?? 0) - 16
    for (const control of popover.all('.popover :is(button, input, select, a, [role=option])')) {
      expect(control.getBoundingClientRect().right).to.be.at.most(edge + 9)
    }
  })
})
