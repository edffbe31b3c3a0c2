import { expect } from '@open-wc/testing'
import { restore } from 'sinon'
import { clearFaults, hold, journal, press, session, setFault } from '../../support/browser.ts'
import { beauty, lipstick, polish, soap, tag, three } from '../../support/beauty-bundle.ts'
import { addPath, adds, inCart } from '../../support/bundle.ts'
import { engine } from '../../support/engine.ts'
import { lookAt, lookAway } from '../../support/page-modes.ts'
import { holdMotions } from '../../support/slide.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const tops = (nodes: readonly Element[]) =>
  new Set(nodes.map(node => Math.round(node.getBoundingClientRect().top))).size
const motions = (nodes: readonly Element[]) =>
  nodes.map(node => node.getAnimations().map(({ effect }) => effect?.getTiming().duration))
/** The page of the tests lets nothing move. */
const withMotion = { attributes: 'style="--dp-motion: initial"' }
const itemsOf = (...items: readonly (typeof soap)[]) =>
  items.map(({ asin, offerListingId }) => ({ asin, offerListingId, quantity: 1 }))

describe(tag, () => {
  afterEach(restore)
  afterEach(clearFaults)

  it('BEA-001 BEA-003 stands side by side at first, and one below the other after the toggle', async () => {
    const { find, pictures, states, toggle } = await beauty()
    expect([states(), tops(pictures())]).to.deep.equal([['horizontal'], 1])
    expect(find('[part=toggle]')?.textContent).to.equal('Show details')
    expect(find('.check-aside')?.checkVisibility()).to.equal(false)
    await toggle()
    expect([states(), tops(pictures())]).to.deep.equal([['vertical'], 3])
    expect(find('[part=toggle]')?.textContent).to.equal('Show less')
    expect(find('.check-aside')?.textContent).to.equal('Velvet lipstick€18.90')
    expect(find<HTMLAnchorElement>('.check-aside a')?.getAttribute('href')).to.equal(lipstick.url)
    await toggle()
    expect(states()).to.deep.equal(['horizontal'])
  })

  it('BEA-002 shows one item with its details, and no toggle', async () => {
    const { find, states } = await beauty({ items: [soap], sums: { '1': '€9.90' } })
    expect([states(), find('[part=toggle]')]).to.deep.equal([['vertical'], null])
    expect(find('.check-aside')?.checkVisibility()).to.equal(true)
  })

  engine.it(
    'BEA-004 BEA-005 moves the same nodes in 250 ms, and fades the details in in 400 ms',
    'motion',
    async () => {
      const { boxes, find, items, pictures, toggle } = await beauty(withMotion)
      holdMotions()
      const before = [...boxes(), ...pictures()]
      await toggle()
      expect([...boxes(), ...pictures()]).to.deep.equal(before)
      expect(motions(pictures())).to.deep.equal([[250], [250], [250]])
      const details = items().map(item => item.querySelector('.check-aside')!)
      expect(motions(details)).to.deep.equal([[400], [400], [400]])
      // Where they stood before is where they start.
      const [motion] = pictures()[2]!.getAnimations()
      const [start] = (motion!.effect as KeyframeEffect).getKeyframes()
      expect(start?.['transform']).to.match(/^translate\((?!0px, 0px)/)
      await toggle()
      expect(motions(pictures())).to.deep.equal([[250], [250], [250]])
      expect(find('.check-aside')?.getAnimations()).to.deep.equal([])
    },
  )

  it('BEA-006 keeps what is checked, and the focus, across a switch', async () => {
    const { boxes, check, marks, root, toggle } = await beauty()
    await check(1)
    boxes()[2]!.focus()
    await toggle()
    expect(marks()).to.deep.equal([true, false, true])
    await toggle()
    expect(marks()).to.deep.equal([true, false, true])
    expect(root.activeElement).to.equal(boxes()[2])
  })

  engine.it('BEA-007 moves nothing with reduced motion', 'the DevTools protocol', async () => {
    await lookAt('light')
    const { items, pictures, toggle } = await beauty(withMotion)
    await toggle()
    const moving = [...pictures(), ...items().map(item => item.querySelector('.check-aside')!)]
    expect(motions(moving).flat()).to.deep.equal([])
    expect(tops(pictures())).to.equal(3)
    await lookAway()
  })

  it('BEA-007 moves nothing where the page wants no motion', async () => {
    const { pictures, toggle } = await beauty({ attributes: 'style="--dp-motion: 0s"' })
    await toggle()
    expect(motions(pictures()).flat()).to.deep.equal([])
  })

  it('BEA-008 tells the store of each toggle', async () => {
    const { toggle } = await beauty({ attributes: 'data-tracking-url="/dp/beauty/track?b=1"' })
    await toggle()
    await toggle()
    await waitUntil(async () => (await journal('/dp/beauty/track')).length === 2, 'not told twice')
    expect(
      (await journal('/dp/beauty/track')).map(({ method, query }) => [method, query]),
    ).to.deep.equal([
      ['GET', { b: '1' }],
      ['GET', { b: '1' }],
    ])
  })

  it('BEA-009 dims an item that is not checked, until it is', async () => {
    const { check, host, pictures } = await beauty({ attributes: 'style="--dp-motion: 0s"' })
    const opacity = () => getComputedStyle(pictures()[1]!).opacity
    expect(opacity()).to.equal('1')
    await check(1)
    expect(opacity()).to.equal('0.4')
    await check(1)
    expect([opacity(), host.matches(':state(horizontal)')]).to.deep.equal(['1', true])
  })

  it('BEA-010 BEA-011 BEA-012 words price and button by the number of checked items', async () => {
    const { check, label, total } = await beauty()
    expect([total(), label()]).to.deep.equal(['Price for all 3: €40.70', 'Add all 3 to cart'])
    await check(1)
    expect([total(), label()]).to.deep.equal(['Price for both: €28.80', 'Add both to cart'])
    await check(0)
    expect([total(), label()]).to.deep.equal(['Price: €9.90', 'Add this one to cart'])
  })

  it('BEA-013 hides the price and disables the button with nothing checked', async () => {
    const { button, check, label, press: add, total } = await beauty()
    for (const position of [0, 1, 2]) await check(position)
    expect([total(), label()]).to.deep.equal(['', 'Choose at least one item'])
    expect(button().getAttribute('aria-disabled')).to.equal('true')
    await add()
    expect(await journal(addPath)).to.deep.equal([])
  })

  it('BEA-014 hides a price that the page does not have, and the button works', async () => {
    const told = await warnings(async () => {
      const { becomes, press: add, total } = await beauty({ sums: { '100': '€1' } })
      expect(total()).to.equal('')
      await add()
      await becomes('added')
    })
    expect(await inCart()).to.have.length(3)
    expect(told.filter(one => one.includes('possibleSums'))).to.have.length(1)
  })

  it('BEA-016 BEA-017 puts the checked items into the cart, and says so with a way there', async () => {
    const {
      becomes,
      check,
      count,
      events,
      find,
      message,
      press: add,
    } = await beauty({
      attributes: 'data-cart-url="/cart"',
    })
    await check(1)
    events()
    await add()
    await becomes('added')
    const items = itemsOf(lipstick, soap)
    expect(events()).to.deep.equal([
      ['dp-before-add-to-cart', { items }],
      ['dp-cart-added', { items, cartCount: 2 }],
    ])
    expect([count(), message()]).to.deep.equal([2, 'Added to cart View cart'])
    expect(find('[part=message] a')?.getAttribute('href')).to.equal('/cart')
    expect([await adds(), await inCart()]).to.deep.equal([
      [{ items }],
      [
        [lipstick.asin, 1],
        [soap.asin, 1],
      ],
    ])
  })

  it('BEA-016 sends nothing where the page stops the add', async () => {
    const { host, message, press: add } = await beauty()
    host.addEventListener('dp-before-add-to-cart', event => event.preventDefault())
    await add()
    expect([await journal(addPath), message()]).to.deep.equal([[], ''])
  })

  it('BEA-017 BEA-023 adds none where one is sold out, says so, and adds the others next', async () => {
    const gone = { ...polish, asin: 'B0NONE0001', offerListingId: 'OLB0NONE0001' }
    const {
      becomes,
      check,
      count,
      events,
      marks,
      message,
      press: add,
    } = await beauty({
      items: [lipstick, gone, soap],
    })
    await add()
    await waitUntil(message, 'no text')
    expect(message()).to.match(/^Not all of these items can be added now/)
    expect([marks(), count(), await inCart()]).to.deep.equal([[true, true, true], null, []])
    const [, [name, detail] = []] = events()
    expect([name, detail.reason, detail.status, detail.code]).to.deep.equal([
      'dp-cart-failed',
      'incomplete',
      422,
      'Unknown asin B0NONE0001',
    ])
    await check(1)
    expect(message()).to.equal('')
    await add()
    await becomes('added')
    expect(await inCart()).to.have.length(2)
  })

  it('BEA-017 tries once more after an error, and the store adds once', async () => {
    const { becomes, message, press: add } = await beauty()
    await setFault({ match: { path: addPath }, fault: 'drop-after', times: 1 })
    await add()
    await waitUntil(message, 'no text')
    expect(message()).to.equal('We could not add these items. Please try again.')
    await add()
    await becomes('added')
    expect(await inCart()).to.deep.equal(three.map(({ asin }) => [asin, 1]))
  })

  it('BEA-018 adds once, however often the shopper presses', async () => {
    const { becomes, button, press: add } = await beauty()
    const release = await hold({ path: addPath })
    button().click()
    button().click()
    await add()
    expect(button().getAttribute('aria-busy')).to.equal('true')
    await release()
    await becomes('added')
    expect(await adds()).to.have.length(1)
  })

  it('BEA-017 changes nothing after it has left the page, and works when it is back', async () => {
    const { becomes, count, events, host, press: add } = await beauty()
    const release = await hold({ path: addPath }, 1)
    const place = host.parentElement as HTMLElement
    await add()
    host.remove()
    await nextDrawing()
    place.append(host)
    await release()
    await becomes('adding', false)
    expect([count(), events().map(([name]) => name)]).to.deep.equal([
      null,
      ['dp-before-add-to-cart'],
    ])
    await add()
    await becomes('added')
  })

  for (const [lacks, given] of [
    ['possibleSums', { items: three }],
    ['items', { possibleSums: { '111': '€1' } }],
  ] as const) {
    it(`BEA-019 leaves the fallback without ${lacks}, and shows when they come`, async () => {
      const host = await beautyWith(given)
      expect(host.shadowRoot!.querySelector('slot')).not.to.equal(null)
      Object.assign(host, { config: { items: three, possibleSums: { '111': '€1' } } })
      await waitUntil(() => host.shadowRoot!.querySelector('[part=box]'), 'does not show')
    })
  }

  it('BEA-019 takes no room with an empty list', async () => {
    const { host, states } = await beauty({ items: [] })
    expect(states()).to.deep.equal(['empty'])
    expect(host.getBoundingClientRect().height).to.equal(0)
  })

  it('BEA-020 names each check box after its item, works by Space, and announces the total', async () => {
    const { boxes, find, said, toggle } = await beauty()
    const names = () => boxes().map(one => one.labels?.[0]?.textContent)
    expect(names()).to.deep.equal(three.map(({ title }) => title))
    expect(find('[part=items]')?.ariaLabel).to.equal('Goes well together')
    boxes()[0]!.focus()
    await press(' ')
    expect(boxes()[0]!.checked).to.equal(false)
    await waitUntil(() => said() === 'Price for both: €21.80', `says ${said()}`)
    await toggle()
    expect(names()).to.deep.equal(three.map(({ title }) => title))
  })

  it('BEA-024 shows the name in place of a picture that is missing or fails', async () => {
    const { pictures } = await beauty({
      items: [lipstick, { ...polish, imageUrl: null }, { ...soap, imageUrl: '/images/none.svg' }],
    })
    await waitUntil(() => pictures()[2]!.dataset['lost'] === 'true', 'no name')
    expect(pictures().map(one => one.textContent)).to.deep.equal(['', polish.title, soap.title])
  })
})

/** An element that lacks something: it does not get ready. */
async function beautyWith(config: object): Promise<HTMLElement> {
  await session()
  const host = document.createElement(tag)
  host.innerHTML = '<p>Three for a bath</p>'
  Object.assign(host, { config })
  document.body.append(host)
  await waitUntil(() => host.matches(':state(incomplete)'), 'not incomplete')
  return host
}
