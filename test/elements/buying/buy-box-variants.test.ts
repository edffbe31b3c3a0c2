import { expect, nextFrame } from '@open-wc/testing'
import { holdClocks } from '../../support/clock.ts'
import { waitUntil } from '../../support/wait.ts'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import { type SinonFakeTimers } from 'sinon'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  fixture,
  hold,
  journal,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { buyBox, newAsin } from '../../support/buy-box.ts'
import { warnings } from '../../support/warnings.ts'

const used = { conditionHtml: '<p>Some <b>scratches</b>.</p><script>alert(1)</script>' }

async function usedBox(
  attributes = 'data-condition="Used, good" data-condition-note="One owner."',
) {
  const box = await buyBox({ attributes: `data-variant="used" ${attributes}`, state: used })
  const link = () => box.part('.condition button')
  return {
    ...box,
    link,
    popover: () => box.host.shadowRoot?.querySelector<HTMLElement>('.popover') ?? null,
    async open() {
      link().focus()
      link().click()
      await box.appears('.popover:popover-open, .sheet:modal')
    },
  }
}

describe('dp-buy-box explains a used item', () => {
  it('BOX-027 shows the condition, and explains it in a popover of 250 px', async () => {
    const box = await usedBox()
    expect(box.part('[part=condition]').textContent).to.contain('Used, good')
    expect(box.link().textContent).to.equal('What does Used, good mean?')
    await box.open()
    await waitUntil(() => box.popover()?.querySelector('b'), 'the explanation comes')
    expect(box.popover()?.offsetWidth).to.equal(250)
    expect(box.popover()?.textContent).to.contain('Some scratches.').and.to.contain('One owner.')
    expect(box.popover()?.querySelector('script')).to.equal(null)
    expect(box.told()).to.deep.equal([
      { name: 'dp-condition-opened', detail: { condition: 'Used, good' } },
    ])
  })

  it('BOX-028 has no link without a condition, and submits as the regular box', async () => {
    const box = await usedBox('')
    expect(box.has('[part=condition]')).to.equal(false)
    box.button().click()
    expect(box.submitted[0]).to.include({ 'items[0][asin]': box.asin })
  })

  const ways: readonly [string, (box: Awaited<ReturnType<typeof usedBox>>) => unknown][] = [
    ['its control', box => box.part('.popover .close').click()],
    ['a press outside', () => sendMouse({ type: 'click', position: [790, 590] })],
    ['Escape', () => press('Escape')],
    ['its link', box => box.link().click()],
  ]
  for (const [way, close] of ways) {
    it(`BOX-029 closes by ${way}, once, and gives focus back to the link`, async () => {
      const box = await usedBox()
      await box.open()
      await close(box)
      await box.goes('.popover')
      expect(box.names()).to.deep.equal(['dp-condition-opened', 'dp-condition-closed'])
      expect(box.host.shadowRoot?.activeElement).to.equal(box.link())
    })
  }
})

const path = '/gp/product/handle-buy-box'

async function freshBox(attributes = '', within?: string) {
  const { csrfToken } = await session()
  const asin = newAsin()
  await fixture({ product: { asin } })
  const box = await buyBox({
    asin,
    offer: '',
    attributes: `data-variant="fresh" data-csrf-token="${csrfToken}" ${attributes}`,
    ...(within ? { within } : null),
  })
  await clearJournal()
  const ended = () => waitUntil(() => !box.is('adding'), 'the add ends')
  return { ...box, ended }
}

describe('dp-buy-box', () => {
  it('COR-100 has nothing that axe finds, locked, with its pop-up, and with gift options', async () => {
    const attributes = 'data-moq="5" data-quantity="1" data-gift-wrap-available'
    const box = await buyBox({ attributes })
    await nextFrame()
    await expect(box.host).to.be.accessible()
    box.button().click()
    await box.appears('dialog[open]')
    await box.rests()
    await expect(box.host).to.be.accessible()
  })

  it('COR-100 has nothing that axe finds in the popover of a used item', async () => {
    const box = await usedBox()
    await box.open()
    await box.rests()
    await expect(box.host).to.be.accessible()
  })

  it('COR-106 fits into 320 px without a sideways scroll bar', async () => {
    await setViewport({ width: 320, height: 640 })
    const box = await usedBox()
    await box.open()
    const { scrollWidth } = document.documentElement
    await setViewport({ width: 800, height: 600 })
    expect(scrollWidth).to.be.at.most(320)
  })
})

