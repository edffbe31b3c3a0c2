import { expect, fixtureCleanup, nextFrame } from '@open-wc/testing'
import 'virtual:dp-grocery-add'
import { restore, stub } from 'sinon'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  facts,
  hold,
  inShadow,
  journal,
  mount,
  pageState,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-grocery-add'
const coffee =
  'data-asin="B0COFFEE01" data-title="House blend coffee" data-offer-listing-id="OLB0COFFEE01" data-session-id="demo"'

interface Line {
  offerListingId: string
  quantity: number
}
const inCart = async () =>
  (await facts<Line[]>('cart')).map(line => `${line.offerListingId} ${line.quantity}`)

const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)
const button = (host: Element) => inShadow(host, '[part=button]')
const dialog = (host: Element) => part(host, 'dialog')
const textOf = (host: Element) => host.shadowRoot?.textContent ?? ''
const isOff = (node: Element) => node.getAttribute('aria-disabled') === 'true'
const grocery = (attributes = '', state = {}) =>
  mount(
    tag,
    `<div><${tag} ${attributes} ${coffee}>${pageState('grocery-add', state)}</${tag}></div>`,
  )
const says = (host: Element, text: string) =>
  waitUntil(() => textOf(host).includes(text), `it says ${text}`)
const rests = (host: Element) => waitUntil(() => !isOff(button(host)), 'the button works again')
const opened = async (host: Element) => {
  await waitUntil(() => dialog(host)?.querySelector('.server-html > *') ?? false, 'the dialog')
  return dialog(host)!
}

const offers = ['2', '3', '5', '4'].map(id => ({
  offerListingID: `OLB0COFFEE01-${id}`,
  sellerName: `Seller ${id}`,
  price: '€20.00',
  delivery: 'Tomorrow',
}))
const shownOffers = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll('[part=offer] .offer-seller')].map(
    ({ textContent }) => textContent,
  )

/** Changes what the store answers to calls of this path. */
function answering(path: string, change: (answer: Response) => string | Promise<string>): void {
  const { fetch } = window
  stub(window, 'fetch').callsFake(async (...asked) => {
    const answer = await fetch.call(window, ...asked)
    return `${asked[0]}`.includes(path) ? new Response(await change(answer), answer) : answer
  })
}

const triggers = () => journal('/ussx/weblab-trigger')

/** Collects events of a node. */
function heard(node: EventTarget, ...names: readonly string[]): CustomEvent[] {
  const all: CustomEvent[] = []
  for (const name of names) {
    node.addEventListener(name, event => all.push(event as CustomEvent))
  }
  return all
}

/** Opens the list of quantities, and returns its entries. */
async function openList(host: Element): Promise<HTMLElement[]> {
  inShadow(host, '[part=quantity]').click()
  await waitUntil(() => part(host, 'list') ?? false, 'the list')
  return [...host.shadowRoot!.querySelectorAll<HTMLElement>('[part~=item]')]
}
/** Lets the shopper type, and returns the field. */
async function typing(host: Element): Promise<HTMLInputElement> {
  ;(await openList(host)).at(-1)?.click()
  await waitUntil(() => part(host, 'input') ?? false, 'the field')
  return part(host, 'input') as HTMLInputElement
}
async function paste(input: HTMLInputElement, text: string): Promise<void> {
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  await nextFrame()
}

