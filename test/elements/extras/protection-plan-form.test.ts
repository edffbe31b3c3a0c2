import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import {
  asin,
  field,
  monthly,
  protection,
  tag,
  threeYears,
  twoYears,
} from '../../support/protection.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const selectionOf = (quantity: number) => ({
  itemType: 'Warranty',
  asin: twoYears.asin,
  price: 4.99,
  quantity,
  offerListingId: twoYears.offerListingId,
  selectionType: 'add',
  display: 'Protection Plans',
  shortDisplayTitle: '2 years',
  itemAssociation: {
    associatedItemId: asin,
    programType: 'AmazonProtect',
    renderType: 'renderAll',
    deleteConstraint: 'notMutuallyInclusive',
  },
})

const other = { kind: 'service', asin: 'B0SERVICE1', offerListingId: 'O', addedBy: 'call' } as const

/** A plan that stands in $addOns. */
const held = (plan: { asin: string; offerListingId: string }) =>
  ({
    kind: 'protection',
    asin: plan.asin,
    offerListingId: plan.offerListingId,
    addedBy: 'form',
  }) as const

describe(`${tag} in its form`, () => {
  it('PRO-026 PRO-027 PRO-028 PRO-029 PRO-031 PRO-032 PRO-033 PRO-034 PRO-051 submits the chosen plan, and tells of it', async () => {
    const { events, radio, selection, submitted } = await protection()
    expect(submitted()).to.deep.equal([])
    radio(1).click()
    expect(selection()).to.deep.equal(selectionOf(1))
    expect(submitted()).to.have.length(1)
    expect(events()).to.deep.equal([
      [
        'dp-protection-selected',
        { baseAsin: asin, warrantyAsin: twoYears.asin, selection: selectionOf(1) },
      ],
    ])
    radio(0).click()
    expect(submitted()).to.deep.equal([])
  })

  it("PRO-030 takes the plan's display text, else the configured one, else its own", async () => {
    const { host, radio, selection } = await protection()
    radio(2).click()
    expect(selection().display).to.equal('Harbor Care')
    radio(1).click()
    expect(selection().display).to.equal('Protection Plans')
    host.dataset['display'] = 'Cover'
    await waitUntil(() => selection().display === 'Cover')
  })

  it('PRO-024 PRO-050 follows $quantity, and tells no event of it', async () => {
    const { events, radio, selection } = await protection({
      before: '<input id="quantity" value="7">',
    })
    radio(1).click()
    events()
    expect(selection().quantity).to.equal(7)
    page.quantity(asin).set(3)
    expect(selection().quantity).to.equal(3)
    page.quantity(asin).set(null)
    expect(selection().quantity).to.equal(1)
    page.quantity(asin).set(0)
    expect(selection().quantity).to.equal(1)
    expect(events()).to.deep.equal([])
  })

  it("PRO-024 PRO-028 reads the page's own input, whatever stands in it", async () => {
    const { radio, selection } = await protection({
      attributes: 'data-quantity-input=".many"',
      before: '<input class="many" value="2">',
    })
    radio(1).click()
    const input = document.querySelector<HTMLInputElement>('.many')!
    const amounts = ['2', '', ' ', 'abc', '0', '-2', '4', '2.7', '5000'].map(value => {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
      return selection().quantity
    })
    expect(amounts).to.deep.equal([2, 1, 1, 1, 1, 1, 4, 2, 999])
  })

  it("PRO-024 reads the page's input once more before the form is sent", async () => {
    const { buy, form, radio, selection } = await protection({ before: '<input id="quantity">' })
    radio(1).click()
    form.closest('div')!.querySelector('input')!.value = '5'
    buy()
    expect(selection().quantity).to.equal(5)
  })

  it('PRO-028 counts a missing input as 1', async () => {
    const { radio, selection } = await protection({ attributes: 'data-quantity-input="#none"' })
    radio(1).click()
    expect(selection().quantity).to.equal(1)
  })

  it('PRO-053 keeps the chosen plan in $addOns, beside what others have chosen', async () => {
    const { radio } = await protection()
    page.addOns(asin).set([other])
    radio(1).click()
    expect(page.addOns(asin).get()).to.deep.equal([
      other,
      {
        ...held(twoYears),
        price: { amount: 499, currency: 'USD' },
        title: 'Two-year protection plan',
      },
    ])
    radio(2).click()
    expect(
      page
        .addOns(asin)
        .get()
        .map(one => one.asin),
    ).to.deep.equal([other.asin, threeYears.asin])
    radio(0).click()
    expect(page.addOns(asin).get()).to.deep.equal([other])
  })

  it('PRO-054 takes over a plan that the page has chosen, and follows it, without an event', async () => {
    const { becomes, chosen, events, selection } = await protection()
    page.addOns(asin).set([other, held(threeYears)])
    await becomes('chosen')
    expect([chosen()[0], selection().asin]).to.deep.equal(['2', threeYears.asin])
    page.addOns(asin).set([other])
    await becomes('chosen', false)
    await waitUntil(() => chosen()[0] === '0')
    expect(events()).to.deep.equal([])
  })

  it('PRO-054 does not keep a monthly plan of the page for more than one item', async () => {
    const { chosen } = await protection()
    page.quantity(asin).set(2)
    page.addOns(asin).set([held(monthly)])
    await nextDrawing()
    expect(chosen()).to.deep.equal(['0'])
    expect(page.addOns(asin).get()).to.deep.equal([])
  })

  it('PRO-054 keeps its plan in $addOns when it leaves the page, and finds it there again', async () => {
    const { becomes, form, host, radio } = await protection()
    radio(1).click()
    const again = host.cloneNode(true) as HTMLElement
    host.remove()
    await nextDrawing()
    expect(page.addOns(asin).get()).to.have.length(1)
    form.prepend(again)
    await waitUntil(() => again.matches(':state(chosen)'), 'the plan is lost')
    await becomes('chosen')
    expect(new FormData(form).getAll(field)).to.have.length(1)
  })

  it('PRO-055 takes the place of the fields of the server, with what they hold', async () => {
    const value = JSON.stringify(selectionOf(1)).replaceAll('"', '&quot;')
    const { chosen, form, host, submitted } = await protection({
      fallback: `<label><input type="radio" name="${field}" value=""> No</label>
        <label><input type="radio" name="${field}" value="${value}" checked> 2 years</label>`,
    })
    expect(chosen()).to.deep.equal(['1'])
    expect(submitted()).to.have.length(1)
    const added = document.createElement('input')
    added.name = field
    host.append(added)
    await waitUntil(() => added.disabled)
    expect(submitted()).to.have.length(1)
    host.remove()
    form.append(...host.children)
    await waitUntil(() => submitted().length === 2, 'the fields stay disabled')
  })

  it('COR-061 goes back to the choice of the server on a reset', async () => {
    const { chosen, form, radio, submitted } = await protection()
    radio(1).click()
    form.reset()
    await waitUntil(() => chosen()[0] === '0')
    expect(submitted()).to.deep.equal([])
    expect(page.addOns(asin).get()).to.deep.equal([])
  })

  it('COR-060 offers and submits nothing while it is disabled', async () => {
    const { form, host, radio, submitted } = await protection()
    radio(1).click()
    host.toggleAttribute('disabled', true)
    await waitUntil(() => radio(2).disabled)
    expect(submitted()).to.deep.equal([])
    host.toggleAttribute('disabled', false)
    await waitUntil(() => !radio(2).disabled)
    expect(new FormData(form).getAll(field)).to.have.length(1)
  })
})
