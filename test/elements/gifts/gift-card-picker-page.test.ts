import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import $ from 'jquery'
import { spy, stub } from 'sinon'
import { page } from '../../../src/page/page.ts'
import { press } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { resetAddress } from '../../support/fresh-page.ts'
import { hintText, picker, tag, travel } from '../../support/gift-card.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')

async function pointAt(node: Element, deed: 'move' | 'click' = 'move') {
  node.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = node.getBoundingClientRect()
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  await sendMouse({ type: deed, position })
}

describe(`${tag} and the page`, () => {
  const title = document.title
  afterEach(async () => {
    canonical()?.remove()
    document.title = title
    resetAddress()
    await sendMouse({ type: 'move', position: [1, 1] })
  })

  it('GFT-014 GFT-016 lays a veil over the button while the amount is not possible', async () => {
    const { buy, enter, sent, veil } = await picker()
    const before = buy().outerHTML
    await enter('5000')
    await waitUntil(veil, 'no veil')
    const [over, under] = [veil()!.getBoundingClientRect(), buy().getBoundingClientRect()]
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(over[side]).to.be.closeTo(under[side], 1)
    }
    expect(buy().ariaDisabled).to.equal('true')
    buy().click()
    buy().focus()
    await press('Enter', ' ')
    expect(sent()).to.equal(0)
    await enter('25')
    await waitUntil(() => !veil(), 'the veil stays')
    expect(buy().outerHTML).to.equal(before)
    buy().click()
    expect(sent()).to.equal(1)
  })

  it('GFT-014 follows the button when the page moves it', async () => {
    const { buy, enter, veil } = await picker()
    await enter('5000')
    await waitUntil(veil, 'no veil')
    const spacer = Object.assign(document.createElement('div'), { style: 'height: 70px' })
    buy().before(spacer)
    await waitUntil(
      () => Math.abs(veil()!.getBoundingClientRect().top - buy().getBoundingClientRect().top) < 1,
      'the veil does not follow',
    )
  })

  it('GFT-015 says why, to who points at the veil, presses it, or comes to the button by keys', async () => {
    const { buy, enter, hint, hints, veil } = await picker()
    await enter('5000')
    await waitUntil(veil, 'no veil')
    await pointAt(veil()!)
    await hints()
    expect(hint()).to.equal(hintText)
    await sendMouse({ type: 'move', position: [1, 1] })
    await hints(false)
    await pointAt(veil()!, 'click')
    await hints()
    await press('Escape')
    await hints(false)
    buy().focus()
    await hints()
    const text = document.getElementById(buy().getAttribute('aria-describedby') ?? '')
    expect(text?.textContent).to.equal(hintText)
    buy().blur()
    await hints(false)
  })

  it('GFT-047 keeps the form until an amount is chosen, and says why', async () => {
    const { buy, form, hint, hints, pick, sent } = await picker()
    buy().click()
    await hints()
    expect([sent(), hint()]).to.deep.equal([0, hintText])
    form.requestSubmit()
    expect(sent()).to.equal(0)
    await pick('amount', '€50')
    await hints(false)
    buy().click()
    expect(sent()).to.equal(1)
  })

  it('GFT-047 keeps a form that a script of the page submits, and gives the method back', async () => {
    const { amount, enter, form, hints, host, pick } = await picker()
    let posted = 0
    const submit = () => void (posted += 1)
    form.submit = submit
    host.remove()
    await nextDrawing()
    form.prepend(host)
    await nextDrawing()
    $(form).trigger('submit')
    await hints()
    form.submit()
    expect(posted).to.equal(0)
    await pick('amount', '€50')
    $(form).trigger('submit')
    expect(posted).to.equal(1)
    await enter('9000')
    form.submit()
    expect([posted, amount()]).to.deep.equal([1, ['']])
    const other = document.body.appendChild(document.createElement('form'))
    other.append(host)
    await waitUntil(() => form.submit === submit, 'the method does not come back')
    form.submit()
    expect(posted).to.equal(2)
    other.remove()
  })

  it('GFT-047 keeps a button of the page without a form, too', async () => {
    const { buy, hints, pick } = await picker({
      button: '<button id="add-to-cart-button" type="button">Add</button>',
    })
    let pressed = 0
    buy().addEventListener('click', () => (pressed += 1))
    buy().click()
    await hints()
    expect(pressed).to.equal(0)
    await pick('amount', '€50')
    buy().click()
    expect(pressed).to.equal(1)
  })

  it('GFT-052 reads what was just typed when the button is pressed', async () => {
    const { amount, box, buy, enter, sent, type, veil } = await picker()
    box()!.focus()
    await sendKeys({ type: '37.509' })
    await pointAt(buy(), 'click')
    expect([sent(), amount(), box()?.value]).to.deep.equal([1, ['37.5'], '37.50'])
    await enter('5000')
    await waitUntil(veil, 'no veil')
    type('25')
    await pointAt(veil()!, 'click')
    await waitUntil(() => sent() === 2, 'the press is lost')
    expect(amount()).to.deep.equal(['25'])
    type('5000')
    await pointAt(buy(), 'click')
    expect([sent(), amount()]).to.deep.equal([2, ['']])
  })

  it('GFT-052 reads what was just typed when the form is submitted', async () => {
    const { amount, form, sent, type } = await picker()
    type('5000')
    form.requestSubmit()
    expect(sent()).to.equal(0)
    type('37.5')
    form.requestSubmit()
    expect([sent(), amount()]).to.deep.equal([1, ['37.5']])
  })

  it('GFT-043 takes the amount with Enter, and does not submit the form', async () => {
    const { amount, box, form, sent } = await picker()
    // Old themes submit the form of a key that nobody has taken.
    form.addEventListener('keydown', event => {
      if (event.key === 'Enter' && !event.defaultPrevented) form.requestSubmit()
    })
    box()!.focus()
    await sendKeys({ type: '25' })
    await press('Enter')
    expect([amount(), sent()]).to.deep.equal([['25'], 0])
  })

  it('COR-063 leads to the box when the page asks for what is wrong', async () => {
    const { enter, form, host, root } = await picker()
    expect(form.checkValidity()).to.equal(true)
    await enter('5000')
    ;(root.activeElement as HTMLElement).blur()
    expect(form.reportValidity()).to.equal(false)
    await nextDrawing()
    expect(root.activeElement?.getAttribute('part')).to.equal('box')
    expect(host.matches(':invalid')).to.equal(true)
  })

  it('GFT-026 brings title, canonical link and $asin in line, and gives the page back its own', async () => {
    document.title = 'Ours'
    const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: '/ours' })
    document.head.append(link)
    const { host, pick } = await picker()
    const now = () => [document.title, link.getAttribute('href'), page.$asin.get()]
    await pick('amount', '€50')
    expect(now()).to.deep.equal(['Ours', '/ours', 'B0GIFTCRD1'])
    await pick('design', 'Winter')
    expect(now()).to.deep.equal(['Winter card of 25', '/dp/B0GIFTWN25', 'B0GIFTWN25'])
    await pick('amount', '€50')
    expect(now()).to.deep.equal(['Winter card of 50', '/dp/B0GIFTWN50', 'B0GIFTWN50'])
    const form = host.parentElement!
    host.remove()
    await nextDrawing()
    expect(now()).to.deep.equal(['Ours', '/ours', 'B0GIFTCRD1'])
    form.prepend(host)
    await nextDrawing()
    expect(now()).to.deep.equal(['Winter card of 50', '/dp/B0GIFTWN50', 'B0GIFTWN50'])
    await pick('design', 'Ribbon')
    expect(now()).to.deep.equal(['Ours', '/ours', 'B0GIFTCRD1'])
  })

  it('GFT-026 makes a canonical link where the page has none, and takes it away', async () => {
    const { host, pick } = await picker()
    await pick('design', 'Cake')
    expect(canonical()?.getAttribute('href')).to.equal('/dp/B0GIFTCRD2')
    host.remove()
    await nextDrawing()
    expect(canonical()).to.equal(null)
  })

  it('GFT-026 leaves a title and a product alone that the page has changed since', async () => {
    const { host, pick } = await picker()
    await pick('design', 'Cake')
    document.title = 'News'
    page.$asin.set('B0HEADPH01')
    host.remove()
    await nextDrawing()
    expect([document.title, page.$asin.get()]).to.deep.equal(['News', 'B0HEADPH01'])
  })

  it('GFT-029 GFT-030 GFT-031 GFT-048 keeps a free amount in the address, in one entry for each', async () => {
    const { enter, gpo, pick } = await picker({ query: 'k=1&gpo=9&l' })
    // A browser forgets entries beyond 50, so their number says nothing.
    const entries = spy(history, 'pushState')
    const marker = {}
    Object.assign(window, { marker })
    await enter('37.50')
    expect(location.search).to.match(/[?&]k=1&gpo=37\.5&l$/)
    await enter('37.5')
    await pick('amount', '€50')
    expect([gpo(), entries.callCount]).to.deep.equal(['50', 2])
    await pick('design', 'Winter')
    expect(location.search).to.match(/[?&]k=1&l$/)
    await pick('amount', '€50')
    expect(entries.callCount).to.equal(3)
    await pick('design', 'Ribbon')
    expect(gpo()).to.equal('50')
    await enter('30')
    await enter('')
    expect([gpo(), entries.callCount]).to.deep.equal([null, 6])
    entries.restore()
    expect((window as unknown as { marker: object }).marker).to.equal(marker)
  })

  it('GFT-032 starts with the amount of the address', async () => {
    const { amount, box, events, state } = await picker({
      query: 'gpo=37.50',
      attributes: 'data-selected-combination="0_0" data-initial-variable-amount="50"',
    })
    expect([state(), amount(), box()?.value]).to.deep.equal(['custom', ['37.5'], '37.50'])
    expect(events()).to.deep.equal([])
  })

  for (const gpo of ['abc', '5000', '-5', '1,5', '37.555', '']) {
    it(`GFT-054 starts as configured with gpo=${gpo}`, async () => {
      const { amount } = await picker({
        query: `gpo=${gpo}`,
        attributes: 'data-selected-combination="0_0" data-initial-variable-amount="50"',
      })
      expect(amount()).to.deep.equal(['50'])
    })
  }
  it('GFT-054 starts as configured with gpo and a fixed design', async () => {
    const { amount } = await picker({
      query: 'gpo=75',
      attributes: 'data-selected-combination="2_2"',
    })
    expect(amount()).to.deep.equal(['50'])
  })

  it('GFT-033 goes back and forward through amounts and designs', async () => {
    const { amount, chosen, enter, events, pick } = await picker({
      attributes: 'data-selected-combination="0_0" data-initial-variable-amount="50"',
    })
    await pick('amount', '€100')
    await enter('37.5')
    await pick('design', 'Winter')
    const now = () => [chosen('design')[0], amount()[0], page.$asin.get()]
    await travel(-1)
    expect(now()).to.deep.equal(['Ribbon', '37.5', 'B0GIFTCRD1'])
    events()
    await travel(-1)
    expect(now()).to.deep.equal(['Ribbon', '100', 'B0GIFTCRD1'])
    expect(events()).to.deep.equal([
      [
        'dp-gift-card-changed',
        { asin: 'B0GIFTCRD1', combination: '0_0', amount: 100, designIndex: 0 },
      ],
    ])
    await travel(-1)
    expect(now()).to.deep.equal(['Ribbon', '50', 'B0GIFTCRD1'])
    await travel(3)
    // The address does not tell the design. Only a browser that names its entries leads back to it.
    if (!('navigation' in window)) return
    expect(now()).to.deep.equal(['Winter', '25', 'B0GIFTWN25'])
  })

  it('GFT-033 goes by the address alone in a browser that does not name its entries', async () => {
    const known = Object.getOwnPropertyDescriptor(window, 'navigation')
    Object.defineProperty(window, 'navigation', { value: undefined, configurable: true })
    try {
      const { amount, chosen, enter, pick } = await picker({
        attributes: 'data-selected-combination="0_0" data-initial-variable-amount="50"',
      })
      await enter('37.5')
      await pick('design', 'Winter')
      await travel(-1)
      expect([chosen('design'), amount()]).to.deep.equal([['Ribbon'], ['37.5']])
      await travel(-1)
      expect(amount()).to.deep.equal(['50'])
    } finally {
      if (known) Object.defineProperty(window, 'navigation', known)
    }
  })

  for (const [what, button, asin, missing] of [
    ['the button', '<button>Add</button>', 'B0GIFTCRD1', ['addToCart']],
    ['the twister', undefined, null, ['twister']],
    ['both', '', null, ['addToCart', 'twister']],
    ['nothing', undefined, 'B0GIFTCRD1', null],
  ] as const) {
    it(`GFT-039 counts once after 2000 ms if ${what} is missing, and goes on`, async () => {
      const clock = holdClocks()
      const made = await (async () => {
        const opening = picker(button === undefined ? {} : { button })
        await clock.tickAsync(0)
        return opening
      })()
      try {
        page.$asin.set(asin)
        clock.tick(1999)
        expect(made.counted()).to.deep.equal([])
        clock.tick(1)
        expect(made.counted().map(({ name, fields }) => [name, fields['missing']])).to.deep.equal(
          missing === null ? [] : [['pgc-dp:dependencyMissing', missing]],
        )
        made.type('25')
        clock.tick(500)
        expect(made.amount()).to.deep.equal(['25'])
        const form = made.host.parentElement!
        made.host.remove()
        await clock.tickAsync(0)
        form.prepend(made.host)
        await clock.tickAsync(2000)
        expect(made.counted()).to.deep.equal([])
      } finally {
        clock.restore()
      }
    })
  }

  it('COR-005 names once what of the configuration does not fit', async () => {
    const warned = stub(console, 'warn')
    try {
      await picker({
        attributes: 'data-selected-combination="0_3" data-initial-variable-amount="5000"',
      })
      const said = warned.args.map(([text]) => String(text))
      expect(said.filter(text => text.includes('selectedCombination')).length).to.equal(1)
      expect(said.filter(text => text.includes('initialVariableAmount')).length).to.equal(1)
    } finally {
      warned.restore()
    }
  })
})
