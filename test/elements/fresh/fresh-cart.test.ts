import { expect, fixtureCleanup, nextFrame } from '@open-wc/testing'
import 'virtual:dp-fresh-cart'
import 'virtual:dp-quantity-selector'
import { restore, stub } from 'sinon'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  facts,
  fixture,
  hold,
  inShadow,
  journal,
  mount,
  pageState,
  session,
  setFault,
} from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { nextTask, waitUntil } from '../../support/wait.ts'

const tag = 'dp-fresh-cart'
const milk = 'data-asin="B0MILK0001" data-store-id="HALL" data-brand-id="HARBOR"'

interface Line {
  asin: string
  storeId: string
  quantity: number
}
const inCart = async (): Promise<string[]> =>
  (await facts<Line[]>('cart')).map(
    ({ asin, quantity, storeId }) => `${asin} ${storeId} ${quantity}`,
  )

const button = (host: Element) => inShadow(host, '[part=button]')
const dialog = (host: Element) => host.shadowRoot?.querySelector<HTMLElement>('[part~=dialog]')
const is = (host: Element, state: string) => host.matches(`:state(${state})`)
const textOf = (host: Element) => host.shadowRoot?.textContent ?? ''

const stay = (event: Event) => event.preventDefault()
const cart = (attributes = milk, inner = '') =>
  mount(tag, `<div><${tag} ${attributes}>${inner}</${tag}></div>`)
const added = (host: Element) => waitUntil(() => textOf(host).includes('Added to'), 'it is added')
const opened = async (host: Element) => {
  await waitUntil(() => dialog(host) ?? false, 'the dialog')
  return dialog(host)!
}
const stepper = (id: string, quantity: number) =>
  `<dp-quantity-selector data-widget-id="${id}" data-selected-quantity="${quantity}" data-shape-type="SIMPLIFIED_QUANTITY_STEPPER" data-stepper-debounce-time="20">${pageState('quantity-selector', { staticData: { asin: 'B0MILK0001', storeId: 'HALL' } })}</dp-quantity-selector>`
const shownIn = (widget: Element) =>
  (widget as Element & { config: { selectedQuantity: number } }).config.selectedQuantity
const press = (widget: Element, what: 'plus' | 'minus' | 'add') => {
  const buttons = [...widget.shadowRoot!.querySelectorAll('button')]
  const found = what === 'minus' ? buttons[0] : buttons.at(-1)
  found?.click()
}
const rests = (widget: Element, host: Element) =>
  waitUntil(() => !widget.matches(':state(adding)') && !is(host, 'adding'), 'both rest')