describe('dp-buy-box adds fresh items', () => {
  let clock: SinonFakeTimers | undefined
  afterEach(async () => {
    clock?.restore()
    await clearFaults()
  })

  it('BOX-032 sets the count and tells of the add once, and a second press sends nothing', async () => {
    const box = await freshBox()
    box.button().focus()
    box.button().click()
    box.button().click()
    await waitUntil(() => box.button().ariaBusy, 'the button is busy', { interval: 1 })
    expect(box.button().ariaDisabled).to.equal('true')
    box.form().requestSubmit()
    await box.ended()
    expect((await journal(path)).length).to.equal(1)
    expect(page.$cart.get()).to.deep.equal({ count: 1 })
    const { asin } = box
    const items = [{ asin, quantity: 1 }]
    expect(box.told()).to.deep.equal([
      { name: 'dp-before-add-to-cart', detail: { items } },
      { name: 'dp-cart-added', detail: { items, cartCount: 1 } },
    ])
    expect(box.submitted).to.deep.equal([])
    expect([box.button().hasAttribute('aria-busy'), document.activeElement]).to.deep.equal([
      false,
      box.button(),
    ])
    await nextFrame()
    expect(box.part('.message').textContent).to.contain('Added to cart')
  })

  it('BOX-042 leads to the cart after an add', async () => {
    const box = await freshBox('data-cart-url="/cart"')
    box.button().click()
    const link = () => box.host.shadowRoot?.querySelector('.message a')
    await waitUntil(link, 'no link')
    expect(link()?.getAttribute('href')).to.equal('/cart')
  })

  it('BOX-032 sends what the form would, with the quantity chosen', async () => {
    const box = await freshBox('data-client-name="fresh"')
    await box.choose('3')
    box.button().click()
    await box.ended()
    const [sent] = await journal(path)
    const fields = Object.fromEntries(new URLSearchParams(sent?.body))
    expect(fields).to.include({ 'items[0][asin]': box.asin, quantity: '3', clientName: 'fresh' })
    expect(sent?.headers).to.include.keys('x-dp-csrf-token', 'idempotency-key')
    expect(page.$cart.get()).to.deep.equal({ count: 3 })
  })

  const faults: readonly [string, string, number][] = [
    ['unavailable', 'status:503', 503],
    ['offline', 'drop-before', 0],
    ['malformed', 'wrong-shape', 200],
    ['malformed', 'html', 200],
  ]
  for (const [reason, fault, status] of faults) {
    it(`BOX-030 BOX-031 fails after ${fault}: logs, tells, and can be pressed again`, async () => {
      const box = await freshBox()
      page.$cart.set({ count: 7 })
      await setFault({ match: { path }, fault, times: 1 })
      const told = await warnings(async () => {
        box.button().click()
        await box.ended()
      })
      expect(
        told.filter(line => line.includes('Error adding to Cart on Fresh Detail Page')).length,
      ).to.equal(1)
      const [, failed] = box.told()
      expect(failed?.name).to.equal('dp-cart-failed')
      expect(failed?.detail).to.include({ reason, status })
      expect(page.$cart.get()).to.deep.equal({ count: 7 })
      await nextFrame()
      expect(box.part('.message').textContent).to.contain('We could not add this item')
      box.button().click()
      await waitUntil(() => box.names().includes('dp-cart-added'), 'the second try succeeds')
    })
  }

  it('BOX-030 fails when no answer has come for 10 s', async () => {
    const box = await freshBox()
    await hold({ path }, 1)
    clock = holdClocks()
    const told = await warnings(async () => {
      box.button().click()
      while (!box.button().ariaBusy) await nextFrame()
      await clock?.tickAsync(9999)
      expect(box.is('adding')).to.equal(true)
      await clock?.tickAsync(1)
      while (box.is('adding')) await nextFrame()
    })
    expect(told.some(line => line.includes('Error adding to Cart'))).to.equal(true)
    expect(box.told().at(-1)?.detail['reason']).to.equal('timeout')
  })

  it('BOX-034 adds to its own address where there is no form', async () => {
    const box = await freshBox(`data-cart-add-url="${path}"`, '{box}')
    box.button().click()
    await box.ended()
    expect(box.names()).to.deep.equal(['dp-before-add-to-cart', 'dp-cart-added'])
    expect(page.$cart.get()).to.deep.equal({ count: 1 })
  })

  it('BOX-034 disables the button where there is neither form nor address, and logs it', async () => {
    let box: Awaited<ReturnType<typeof freshBox>> | undefined
    const told = await warnings(async () => {
      box = await freshBox('', '{box}')
      await waitUntil(() => box?.button().disabled, 'the button is disabled')
    })
    expect(told.some(line => line.includes('data-cart-add-url'))).to.equal(true)
    box?.host.setAttribute('data-cart-add-url', path)
    await nextFrame()
    expect(box?.button().disabled).to.equal(false)
  })

  it('BOX-034 COR-064 keeps the button disabled when a lock ends before there is an address', async () => {
    let box: Awaited<ReturnType<typeof freshBox>> | undefined
    await warnings(async () => {
      box = await freshBox('data-locked', '{box}')
      await waitUntil(() => box?.is('locked'), 'the offer is locked')
      box?.host.setAttribute('data-locked', 'false')
      await waitUntil(() => !box?.is('locked'), 'the lock ends')
    })
    const state = () => [box?.button().type, box?.button().disabled]
    expect(state()).to.deep.equal(['button', true])
    box?.host.setAttribute('data-cart-add-url', path)
    await nextFrame()
    expect(state()).to.deep.equal(['submit', false])
  })

  it('COR-070 goes quietly back to rest when it leaves the page', async () => {
    const box = await freshBox()
    const release = await hold({ path }, 1)
    box.button().click()
    const form = box.form()
    box.told()
    box.host.remove()
    await waitUntil(() => !box.is('adding'), 'it rests')
    expect(box.told()).to.deep.equal([])
    await release()
    form.append(box.host)
    await nextFrame()
    expect([box.button().type, box.has('.message')]).to.deep.equal(['submit', false])
  })
})