describe(tag, () => {
  beforeEach(async () => {
    await session()
    await clearJournal()
    page.$cart.set({ count: null })
    page.quantity('B0COFFEE01').set(undefined)
  })
  afterEach(async () => {
    fixtureCleanup()
    restore()
    await clearFaults()
  })

  it('GRO-001, GRO-018 adds to the cart of the store, and shows the count', async () => {
    const host = await grocery('data-quantity="2"')
    const told = heard(host, 'dp-cart-added')
    button(host).click()
    await says(host, 'Added to cart')
    await waitUntil(() => told.length > 0, 'the page hears of it')
    expect(await inCart()).to.deep.equal(['OLB0COFFEE01 2'])
    expect(page.$cart.get().count).to.equal(2)
    expect(told[0]?.detail.cartCount).to.equal(2)
  })

  it('GRO-002, GRO-003, GRO-051 keeps the button off during the call and after it, and sends one call', async () => {
    const host = await grocery()
    const release = await hold({ path: '/dp/grocery/add' }, 1)
    button(host).click()
    await nextFrame()
    expect(isOff(button(host))).to.equal(true)
    button(host).click()
    await release()
    await says(host, 'Added to cart')
    expect(isOff(button(host))).to.equal(true)
    button(host).click()
    await rests(host)
    expect((await journal('/dp/grocery/add')).length).to.equal(1)
    button(host).click()
    await waitUntil(async () => (await journal('/dp/grocery/add')).length === 2, 'a second add')
  })

  it('GRO-004, GRO-005, GRO-006, GRO-007 says that it failed, and sends nothing, where the page lacks something', async () => {
    const warn = stub(console, 'warn')
    const host = await mount(tag, `<div><${tag} data-asin="B0COFFEE01"></${tag}></div>`)
    button(host).click()
    await says(host, 'This item could not be added. Try again.')
    expect(await journal('/dp/grocery/add')).to.deep.equal([])
    expect(dialog(host)).to.equal(null)
    const said = warn.args.flat().join(' ')
    expect(said).to.contain('expected title, sessionId, offerListingId, got nothing')
  })

  it('GRO-009 ends the list with the highest quantity and a plus', async () => {
    const host = await grocery()
    const texts = (await openList(host)).map(({ textContent }) => textContent)
    expect(texts).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'])
  })

  it('GRO-008 chooses from the list', async () => {
    const host = await grocery()
    ;(await openList(host))[2]?.click()
    await waitUntil(() => page.quantity('B0COFFEE01').get() === 3, 'the quantity')
    expect(inShadow(host, '[part=quantity]').textContent).to.contain('3')
  })

  it('GRO-010 lets the shopper type, with the focus in the field', async () => {
    const host = await grocery()
    const input = await typing(host)
    await waitUntil(() => host.shadowRoot!.activeElement === input, 'the focus')
    expect(part(host, 'quantity')).to.equal(null)
    await press('7')
    expect(input.value).to.equal('7')
  })

  it('GRO-011 takes digits only, when the shopper types', async () => {
    const host = await grocery()
    const input = await typing(host)
    await waitUntil(() => host.shadowRoot!.activeElement === input, 'the focus')
    await press('1', 'a', '-', '.', '2')
    expect(input.value).to.equal('12')
  })

  for (const text of ['0', '', '2.5', 'two']) {
    it(`GRO-012, GRO-013, GRO-052 refuses a pasted ${JSON.stringify(text)}`, async () => {
      const host = await grocery()
      const input = await typing(host)
      await paste(input, text)
      await says(host, 'Enter a whole number of at least 1.')
      const described = host.shadowRoot!.getElementById(input.getAttribute('aria-describedby')!)
      expect(described?.textContent).to.equal('Enter a whole number of at least 1.')
      expect(input.getAttribute('aria-invalid')).to.equal('true')
      expect(isOff(button(host))).to.equal(true)
      await press('Enter')
      expect(await journal('/dp/grocery/add')).to.deep.equal([])
    })
  }

  it('GRO-015, GRO-016, GRO-059 shows the last quantity again under the error, until a valid one comes', async () => {
    const host = await grocery()
    const input = await typing(host)
    await paste(input, '40')
    await paste(input, '1000')
    await says(host, 'Enter a number of at most 999.')
    expect([input.value, isOff(button(host))]).to.deep.equal(['40', false])
    await paste(input, '41')
    await waitUntil(() => !host.shadowRoot!.querySelector('#entry-fault'), 'the error stays')
    expect(input.hasAttribute('aria-invalid')).to.equal(false)
  })

  it('GRO-014, GRO-017 takes 999 by Enter, and adds once', async () => {
    const host = await grocery()
    const input = await typing(host)
    await paste(input, '999')
    await press('Enter')
    await waitUntil(async () => (await journal('/dp/grocery/add')).length > 0, 'the add')
    const sent = await journal('/dp/grocery/add')
    expect(sent.map(({ body }) => JSON.parse(body).quantity)).to.deep.equal([999])
  })

  it('GRO-017 submits no form around the element by Enter', async () => {
    const host = await mount(tag, `<form action="/nowhere"><${tag} ${coffee}></${tag}></form>`)
    const submitted = heard(host.closest('form')!, 'submit')
    const input = await typing(host)
    await paste(input, '2')
    await press('Enter')
    await says(host, 'Added to cart')
    expect(submitted.length).to.equal(0)
  })

  it('GRO-019, GRO-058 clips the coupon by an add', async () => {
    const host = await grocery('', { coupon: { unclipped: 'Save 10 %', clipped: 'You save 10 %' } })
    expect(part(host, 'coupon')?.textContent).to.equal('Save 10 %')
    button(host).click()
    await says(host, 'You save 10 %')
    expect(host.matches(':state(clipped)')).to.equal(true)
    expect(part(await grocery(), 'coupon')).to.equal(null)
  })

  it('GRO-020, GRO-021, GRO-052, GRO-061 says what is left, and gives the focus back', async () => {
    const host = await grocery('data-offer-listing-id="OLB0COFFEE01-3" data-quantity="5"')
    const told = heard(
      host,
      'dp-cart-failed',
      'dp-grocery-conflict-opened',
      'dp-grocery-conflict-closed',
    )
    button(host).focus()
    button(host).click()
    const shown = await opened(host)
    expect(shown.textContent).to.contain('3')
    expect(told.map(({ type }) => type)).to.deep.equal([
      'dp-cart-failed',
      'dp-grocery-conflict-opened',
    ])
    expect(told[0]?.detail.items[0].amountInCart).to.equal(3)
    expect(shown.contains(host.shadowRoot!.activeElement)).to.equal(true)
    await press('Escape')
    await waitUntil(() => !dialog(host), 'the dialog closes')
    expect(told.at(-1)?.type).to.equal('dp-grocery-conflict-closed')
    await waitUntil(() => host.shadowRoot!.activeElement === button(host), 'the focus')
    await rests(host)
  })

  it('GRO-027 counts the cart when the dialog closes', async () => {
    const host = await grocery('data-offer-listing-id="OLB0COFFEE01-3" data-quantity="5"')
    button(host).click()
    const shown = await opened(host)
    shown.querySelector<HTMLElement>('.close')?.click()
    await waitUntil(() => page.$cart.get().count === 3, 'the count')
  })

  it('GRO-053 cleans the HTML of the dialog', async () => {
    const unsafe = '<p id="kept">Gone<img src="/none.png" onerror="window.ran = true"></p>'
    answering('/afx/cart/reservation_conflict', async answer => (await answer.text()) + unsafe)
    const host = await grocery('data-offer-listing-id="OLB0COFFEE01-4"')
    button(host).click()
    const shown = await opened(host)
    expect(shown.querySelector('#kept')?.textContent).to.equal('Gone')
    expect(shown.querySelector('[onerror]')).to.equal(null)
    expect('ran' in window).to.equal(false)
  })

  it('GRO-053 shows a text where the HTML cannot be loaded', async () => {
    await setFault({ match: { path: '/afx/cart/reservation_conflict' }, fault: 'status:500' })
    const host = await grocery('data-offer-listing-id="OLB0COFFEE01-4"')
    button(host).click()
    await says(host, 'This item could not be added.')
    expect(dialog(host)?.textContent).to.contain('Check your cart')
  })

  it('GRO-053 shows a text where nothing of the HTML can show', async () => {
    answering('/afx/cart/reservation_conflict', () => '<script>alert(1)</script> ')
    stub(console, 'warn')
    const host = await grocery('data-offer-listing-id="OLB0COFFEE01-4"')
    button(host).click()
    await says(host, 'This item could not be added.')
  })

  it('GRO-061 closes the dialog by a button of the HTML, too', async () => {
    const host = await grocery('data-offer-listing-id="OLB0COFFEE01-4"')
    button(host).focus()
    button(host).click()
    const shown = await opened(host)
    shown.querySelector<HTMLElement>('[data-dp-action=close]')!.click()
    await waitUntil(() => !dialog(host), 'the dialog closes')
    await waitUntil(() => host.shadowRoot!.activeElement === button(host), 'the focus')
  })

  it('GRO-010 leaves the focus alone when the page puts a typed quantity back', async () => {
    const host = await grocery()
    const input = await typing(host)
    expect(host.shadowRoot!.activeElement).to.equal(input)
    const parent = host.parentElement!
    host.remove()
    await nextFrame()
    const other = parent.appendChild(document.createElement('button'))
    other.focus()
    parent.append(host)
    await waitUntil(() => part(host, 'input') ?? false, 'the field')
    expect(document.activeElement).to.equal(other)
  })

  it('GRO-026 asks for an address beside the button, without a dialog', async () => {
    const answer = { isOK: false, extraErrorInfos: [{ statusCode: 'ADDRESS_NOT_SELECTED' }] }
    answering('/dp/grocery/add', () => JSON.stringify(answer))
    stub(console, 'warn')
    const host = await grocery()
    button(host).click()
    await says(host, 'Choose a delivery address, then add the item again.')
    expect(dialog(host)).to.equal(null)
  })

  it('GRO-047, GRO-049 turns the pages of offers', async () => {
    const host = await grocery('', { offers })
    const [previous, next] = [...host.shadowRoot!.querySelectorAll<HTMLElement>('.pager button')]
    expect(shownOffers(host)).to.deep.equal(['Seller 2', 'Seller 3', 'Seller 5'])
    expect([isOff(previous!), isOff(next!)]).to.deep.equal([true, false])
    next!.click()
    await says(host, 'Offers 4 to 4 of 4')
    expect(shownOffers(host)).to.deep.equal(['Seller 4'])
    expect([isOff(previous!), isOff(next!)]).to.deep.equal([false, true])
    const one = await grocery('', { offers: offers.slice(0, 3) })
    expect(one.shadowRoot!.querySelector('.pager')).to.equal(null)
  })

  it('GRO-048, GRO-062 adds the offer of another seller, and holds all buttons meanwhile', async () => {
    const host = await grocery('', { offers })
    const buttons = [...host.shadowRoot!.querySelectorAll<HTMLElement>('[part=offer-button]')]
    // A seller may have two offers.
    expect(buttons[0]?.querySelector('[data-shown=true]')?.textContent).to.equal(
      'Add to cart Seller 2, €20.00',
    )
    buttons[0]?.click()
    await nextFrame()
    expect([button(host), ...buttons].every(isOff)).to.equal(true)
    await says(host, 'Added to cart')
    expect([button(host), ...buttons].every(isOff)).to.equal(true)
    expect(await inCart()).to.deep.equal(['OLB0COFFEE01-2 1'])
  })

  it('COR-106 wraps words that are longer than their place', async () => {
    const long = 'W'.repeat(400)
    const host = await grocery('style="display: block; inline-size: 300px"', {
      offers: [{ offerListingID: 'A', sellerName: long, price: long, delivery: long }],
      coupon: { unclipped: long },
    })
    const most = host.getBoundingClientRect().right + 1
    const wide = [...host.shadowRoot!.querySelectorAll('.grocery, .grocery *')].filter(
      node => node.getBoundingClientRect().right > most && !node.closest('.visually-hidden'),
    )
    expect(wide.map(({ className }) => className)).to.deep.equal([])
  })

  it('GRO-050 sends nothing when the page cancels', async () => {
    const host = await grocery()
    host.addEventListener('dp-before-add-to-cart', event => event.preventDefault())
    button(host).click()
    await nextFrame()
    expect(await journal('/dp/grocery/add')).to.deep.equal([])
    expect(isOff(button(host))).to.equal(false)
  })

  it('GRO-029, GRO-032, GRO-034, GRO-035, GRO-052 adds to the shopping list from a dialog', async () => {
    const host = await grocery('data-list-id="DEMO" data-list-token="demo"')
    const told = heard(host, 'dp-list-item-added', 'dp-list-item-failed')
    const control = inShadow(host, '[part=list-button]')
    control.focus()
    control.click()
    await waitUntil(() => part(host, 'list-add') ?? false, 'the dialog')
    expect(dialog(host)?.textContent).to.contain('House blend coffee')
    const add = part(host, 'list-add')!
    const release = await hold({ path: '/afx/lists/json/shoppinglists/additem' }, 1)
    add.click()
    await nextFrame()
    expect(isOff(add)).to.equal(true)
    await release()
    await says(host, 'Added to your list')
    expect(isOff(add)).to.equal(false)
    add.click()
    await says(host, 'This item is already in your list.')
    expect(told.map(({ detail }) => detail.reason ?? 'added')).to.deep.equal([
      'added',
      'alreadyInList',
    ])
    await press('Escape')
    await waitUntil(() => host.shadowRoot!.activeElement === control, 'the focus')
  })

  it('GRO-033, GRO-036 says so where the list cannot be reached', async () => {
    await setFault({
      match: { path: '/afx/lists/json/shoppinglists/additem' },
      fault: 'status:503',
    })
    const host = await grocery('data-list-id="DEMO" data-list-token="demo"')
    inShadow(host, '[part=list-button]').click()
    await waitUntil(() => part(host, 'list-add') ?? false, 'the dialog')
    part(host, 'list-add')!.click()
    await says(host, 'Your list could not be reached. Try again later.')
  })

  it('GRO-054 shows no control of a list that the page has not named', async () => {
    const host = await grocery()
    expect([part(host, 'list-button'), part(host, 'assistant-button')]).to.deep.equal([null, null])
  })

  it("GRO-037, GRO-038, GRO-039, GRO-044 adds to the assistant's list, with its metadata", async () => {
    await session('signed-in')
    page.$shopper.set({ ...page.$shopper.get(), deviceType: 'mobile' })
    const host = await grocery(
      'data-assistant-list-url="/dp/assistant/list/items" data-assistant-metadata="x1"',
    )
    const control = inShadow(host, '[part=assistant-button]')
    expect(control.textContent).to.contain('Add to voice assistant list')
    const release = await hold({ path: '/dp/assistant/list/items' })
    control.click()
    await nextFrame()
    expect(control.getAttribute('aria-busy')).to.equal('true')
    await release()
    await waitUntil(() => control.getAttribute('aria-busy') === 'false', 'the answer')
    expect(control.textContent).to.contain('Added')
    expect(isOff(control)).to.equal(true)
    page.$shopper.set({ ...page.$shopper.get(), deviceType: null })
    const [sent] = await journal('/dp/assistant/list/items')
    expect(sent?.headers['x-dp-metadata']).to.equal('x1')
    await waitUntil(
      async () => (await journal('/alexashoppinglists/api/logevents')).length === 1,
      'it is counted',
    )
  })

  it('GRO-042, GRO-055 goes to sign-in where the shopper is signed out, unless the page cancels', async () => {
    const host = await grocery('data-assistant-list-url="/dp/assistant/list/items"')
    const told = heard(host, 'dp-assistant-item-failed', 'dp-before-navigate')
    host.addEventListener('dp-before-navigate', event => event.preventDefault())
    inShadow(host, '[part=assistant-button]').click()
    await waitUntil(() => told.length === 2, 'it goes to sign-in')
    expect(told[0]?.detail).to.include({ reason: 'signedOut', status: 401 })
    expect(told[1]?.detail.url).to.contain('/gp/sign-in.html')
  })

  it('GRO-043 brings the link back, with a text, where the list fails', async () => {
    await session('signed-in')
    await setFault({ match: { path: '/dp/assistant/list/items' }, fault: 'status:503' })
    const host = await grocery('data-assistant-list-url="/dp/assistant/list/items"')
    inShadow(host, '[part=assistant-button]').click()
    await says(host, "The item could not be added to the voice assistant's list. Try again.")
    expect(inShadow(host, '[part=assistant-button]').textContent).to.contain(
      'Add to voice assistant list',
    )
  })

  it('GRO-046 sends the trigger of an experiment once', async () => {
    const host = await grocery('data-weblab-value="W" data-weblab-treatment="T1"')
    await waitUntil(async () => (await triggers()).length === 1, 'the trigger')
    const parent = host.parentElement!
    host.remove()
    await nextFrame()
    parent.append(host)
    await nextFrame()
    expect((await triggers()).length).to.equal(1)
  })
})
