import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { page } from '../../../src/page/page.ts'
import { press } from '../../support/browser.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import {
  asin,
  bothPlans,
  otherAsin,
  tag,
  threeYears,
  twoYears,
  warranty,
} from '../../support/warranty.ts'
import { warnings } from '../../support/warnings.ts'

const isVisible = (node: Element | null) =>
  !!node?.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().height > 0
const ids = (plan: { asin: string }) => ({ baseAsin: asin, warrantyAsin: plan.asin })
const names = (events: readonly (readonly [string, unknown])[]) => events.map(([name]) => name)
const wide = { width: 1280, height: 900 }

/** Opens the details of the first plan. */
async function opened(attributes = '') {
  const view = await warranty({ attributes })
  const { card, find, header, root } = view
  header(1).click()
  const link = card(1).querySelector<HTMLButtonElement>('[data-subject=details]')!
  // The link shows once the card has begun to open.
  await waitUntil(() => (link.focus(), root.activeElement === link), 'no focus')
  link.click()
  await waitUntil(() => find('dialog #d'), 'no dialog')
  return { ...view, link, dialog: find<HTMLDialogElement>('dialog')! }
}

describe(tag, () => {
  it('WTY-001 shows a card for each plan, collapsed, with none selected', async () => {
    const { card, expanded, find, selected, submitted } = await warranty()
    expect([expanded(), selected()]).to.deep.equal([
      [false, false],
      [false, false],
    ])
    expect(find('[part=heading]')?.textContent).to.equal('Add protection')
    const texts = [1, 2].map(at => card(at).querySelector('.plan-face')?.textContent)
    expect(texts).to.deep.equal(['2 years €19.90 once', 'Three-year protection plan $27.90'])
    expect(isVisible(find('.covers'))).to.equal(false)
    expect(submitted()).to.deep.equal([])
  })

  it('WTY-002 expands and collapses a card by its header, and tells of it', async () => {
    const { card, events, expands, find, header } = await warranty()
    header(1).click()
    await expands(true, false)
    await waitUntil(() => isVisible(find('.covers')), 'nothing is visible')
    const lines = [...card(1).querySelectorAll('.full, .covers li, .body .link')]
    expect(lines.map(one => one.textContent)).to.deep.equal([
      'Two-year protection plan',
      'Drops.',
      'Wear.',
      'Details: 2 years',
    ])
    header(2).click()
    await expands(true, true)
    header(1).click()
    await expands(false, true)
    await waitUntil(() => !isVisible(find('.covers')), 'it stays visible')
    expect(events()).to.deep.equal([
      ['dp-warranty-expanded', ids(twoYears)],
      ['dp-warranty-expanded', ids(threeYears)],
      ['dp-warranty-collapsed', ids(twoYears)],
    ])
  })

  it('WTY-003 keeps the selection when a card expands or collapses', async () => {
    const { expands, header, select, selected, value } = await warranty()
    select(1).click()
    for (const position of [1, 2, 1, 2]) header(position).click()
    await expands(false, false)
    expect([selected(), value('warrantyAsin')]).to.deep.equal([[true, false], twoYears.asin])
  })

  it('WTY-004 selects a plan, marks its card and tells of it once', async () => {
    const { card, events, select, selects, value } = await warranty()
    select(1).click()
    await selects(true, false)
    expect(card(1).dataset['selected']).to.equal('true')
    expect(select(1).textContent).to.contain('Plan chosen')
    const { offerListingId } = twoYears
    const uniqueId = value('UNIQ-itemAssoc')
    const detail = { ...ids(twoYears), offerListingId, quantity: 1, uniqueId }
    expect(events()).to.deep.equal([['dp-warranty-selected', detail]])
    select(1).click()
    await nextDrawing()
    expect(events()).to.deep.equal([])
  })

  it('WTY-005 selects another plan in place of the first, and tells of both', async () => {
    const { events, select, selects, value } = await warranty()
    select(1).click()
    await selects(true, false)
    events()
    select(2).click()
    await selects(false, true)
    const [cleared, chosen, ...others] = events()
    expect(cleared).to.deep.equal([
      'dp-warranty-cleared',
      { ...ids(twoYears), reason: 'other-card' },
    ])
    expect([chosen?.[0], chosen?.[1].warrantyAsin]).to.deep.equal([
      'dp-warranty-selected',
      threeYears.asin,
    ])
    expect([others, value('warrantyAsin')]).to.deep.equal([[], threeYears.asin])
  })

  it('WTY-006 takes the selection back, and gives the focus to the select button', async () => {
    const { events, host, remove, select, selects, submitted } = await warranty()
    select(2).click()
    await selects(false, true)
    events()
    remove().focus()
    remove().click()
    await selects(false, false)
    const detail = { ...ids(threeYears), reason: 'shopper' }
    expect(events()).to.deep.equal([['dp-warranty-cleared', detail]])
    expect(submitted()).to.deep.equal([])
    await waitUntil(() => host.shadowRoot?.activeElement === select(2), 'the focus is lost')
  })

  it('WTY-008 WTY-009 shows why no plan can be added, and lets nobody expand or select one', async () => {
    const { card, events, expanded, find, header, host, metrics, root } = await warranty({
      attributes: 'data-buying-option="USED"',
    })
    expect(find('[part=select]')).to.equal(null)
    expect(root.querySelectorAll('.note')).to.have.length(2)
    expect(card(2).textContent).to.contain('Not available with this buying option')
    header(1).click()
    header(1).focus()
    await press('Enter')
    await press(' ')
    await nextDrawing()
    expect([expanded(), events(), metrics()]).to.deep.equal([[false, false], [], []])
    expect(header(1).getAttribute('aria-disabled')).to.equal('true')
    expect(host.matches(':state(unsupported)')).to.equal(true)
  })

  it('WTY-007 WTY-012 works with a supported option of the page, and with none', async () => {
    const { becomes, select, selects } = await warranty()
    page.buyingOption(asin).set('RENEWED_TIER_4')
    await nextDrawing()
    select(1).click()
    await selects(true, false)
    page.buyingOption(asin).set('RENEWED_TIER_5')
    await becomes('unsupported')
    page.buyingOption(asin).set(null)
    await becomes('unsupported', false)
    await waitUntil(() => select(1), 'no button comes back')
    select(1).click()
    await selects(true, false)
  })

  it('WTY-010 WTY-011 drops the selection with another option, and does not bring it back', async () => {
    const { becomes, events, expanded, find, header, select, selects, submitted } = await warranty()
    select(1).click()
    header(2).click()
    await selects(true, false)
    events()
    page.buyingOption(asin).set('USED')
    await becomes('unsupported')
    await waitUntil(() => !find('[part=select]'))
    expect(events()).to.deep.equal([
      ['dp-warranty-cleared', { ...ids(twoYears), reason: 'buying-option' }],
    ])
    expect([submitted(), page.addOns(asin).get()]).to.deep.equal([[], []])
    page.buyingOption(asin).set('NEW')
    await becomes('unsupported', false)
    await selects(false, false)
    expect(expanded()).to.deep.equal([false, false])
    expect(events()).to.deep.equal([])
  })

  it('WTY-041 drops the selection with another product', async () => {
    const { becomes, events, host, select, submitted } = await warranty()
    select(1).click()
    await becomes('selected')
    events()
    host.dataset['asin'] = otherAsin
    await becomes('selected', false)
    expect(events()).to.deep.equal([['dp-warranty-cleared', { ...ids(twoYears), reason: 'asin' }]])
    expect([submitted(), page.addOns(asin).get()]).to.deep.equal([[], []])
  })

  it('WTY-039 shows and submits nothing without plans', async () => {
    const { form, host, root, submitted } = await warranty({ warranties: [] })
    expect(getComputedStyle(host).display).to.equal('none')
    expect(root.querySelector('.card, [part=heading]')).to.equal(null)
    expect(submitted()).to.deep.equal([])
    form.append(host)
    expect(host.matches(':state(empty)')).to.equal(true)
  })

  it('WTY-046 shows the others beside a plan without a price, and warns once', async () => {
    const lacking = { ...threeYears, price: undefined }
    const told = await warnings(async () => {
      const { host, root, select, selects } = await warranty({
        warranties: [lacking, ...bothPlans.slice(0, 1)],
      })
      expect(root.querySelectorAll('.card')).to.have.length(1)
      host.dataset['feature'] = 'X'
      select(1).click()
      await selects(true)
    })
    expect(told.filter(one => one.includes('warranties['))).to.deep.equal([
      `dp-elements: <${tag}>: warranties[0] has no price that is a number; the plan is not offered`,
    ])
  })

  it('WTY-040 works by Enter and the space bar', async () => {
    const { events, expands, header, select, selects } = await warranty()
    header(1).focus()
    await press('Enter')
    await expands(true, false)
    await press(' ')
    await expands(false, false)
    select(1).focus()
    await press('Enter')
    await selects(true, false)
    select(2).focus()
    await press(' ')
    await selects(false, true)
    expect(names(events()).filter(name => name === 'dp-warranty-selected')).to.have.length(2)
    for (const button of [header(1), select(1)]) expect(button.localName).to.equal('button')
  })

  describe('with the details of a plan', () => {
    before(() => setViewport(wide))
    after(() => setViewport({ width: 800, height: 600 }))

    it('WTY-037 opens a modal of 750 px with the sanitized HTML', async () => {
      const { card, dialog } = await opened()
      expect(dialog.getBoundingClientRect().width).to.be.closeTo(750, 1)
      expect(dialog.matches(':modal')).to.equal(true)
      expect(dialog.querySelector('.plan-text')?.textContent).to.equal('Covers drops.')
      expect(dialog.querySelector('script')).to.equal(null)
      expect('hacked' in window).to.equal(false)
      expect(card(2).querySelector('[data-subject]')).to.equal(null)
    })

    it('WTY-037 is as wide as configured, and never wider than the window', async () => {
      const { dialog } = await opened('data-modal-width="2000"')
      const { left, right } = dialog.getBoundingClientRect()
      expect(left).to.be.at.least(0)
      expect(right).to.be.at.most(wide.width)
    })

    for (const way of ['Escape', 'the close control']) {
      it(`WTY-038 closes by ${way}, and gives the focus back to the link`, async () => {
        const { dialog, find, host, link } = await opened()
        if (way === 'Escape') await press('Escape')
        else dialog.querySelector<HTMLElement>('[aria-label=Close]')!.click()
        await waitUntil(() => !find('dialog[open]'), 'it stays open')
        await waitUntil(() => host.shadowRoot?.activeElement === link, 'the focus is elsewhere')
      })
    }
  })
})