describe(tag, () => {
  let left: ReturnType<typeof eventsOf>
  beforeEach(async () => {
    await session('member')
    await clearJournal()
    page.$cart.set({ count: null })
    page.quantity('B0MILK0001').set(undefined)
    left = eventsOf(document, 'dp-before-navigate')
    document.addEventListener('dp-before-navigate', stay)
  })
  afterEach(async () => {
    document.removeEventListener('dp-before-navigate', stay)
    fixtureCleanup()
    restore()
    await clearFaults()
  })

  it('FRS-066 changes neither address nor history by an add', async () => {
    const before = [location.href, history.length, history.state]
    const host = await cart()
    button(host).click()
    await added(host)
    await waitUntil(() => page.$cart.get().count === 1, 'the count')
    expect([location.href, history.length, history.state]).to.deep.equal(before)
    expect(left.take()).to.deep.equal([])
  })

  it('FRS-001 FRS-016 FRS-064 adds to the cart, says so, and counts', async () => {
    const host = await cart(`${milk} data-quantity="2" data-cart-url="/cart"`)
    const heard = eventsOf(host, 'dp-cart-added')
    button(host).click()
    await added(host)
    await waitUntil(() => page.$cart.get().count === 2, 'the count')
    expect(await inCart()).to.deep.equal(['B0MILK0001 HALL 2'])
    expect(heard.take()[0]?.detail).to.deep.equal({
      items: [{ asin: 'B0MILK0001', storeId: 'HALL', quantity: 2, amountInCart: 2 }],
      cartCount: null,
      delivery: true,
    })
    expect(inShadow(host, '[part=message] a').getAttribute('href')).to.equal('/cart')
    const [{ body, query } = { body: '', query: {} }] = await journal('/alm/addtofreshcart')
    expect(query).to.deep.equal({ ref_: '', almBrandId: 'HARBOR' })
    expect(JSON.parse(body)).to.include({ quantity: 2, isItemSoldByCount: true })
  })

  it('FRS-010 FRS-014 hides its words behind a spinner during the add, and takes no press', async () => {
    const release = await hold({ path: '/alm/addtofreshcart' })
    const host = await cart()
    button(host).click()
    button(host).click()
    await waitUntil(() => is(host, 'adding'), 'the add')
    const [words, busy] = [...host.shadowRoot!.querySelectorAll('.busy-face')]
    expect([words, busy].map(face => getComputedStyle(face!).visibility)).to.deep.equal([
      'hidden',
      'visible',
    ])
    button(host).click()
    await release()
    await added(host)
    expect(await inCart()).to.deep.equal(['B0MILK0001 HALL 1'])
  })

  it('FRS-011 takes no press without a product, and none of an empty list', async () => {
    const lone = await cart('data-store-id="HALL" data-brand-id="HARBOR"')
    const many = await cart('data-mode="multi" data-store-id="HALL" data-brand-id="HARBOR"')
    for (const host of [lone, many]) {
      expect(button(host).getAttribute('aria-disabled')).to.equal('true')
      button(host).click()
    }
    expect(await journal('/alm/')).to.deep.equal([])
  })

  it('FRS-006 adds all items of a list', async () => {
    const items = [
      { asin: 'B0EGGS0001', storeId: 'HALL' },
      { asin: 'B0MILK0001', storeId: 'HALL', quantity: 2 },
    ]
    const host = await cart(
      'data-mode="multi" data-store-id="HALL" data-brand-id="HARBOR"',
      pageState('fresh-cart', { items }),
    )
    expect(button(host).textContent).to.contain('Add all to cart')
    button(host).click()
    await added(host)
    expect(await inCart()).to.deep.equal(['B0EGGS0001 HALL 1', 'B0MILK0001 HALL 2'])
  })

  it('FRS-009 FRS-064 adds to an order, with the token in the query alone', async () => {
    const host = await cart(`${milk} data-mode="order" data-reftag="fs"`)
    expect(button(host).textContent).to.contain('Add to order')
    button(host).click()
    await added(host)
    expect(textOf(host)).to.contain('Added to order')
    const [entry] = await journal('/fom/')
    expect(entry?.path).to.equal('/fom/add-to-fresh-order/ref=fs')
    expect(entry?.query['csrf']).to.equal(entry?.headers['x-dp-csrf-token'])
    expect(await inCart()).to.deep.equal([])
  })

  it('FRS-025 FRS-037 FRS-065 says why an item is not added, in a dialog that gives the focus back', async () => {
    const host = await cart(
      'data-asin="B0STRAWB01" data-store-id="HALL" data-brand-id="HARBOR" data-quantity="500"',
    )
    button(host).focus()
    button(host).click()
    const shown = await opened(host)
    await waitUntil(() => shown.textContent.includes('Only 60 of'), 'the words of the server')
    expect(shown.getAttribute('aria-label')).to.equal('Item was not added to the cart')
    expect(shown.getBoundingClientRect().width).to.equal(325)
    inShadow(host, '[data-ok]').click()
    await waitUntil(() => !dialog(host), 'it closes')
    expect(host.shadowRoot?.activeElement).to.equal(button(host))
  })

  it('FRS-065 keeps a close control of the server in sight that stands in its header', async () => {
    const html =
      '<header><h2>Sold out</h2><button data-dp-action="close">Back</button></header><p>No milk.</p>'
    const { fetch } = globalThis
    stub(globalThis, 'fetch').callsFake(async (...asked) => {
      const answer = await fetch(...asked)
      if (answer.status !== 400) return answer
      const body = { ...(await answer.json()), errorModalHtml: html }
      return Response.json(body, { status: 400 })
    })
    const host = await cart(
      'data-asin="B0STRAWB01" data-store-id="HALL" data-brand-id="HARBOR" data-quantity="500"',
    )
    button(host).click()
    const shown = await opened(host)
    await waitUntil(() => shown.textContent.includes('No milk'), 'the words of the server')
    await waitUntil(() => shown.getAttribute('aria-label') === 'Sold out', 'the label')
    const close = inShadow(host, '[data-dp-action=close]')
    expect(close.checkVisibility()).to.equal(true)
    close.click()
    await waitUntil(() => !dialog(host), 'it closes')
  })

  it('FRS-033 FRS-035 shows its own words where the server has none', async () => {
    await setFault({ match: { path: '/alm/*' }, fault: 'status:500' })
    const host = await cart()
    button(host).click()
    const shown = await opened(host)
    const { label, text } = { label: shown.getAttribute('aria-label'), text: shown.textContent }
    expect(label).to.equal('Item was not added to the cart')
    expect(text).to.contain(
      "We're sorry, there was an error and this item was not added to your cart. Please try again.",
    )
    expect(inShadow(host, '[data-ok]').textContent).to.equal('OK')
  })

  it('FRS-034 shows them in the language of the page', async () => {
    await setFault({ match: { path: '/alm/*' }, fault: 'status:500' })
    const host = await cart(`${milk} lang="de-AT"`)
    button(host).click()
    const shown = await opened(host)
    expect(shown.textContent).to.contain('Bitte versuchen Sie es noch einmal.')
  })

  it('FRS-028 loads the page again where its session is over', async () => {
    await setFault({ match: { path: '/alm/addtofreshcart' }, fault: 'status:403' })
    const host = await cart()
    button(host).click()
    await waitUntil(() => !is(host, 'adding'), 'the end')
    expect(left.take().map(({ detail }) => detail.kind)).to.deep.equal(['reload'])
    expect(dialog(host) ?? null).to.equal(null)
  })

  it('FRS-046 FRS-047 FRS-048 cancels a delivery time that keeps an item out, then adds it', async () => {
    await fixture({ slot: { id: 'ELEMENT', storeId: 'FARM', held: true } })
    const host = await cart()
    const heard = eventsOf(host, 'dp-slot-cancelled')
    button(host).click()
    await opened(host)
    const cancel = () => host.shadowRoot?.querySelector<HTMLElement>('[data-dp-action=cancel-slot]')
    await waitUntil(() => cancel() ?? false, 'the way to cancel')
    cancel()!.click()
    await added(host)
    expect(heard.take()[0]?.detail).to.deep.equal({ asin: 'B0MILK0001', storeId: 'HALL' })
    expect(await inCart()).to.deep.equal(['B0MILK0001 HALL 1'])
    expect((await facts<{ slotId: string | null }>('fresh')).slotId).to.equal(null)
    expect(left.take().map(({ detail }) => detail.kind)).to.deep.equal(['reload'])
  })

  it('FRS-050 tells nothing where it leaves the page during an add', async () => {
    await hold({ path: '/alm/addtofreshcart' })
    const host = await cart()
    const heard = eventsOf(document, 'dp-cart-added', 'dp-cart-failed')
    button(host).click()
    await waitUntil(() => is(host, 'adding'), 'the add')
    const { parentElement } = host
    host.remove()
    await nextTask()
    parentElement?.append(host)
    expect(heard.take()).to.deep.equal([])
    await clearFaults()
    await waitUntil(() => !is(host, 'adding'), 'it rests')
    button(host).click()
    await added(host)
  })

  it('FRS-058 says that the cart could not be checked, and tries again', async () => {
    await setFault({ match: { path: '/afx/*' }, fault: 'status:503', times: 1 })
    const host = await cart(`${milk} data-show-button="false"`)
    const warned = stub(console, 'warn')
    const detail = { data: { storeId: 'HALL' } }
    const request = new CustomEvent('dp-cart-conflicts-requested', {
      detail,
      cancelable: true,
      bubbles: true,
    })
    document.dispatchEvent(request)
    expect(request.defaultPrevented).to.equal(true)
    const shown = await opened(host)
    expect(shown.textContent).to.contain('Your cart could not be checked. Please try again.')
    expect(warned.args.join()).to.contain('Failed to call getconflictsummary')
    inShadow(host, '[data-ok]').click()
    await waitUntil(() => left.take().length > 0, 'the page is loaded again')
    expect(dialog(host) ?? null).to.equal(null)
  })

  it('FRS-063 takes no room without its button', async () => {
    const host = await cart(`${milk} data-show-button="false"`)
    expect(host.shadowRoot?.querySelector('button')).to.equal(null)
    expect(host.getBoundingClientRect().height).to.equal(0)
  })

  engine.it('FRS-068 vibrates for 50 ms when the button adds', 'navigator.vibrate', async () => {
    const vibrate = stub(navigator, 'vibrate').returns(true)
    const host = await cart()
    button(host).click()
    await added(host)
    expect(vibrate.args).to.deep.equal([[50]])
  })
})

