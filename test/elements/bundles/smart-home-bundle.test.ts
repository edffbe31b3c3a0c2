import { expect } from '@open-wc/testing'
import {
  clearFaults,
  hold,
  journal,
  place,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { addPath, adds, inCart } from '../../support/bundle.ts'
import {
  box,
  bulb,
  htmlOf,
  lock,
  plug,
  smartHome,
  tag,
  words,
} from '../../support/smart-home-bundle.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const itemOf = (asin: string) => ({ asin, offerListingId: `OL${asin}` })
const oneOf = (asin: string) => ({ ...itemOf(asin), quantity: 1 })

describe(tag, () => {
  afterEach(clearFaults)

  it('SMH-001 disables a box without price or id, says so once, and offers the others', async () => {
    let marks: readonly boolean[] = []
    const told = await warnings(async () => {
      const { boxes, check } = await smartHome({
        boxes: box(bulb, '29.90') + box(plug, 'soon', 'checked') + box('', '1'),
      })
      await check(bulb)
      marks = boxes().map(({ disabled }) => disabled)
    })
    expect(marks).to.deep.equal([false, true, true])
    expect(told).to.deep.equal([
      `dp-elements: <${tag}>: check box 2: data-price: expected a price such as 19.99, got "soon"; it is disabled`,
      `dp-elements: <${tag}>: check box 3: data-asin: expected a text, got ""; it is disabled`,
    ])
  })

  it('SMH-001 counts no box that cannot be offered, and offers it once it can be', async () => {
    await warnings(async () => {
      const { label, of, total } = await smartHome({
        boxes: box(bulb, '29.90', 'checked') + box(plug, null, 'checked'),
      })
      expect([total(), label()]).to.deep.equal(['Total: $29.90', 'Add one'])
      of(plug).dataset['price'] = '44.90'
      await waitUntil(() => total() === 'Total: $74.80', total())
      expect(of(plug).disabled).to.equal(false)
    })
  })

  it('SMH-001 leaves a box that the page has disabled out, as the form would', async () => {
    const { of, total } = await smartHome({ boxes: box(bulb, '29.90', 'checked disabled') })
    expect(total()).to.equal('Total: $0.00')
    of(bulb).disabled = false
    await waitUntil(() => total() === 'Total: $29.90', total())
  })

  it('SMH-002 SMH-003 totals what is checked, with each check and uncheck', async () => {
    const { check, total } = await smartHome({ boxes: box(bulb, '19.99') + box(plug, '5.01') })
    expect(total()).to.equal('Total: $0.00')
    await check(bulb, plug)
    expect(total()).to.equal('Total: $25.00')
    await check(bulb)
    expect(total()).to.equal('Total: $5.01')
  })

  it('SMH-004 SMH-009 has no decimals in yen, and needs no decimal separator', async () => {
    const { check, total } = await smartHome({
      attributes: {
        'data-currency-code': 'JPY',
        'data-price-format': '￥{amount}',
        'data-currency-decimal-separator': '',
        'data-currency-thousands-separator': ',',
      },
      boxes: box(bulb, '1200') + box(plug, '300'),
    })
    await check(bulb, plug)
    expect(total()).to.equal('Total: ￥1,500')
  })

  it('SMH-005 writes the amount as configured', async () => {
    const { check, total } = await smartHome({
      attributes: { 'data-price-format': '{amount} €', 'data-currency-decimal-separator': ',' },
    })
    await check(lock)
    expect(total()).to.equal('Total: 159,00 €')
  })

  for (const [row, attributes] of [
    ['SMH-006', { 'data-currency-code': null }],
    ['SMH-007', { 'data-price-format': null }],
    ['SMH-005', { 'data-price-format': '$' }],
    ['SMH-008', { 'data-currency-decimal-separator': null }],
    ['SMH-009', { 'data-currency-decimal-separator': '' }],
    ...Object.keys(words).map(name => ['SMH-010', { [name]: null }] as const),
  ] as const) {
    const [[name, value] = []] = Object.entries(attributes)
    it(`${row} stays as the page wrote it with ${name} ${value ?? 'missing'}, until it comes`, async () => {
      await session()
      const errors: CustomEvent[] = []
      const heard = (event: Event) => errors.push(event as CustomEvent)
      document.addEventListener('dp-error', heard)
      let host: HTMLElement | null = null
      await warnings(async () => {
        host = place(htmlOf({ attributes, boxes: box(bulb, 'soon') })).querySelector(tag)
        await waitUntil(() => errors.length > 0, 'no dp-error')
        await nextDrawing()
      })
      document.removeEventListener('dp-error', heard)
      const { shadowRoot } = host!
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['config'])
      expect(shadowRoot?.querySelector('[part=button], [part=total]')).to.equal(null)
      // Neither the box nor the button of the page has changed.
      expect([...host!.querySelectorAll(':disabled')]).to.deep.equal([])
      expect(host!.querySelector('button')?.checkVisibility()).to.equal(true)
      await warnings(async () => {
        host!.setAttribute(
          name!,
          name === 'data-price-format' ? '${amount}' : name === 'data-currency-code' ? 'USD' : '.',
        )
        await waitUntil(() => shadowRoot?.querySelector('[part=button]'), 'does not show')
      })
    })
  }

  it('SMH-008 gives the page all back when its configuration goes, and goes on when it is back', async () => {
    await warnings(async () => {
      const { find, host, of, send, total } = await smartHome({
        boxes: box(bulb, '1', 'checked') + box(plug, 'soon'),
      })
      expect([of(plug).disabled, send().checkVisibility()]).to.deep.equal([true, false])
      host.removeAttribute('data-currency-decimal-separator')
      await waitUntil(() => !find('[part=button]'), 'still shows')
      expect([of(plug).disabled, send().disabled, send().checkVisibility()]).to.deep.equal([
        false,
        false,
        true,
      ])
      host.dataset['currencyDecimalSeparator'] = ','
      await waitUntil(() => find('[part=button]'), 'does not come back')
      expect([total(), send().checkVisibility()]).to.deep.equal(['Total: $1,00', false])
    })
  })

  it('SMH-011 words the button by how many boxes are checked', async () => {
    const { button, check, host, label } = await smartHome()
    const off = () => button().getAttribute('aria-disabled')
    expect([label(), off()]).to.deep.equal(['Choose some', 'true'])
    expect(host.matches(':state(none)')).to.equal(true)
    await check(bulb)
    expect([label(), off()]).to.deep.equal(['Add one', 'false'])
    expect(host.matches(':state(some):not(:state(none))')).to.equal(true)
    await check(plug, lock)
    expect(label()).to.equal('Add 3')
  })

  it('SMH-012 SMH-016 SMH-017 adds what is checked, once each, and starts anew', async () => {
    const {
      becomes,
      check,
      count,
      events,
      find,
      label,
      marks,
      message,
      press: add,
      total,
    } = await smartHome({ attributes: { 'data-cart-url': '/cart' } })
    await check(bulb, lock)
    events()
    await add()
    await becomes('added')
    await nextDrawing()
    const items = [bulb, lock].map(oneOf)
    expect(await adds()).to.deep.equal([{ items }])
    expect(await inCart()).to.deep.equal([
      [bulb, 1],
      [lock, 1],
    ])
    expect(events()).to.deep.equal([
      ['dp-before-add-to-cart', { items }],
      ['dp-cart-added', { items, cartCount: 2, total: 188.9 }],
    ])
    expect([count(), message(), total()]).to.deep.equal([
      2,
      'Added to cart View cart',
      'Total: $0.00',
    ])
    expect(find('[part=message] a')?.getAttribute('href')).to.equal('/cart')
    expect([marks(), label()]).to.deep.equal([[false, false, false], 'Choose some'])
    await add()
    expect(await adds()).to.have.length(1)
    await check(plug)
    expect(message()).to.equal('')
  })

  it('SMH-012 adds an item once that two boxes are for', async () => {
    const {
      becomes,
      press: add,
      total,
    } = await smartHome({
      boxes: box(bulb, '29.90', 'checked') + box(bulb, '29.90', 'checked'),
    })
    expect(total()).to.equal('Total: $29.90')
    await add()
    await becomes('added')
    expect(await inCart()).to.deep.equal([[bulb, 1]])
  })

  it('SMH-013 does not drift', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => box(`B0TENTH00${n}`, '0.10', 'checked'))
    const { label, total } = await smartHome({ boxes: ten.join('') })
    expect([total(), label()]).to.deep.equal(['Total: $1.00', 'Add 10'])
  })

  it('SMH-014 SMH-017 keeps the selection when the add fails, and adds once with the next press', async () => {
    const { becomes, check, events, marks, message, press: add } = await smartHome()
    await setFault({ match: { path: addPath }, fault: 'drop-after', times: 1 })
    await check(bulb)
    events()
    await add()
    await waitUntil(message, 'no text')
    expect(message()).to.equal('These items could not be added. Try again.')
    expect(marks()).to.deep.equal([true, false, false])
    expect(events().at(-1)).to.deep.equal([
      'dp-cart-failed',
      { items: [oneOf(bulb)], reason: 'offline', status: 0, code: '' },
    ])
    await add()
    await becomes('added')
    expect(await inCart()).to.deep.equal([[bulb, 1]])
  })

  it('SMH-014 sends nothing more while an add runs', async () => {
    const { becomes, button, check } = await smartHome()
    const release = await hold({ path: addPath })
    await check(bulb)
    for (let presses = 0; presses < 3; presses++) button().click()
    await nextDrawing()
    button().click()
    await release()
    await becomes('added')
    expect(await adds()).to.have.length(1)
  })

  it('SMH-022 adds none where one is not to be had, says so, and adds the others next', async () => {
    const {
      becomes,
      check,
      marks,
      message,
      press: add,
    } = await smartHome({
      boxes: box(bulb, '29.90') + box('B0NONE0001', '1.00'),
    })
    await check(bulb, 'B0NONE0001')
    await add()
    await waitUntil(message, 'no text')
    expect(message()).to.match(/^Some of these items are not available now/)
    expect([marks(), await inCart()]).to.deep.equal([[true, true], []])
    await check('B0NONE0001')
    expect(message()).to.equal('')
    await add()
    await becomes('added')
    expect(await inCart()).to.deep.equal([[bulb, 1]])
  })

  it('SMH-015 announces each new total, and works by keys', async () => {
    const { becomes, button, host, of, root, said } = await smartHome()
    of(bulb).focus()
    await press(' ')
    await waitUntil(() => said() === 'Total: $29.90', `says ${said()}`)
    await press('Tab', 'Tab', 'Tab')
    expect([document.activeElement, root.activeElement]).to.deep.equal([host, button()])
    await press('Enter')
    await becomes('added')
    await waitUntil(() => said() === 'Added to cart', `says ${said()}`)
  })

  it('SMH-016 keeps what the shopper has checked while the add ran', async () => {
    const { becomes, check, label, marks, press: add, total } = await smartHome()
    const release = await hold({ path: addPath })
    await check(bulb)
    await add()
    await check(plug)
    await release()
    await becomes('added')
    await nextDrawing()
    expect(marks()).to.deep.equal([false, true, false])
    expect([total(), label()]).to.deep.equal(['Total: $44.90', 'Add one'])
  })

  it('SMH-017 tells the page what is checked, with the total as a number', async () => {
    const { check, events } = await smartHome()
    await check(bulb, plug)
    const items = [
      { ...itemOf(bulb), price: 29.9 },
      { ...itemOf(plug), price: 44.9 },
    ]
    expect(events()).to.deep.equal([
      ['dp-bundle-changed', { items: items.slice(0, 1), total: 29.9 }],
      ['dp-bundle-changed', { items, total: 74.8 }],
    ])
  })

  it('SMH-018 sends nothing where the page stops the add', async () => {
    const { check, host, marks, press: add } = await smartHome()
    host.addEventListener('dp-before-add-to-cart', event => event.preventDefault())
    await check(bulb)
    await add()
    expect([await journal(addPath), marks()]).to.deep.equal([[], [true, false, false]])
  })

  it('SMH-019 counts a box that was checked before the code came, and tells nobody', async () => {
    const { events, said, total } = await smartHome({
      boxes: box(bulb, '29.90', 'checked'),
      send: '',
    })
    await nextDrawing()
    expect([total(), events(), said()]).to.deep.equal(['Total: $29.90', [], ''])
  })

  it('SMH-014 changes nothing after it has left the page, and works when it is back', async () => {
    const { becomes, check, count, host, marks, press: add } = await smartHome()
    const release = await hold({ path: addPath }, 1)
    await check(bulb)
    const { parentElement } = host
    await add()
    host.remove()
    await nextDrawing()
    parentElement!.append(host)
    await release()
    await becomes('adding', false)
    expect([count(), marks()]).to.deep.equal([null, [true, false, false]])
    await add()
    await becomes('added')
    expect(await inCart()).to.deep.equal([[bulb, 1]])
  })
})
