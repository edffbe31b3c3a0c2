import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import type { AddOn, DeviceType } from '../../../src/page/shapes.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import {
  asin,
  fields,
  otherAsin,
  tag,
  threeYears,
  twoYears,
  warranty,
  type Warranty,
} from '../../support/warranty.ts'

const other: AddOn = {
  kind: 'service',
  asin: 'B0SERVICE1',
  offerListingId: 'O',
  addedBy: 'call',
}
/** A plan that stands in $addOns. */
const held = (plan: { asin: string; offerListingId: string }): AddOn => ({
  kind: 'warranty',
  asin: plan.asin,
  offerListingId: plan.offerListingId,
  addedBy: 'form',
})

const interactions = (view: Warranty) => {
  const own = view.metrics().filter(({ name }) => name === 'WarrantyOptionInteraction')
  return own.map(one => one.fields)
}
const common = { baseItemAsin: asin, deviceType: 'DESKTOP', feature: 'TWISTER_PLUS' }

/** What each action on a card counts. */
const at = (position: number) => ({
  ...common,
  warrantyAsin: [twoYears, threeYears][position - 1]?.asin,
  displayPosition: position,
})

describe(`${tag} in its form`, () => {
  it('WTY-013 WTY-014 WTY-015 WTY-016 WTY-017 WTY-042 submits eleven fields, each once', async () => {
    const { select, submitted, value } = await warranty()
    select(1).click()
    const uniqueId = value('UNIQ-itemAssoc')
    expect(uniqueId).to.match(/^w\d{5,}$/)
    expect(submitted()).to.deep.equal([
      ['warrantyAsin', twoYears.asin],
      ['warrantyOfferListingId', twoYears.offerListingId],
      ['warrantyQuantity', '1'],
      ['itemAssoc', asin],
      ['UNIQ-itemAssoc', uniqueId],
      ['UNIQ-lnkdWrrnty', uniqueId],
      ['itemAssocType', 'AmazonProtect'],
      ['itemAssocRenderType', 'renderAll'],
      ['itemAssocMutualDelete', 'false'],
      ['itemAssocQuantityInvarianceFactor', '1'],
      ['itemAssocQuantityEditable', 'false'],
    ])
    expect(submitted().map(([name]) => name)).to.deep.equal(fields)
  })

  it('WTY-018 has a new id for each selection, and another one in each element', async () => {
    const { form, host, remove, select, selects, value } = await warranty()
    const ids: unknown[] = []
    const choose = async (position: number) => {
      select(position).click()
      await selects(position === 1, position === 2)
      ids.push(value('UNIQ-itemAssoc'))
    }
    await choose(1)
    await choose(2)
    remove().click()
    await choose(2)
    const twin = host.cloneNode(true) as HTMLElement
    const second = form.cloneNode() as HTMLFormElement
    second.append(twin)
    form.after(second)
    await waitUntil(() => new FormData(second).has('UNIQ-itemAssoc'), 'no second element')
    ids.push(new FormData(second).get('UNIQ-itemAssoc'))
    expect(new Set(ids).size).to.equal(4)
    second.remove()
  })

  it('WTY-019 submits nothing without a selection, and in add mode call', async () => {
    const { host, select, selects, submitted } = await warranty()
    expect(submitted()).to.deep.equal([])
    select(1).click()
    host.dataset['addMode'] = 'call'
    await selects(true, false)
    await waitUntil(() => submitted().length === 0, 'it is still submitted')
    host.dataset['addMode'] = 'form'
    await waitUntil(() => submitted().length === fields.length, 'it is not submitted')
  })

  it('WTY-020 WTY-021 takes the quantity of the product, and offers none of its own', async () => {
    const { events, root, select, selects, value } = await warranty({
      attributes: 'data-quantity-input=".many"',
    })
    select(1).click()
    await selects(true, false)
    events()
    expect(value('warrantyQuantity')).to.equal('1')
    const input = Object.assign(document.createElement('input'), { className: 'many', value: '4' })
    document.body.append(input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    expect(value('warrantyQuantity')).to.equal('4')
    input.remove()
    const said = [3, null, 0, 2].map(quantity => {
      page.quantity(asin).set(quantity)
      return value('warrantyQuantity')
    })
    expect(said).to.deep.equal(['3', '1', '1', '2'])
    expect(events()).to.deep.equal([])
    expect(
      root.querySelector('input, select, [role=spinbutton], [aria-haspopup=listbox]'),
    ).to.equal(null)
  })

  it('WTY-045 keeps the selected plan in $addOns, beside what others have chosen', async () => {
    const { host, remove, select, selects } = await warranty({
      attributes: 'data-currency-code="EUR"',
    })
    page.addOns(asin).set([other])
    select(1).click()
    const own = {
      ...held(twoYears),
      price: { amount: 1990, currency: 'EUR' },
      title: 'Two-year protection plan',
    }
    expect(page.addOns(asin).get()).to.deep.equal([other, own])
    host.dataset['addMode'] = 'call'
    await nextDrawing()
    expect(page.addOns(asin).get()).to.deep.equal([other, { ...own, addedBy: 'call' }])
    await selects(true, false)
    remove().click()
    expect(page.addOns(asin).get()).to.deep.equal([other])
  })

  it('WTY-047 takes over a plan that the page has chosen, and follows it, without an event', async () => {
    const { events, selects, value } = await warranty()
    page.addOns(asin).set([other, held(threeYears)])
    await selects(false, true)
    expect(value('warrantyAsin')).to.equal(threeYears.asin)
    page.addOns(asin).set([other])
    await selects(false, false)
    expect(events()).to.deep.equal([])
  })

  it('WTY-047 leaves a plan of another list in $addOns, and drops its own that the option does not take', async () => {
    const { becomes, select, selects } = await warranty()
    const foreign = held({ asin: 'B0PLANWSH3', offerListingId: 'O' })
    page.addOns(asin).set([foreign])
    await nextDrawing()
    expect(page.addOns(asin).get()).to.deep.equal([foreign])
    select(1).click()
    await selects(true, false)
    page.buyingOption(asin).set('USED')
    await becomes('unsupported')
    page.addOns(asin).set([held(twoYears)])
    await nextDrawing()
    expect(page.addOns(asin).get()).to.deep.equal([])
  })

  it('WTY-047 keeps its plan when it leaves the page, and finds it there again', async () => {
    const { form, host, select } = await warranty()
    select(1).click()
    const again = host.cloneNode(true) as HTMLElement
    host.remove()
    await nextDrawing()
    expect(page.addOns(asin).get()).to.have.length(1)
    form.prepend(again)
    await waitUntil(() => again.matches(':state(selected)'), 'the plan is lost')
    expect([...new FormData(form)]).to.have.length(fields.length)
  })

  for (const [name, value] of [
    ['warrantyAsin', threeYears.asin],
    ['warrantySelection', JSON.stringify({ asin: threeYears.asin })],
  ]) {
    it(`WTY-047 COR-061 takes the place of ${name} of the server, with what it holds`, async () => {
      const { form, host, remove, selects, submitted } = await warranty({
        fallback: `<input type="hidden" name="${name}" value='${value}'>`,
      })
      await selects(false, true)
      expect(submitted()).to.have.length(fields.length)
      expect(host.querySelector('input')?.disabled).to.equal(true)
      remove().click()
      await selects(false, false)
      expect(submitted()).to.have.length(0)
      form.reset()
      await selects(false, true)
      expect(submitted()).to.have.length(fields.length)
    })
  }

  it('WTY-047 selects the plan of the server once the plans are here', async () => {
    const { events, host, selects, submitted } = await warranty({
      warranties: [],
      fallback: `<input type="hidden" name="warrantyAsin" value="${threeYears.asin}">`,
    })
    expect(submitted()).to.deep.equal([])
    Object.assign(host, { config: { warranties: [twoYears, threeYears] } })
    await selects(false, true)
    expect([submitted().length, events()]).to.deep.equal([fields.length, []])
  })

  it('WTY-041 WTY-047 brings no plan of the server back for another product', async () => {
    const { becomes, form, host, submitted } = await warranty({
      fallback: `<input type="hidden" name="warrantyAsin" value="${threeYears.asin}">`,
    })
    await becomes('selected')
    host.dataset['asin'] = otherAsin
    await becomes('selected', false)
    form.reset()
    await nextDrawing()
    expect(submitted()).to.deep.equal([])
  })

  it('COR-015 WTY-041 follows the product with plans that refer to themselves', async () => {
    const { becomes, host, select, selects } = await warranty()
    const knot = { ...twoYears, self: {} }
    knot.self = knot
    Object.assign(host, { config: { warranties: [knot] } })
    await selects(false)
    select(1).click()
    await selects(true)
    host.dataset['asin'] = otherAsin
    await becomes('selected', false)
  })

  it('COR-060 offers and submits nothing while it is disabled', async () => {
    const { host, select, selects, submitted } = await warranty()
    select(1).click()
    await selects(true, false)
    host.toggleAttribute('disabled', true)
    await waitUntil(() => select(2).disabled)
    expect(submitted()).to.deep.equal([])
    host.toggleAttribute('disabled', false)
    await waitUntil(() => !select(2).disabled)
    expect(submitted()).to.have.length(fields.length)
  })

  it('COR-053 follows another list of the page, and tells nobody', async () => {
    const { events, host, select, selects, submitted } = await warranty()
    select(1).click()
    await selects(true, false)
    events()
    const give = (warranties: readonly object[]) => {
      host.querySelector('script')!.textContent = JSON.stringify({ warranties })
      document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
    }
    give([threeYears, twoYears])
    await selects(false, true)
    expect(submitted()).to.have.length(fields.length)
    give([threeYears])
    await selects(false)
    expect([submitted(), page.addOns(asin).get(), events()]).to.deep.equal([[], [], []])
  })
})

describe(`${tag} and its metrics`, () => {
  it('WTY-035 WTY-036 counts what a shopper does with a card, once each', async () => {
    const view = await warranty()
    const { card, expands, find, header, remove, select, selects } = view
    header(1).click()
    await expands(true, false)
    card(1).querySelector<HTMLElement>('[data-subject=details]')!.click()
    await waitUntil(() => find('dialog[open]'))
    find('dialog [aria-label=Close]')!.click()
    header(1).click()
    select(2).click()
    await selects(false, true)
    remove().click()
    expect(interactions(view)).to.deep.equal([
      { ...at(1), action: 'expand' },
      { ...at(1), action: 'details' },
      { ...at(1), action: 'collapse' },
      { ...at(2), action: 'select' },
      { ...at(2), action: 'remove' },
    ])
  })

  it('WTY-036 says the customer and the feature where they are configured', async () => {
    const view = await warranty({ attributes: 'data-customer-id="C1" data-feature="MBB"' })
    view.select(1).click()
    expect(interactions(view)[0]).to.include({ customerId: 'C1', feature: 'MBB' })
  })

  const devices: readonly [DeviceType | null, string][] = [
    [null, 'DESKTOP'],
    ['iPad', 'MOBILE'],
    ['mobileApp', 'MOBILE_APP'],
  ]
  it('WTY-035 names the device of the shopper, or the configured one', async () => {
    const view = await warranty()
    const said = devices.map(([deviceType]) => {
      page.$shopper.set({ ...page.$shopper.get(), deviceType })
      view.header(1).click()
      return interactions(view)[0]?.deviceType
    })
    expect(said).to.deep.equal(devices.map(([, name]) => name))
    view.host.dataset['deviceType'] = 'MOBILE'
    await nextDrawing()
    view.header(1).click()
    expect(interactions(view)[0]?.deviceType).to.equal('MOBILE')
  })
})