describe(`${tag} with quantity selectors`, () => {
  beforeEach(async () => {
    await session()
    page.quantity('B0MILK0001').set(undefined)
  })
  afterEach(async () => {
    fixtureCleanup()
    await clearFaults()
  })

  const silent = `<${tag} ${milk} data-show-button="false"></${tag}>`
  async function shelf(quantity = 0, carts = silent) {
    const host = await mount(tag, `<div>${stepper('w', quantity)}${carts}</div>`)
    const widget = host.parentElement!.querySelector('dp-quantity-selector')!
    await waitUntil(() => widget.matches(':state(initialized)'), 'the selector')
    return { host, widget }
  }
  it('FRS-013 FRS-049 puts what a stepper says into the cart, and takes it out', async () => {
    const { host, widget } = await shelf()
    const heard = eventsOf(document, 'dp-cart-added')
    press(widget, 'add')
    await waitUntil(() => heard.take().length > 0, 'the add')
    expect(await inCart()).to.deep.equal(['B0MILK0001 HALL 1'])
    await rests(widget, host)
    press(widget, 'minus')
    await waitUntil(() => heard.take().length > 0, 'the removal')
    await rests(widget, host)
    expect(await inCart()).to.deep.equal([])
    expect(shownIn(widget)).to.equal(0)
  })

  it('ends 100 quick presses in one state: the cart holds what the page shows', async () => {
    const { host, widget } = await shelf()
    for (let n = 0; n < 100; n += 1) {
      press(widget, n % 7 === 6 ? 'minus' : 'plus')
      if (n % 10 === 9) await nextFrame()
    }
    await waitUntil(async () => {
      await rests(widget, host)
      const [line = '0'] = await inCart()
      return Number(line.split(' ').at(-1)) === shownIn(widget)
    }, 'the cart and the page agree')
    expect(await inCart()).to.have.lengthOf.at.most(1)
  })

  it('FRS-026 shows again what the cart holds where the quantity is refused', async () => {
    await fixture({ product: { asin: 'B0FRESHEL1', stock: 2, freshStore: true } })
    const { host, widget } = await shelf()
    press(widget, 'add')
    await rests(widget, host)
    await waitUntil(() => shownIn(widget) === 1, 'one')
    await setFault({ match: { path: '/alm/addtofreshcart' }, fault: 'status:500' })
    press(widget, 'plus')
    await waitUntil(() => dialog(host) ?? false, 'the dialog')
    await waitUntil(() => shownIn(widget) === 1, 'one again')
  })

  it('adds once where two elements are of one item', async () => {
    const { widget } = await shelf(0, silent + silent)
    const heard = eventsOf(document, 'dp-add-started', 'dp-cart-added')
    press(widget, 'add')
    const seen: CustomEvent[] = []
    await waitUntil(() => (seen.push(...heard.take()), seen.length > 1), 'the add')
    expect(seen.map(({ type }) => type)).to.deep.equal(['dp-add-started', 'dp-cart-added'])
    expect(await inCart()).to.deep.equal(['B0MILK0001 HALL 1'])
  })
})
