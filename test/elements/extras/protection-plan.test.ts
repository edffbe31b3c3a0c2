import { expect, nextFrame } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { hold, press } from '../../support/browser.ts'
import {
  allPlans,
  asin,
  monthly,
  otherAsin,
  protection,
  tag,
  threeYears,
  twoYears,
} from '../../support/protection.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const isVisible = (node: HTMLElement | null) =>
  !!node?.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().height > 0

describe(tag, () => {
  it('PRO-001 PRO-004 starts collapsed, with the collapsed text', async () => {
    const { find, header, host, subtitle } = await protection()
    expect(header().getAttribute('aria-expanded')).to.equal('false')
    expect(isVisible(header())).to.equal(true)
    expect(isVisible(find('[part=plan]'))).to.equal(false)
    expect(subtitle()).to.equal('See the plans')
    host.dataset['collapsedText'] = 'Protect it'
    await waitUntil(() => subtitle() === 'Protect it')
  })

  it('PRO-002 PRO-003 PRO-005 expands and collapses at a press, and tells each once', async () => {
    const { events, find, header, isOpen, says } = await protection({
      attributes: 'data-expanded-text="Choose one"',
    })
    header().click()
    await says('Choose one')
    expect(isOpen()).to.equal(true)
    await waitUntil(() => isVisible(find('[part=plan]')), 'no plan is visible')
    header().click()
    await says('See the plans')
    expect(isOpen()).to.equal(false)
    await waitUntil(() => !isVisible(find('[part=plan]')), 'plans stay visible')
    expect(events()).to.deep.equal([
      ['dp-protection-expanded', {}],
      ['dp-protection-collapsed', {}],
    ])
  })

  it('PRO-009 PRO-052 starts expanded where configured, and tells nobody', async () => {
    const { events, find, isOpen, metrics, subtitle } = await protection({
      attributes: 'data-auto-expand',
    })
    expect(isOpen()).to.equal(true)
    expect(isVisible(find('[part=plan]'))).to.equal(true)
    expect(subtitle()).to.equal('Choose a plan')
    expect(events()).to.deep.equal([])
    expect(metrics().filter(({ name }) => name === 'WarrantyInteraction')).to.deep.equal([])
  })

  for (const [way, ask] of Object.entries({
    'an event on the element': (host: HTMLElement): boolean =>
      host.dispatchEvent(
        new CustomEvent('dp-protection-collapse-requested', { bubbles: true, cancelable: true }),
      ),
    'an event on the document': (): boolean =>
      document.dispatchEvent(
        new CustomEvent('dp-protection-collapse-requested', { cancelable: true }),
      ),
    'its method': (host: HTMLElement): boolean => {
      ;(host as HTMLElement & { collapse(): void }).collapse()
      return false
    },
  })) {
    it(`PRO-010 PRO-052 collapses by ${way}, and tells nobody`, async () => {
      const { events, header, host, isOpen, metrics } = await protection()
      header().click()
      await waitUntil(isOpen)
      events()
      metrics()
      // A request that is taken up is cancelled.
      expect(ask(host)).to.equal(false)
      await waitUntil(() => !isOpen())
      expect(events()).to.deep.equal([])
      // A plan may come into view late.
      const own = metrics().filter(({ fields }) => fields['action'] !== 'impression')
      expect(own).to.deep.equal([])
    })
  }

  it('PRO-010 leaves a request alone that is for another element of the page', async () => {
    const { becomes, host, isOpen } = await protection({ attributes: 'data-auto-expand' })
    const other = document.createElement(tag)
    host.after(other)
    const detail = { bubbles: true, cancelable: true }
    other.dispatchEvent(new CustomEvent('dp-protection-collapse-requested', detail))
    await becomes('expanded')
    expect(isOpen()).to.equal(true)
  })

  it('PRO-011 shows a swatch for each plan and one for none, which is chosen', async () => {
    const { chosen, root } = await protection()
    const names = [...root.querySelectorAll('.choice-content')].map(one => one.textContent)
    expect(names).to.deep.equal([
      '2 years $4.99',
      '3 years $7.50',
      'Monthly $1.99 a month',
      'No thanks',
    ])
    expect(chosen()).to.deep.equal(['0'])
  })

  it('PRO-012 PRO-013 PRO-014 PRO-015 shows price, mark and picture of the chosen plan', async () => {
    const { find, header, isOpen, radio, says } = await protection()
    const mark = () => find('[part=subtitle] .icon')
    const picture = () => find('.picture img')?.getAttribute('src')
    header().click()
    await waitUntil(isOpen)
    radio(1).click()
    await says('+$4.99')
    expect(mark()).to.be.instanceOf(SVGElement)
    expect(picture()).to.equal('/images/shield.svg')
    header().click()
    await waitUntil(() => !isOpen())
    expect(find('[part=subtitle]')!.textContent).to.equal('+$4.99')
    radio(0).click()
    await says('See the plans')
    expect([mark(), picture()]).to.deep.equal([null, undefined])
    header().click()
    await says('Choose a plan')
  })

  it('PRO-012 writes the price itself where the plan has no text for it', async () => {
    const { radio, says } = await protection({ attributes: 'data-currency-code="JPY" lang="ja"' })
    radio(2).click()
    await says('+￥8')
  })

  for (const [subject, id] of [
    ['details', 'd'],
    ['reviews', 'r'],
    ['learnMore', 'l'],
  ] as const) {
    it(`PRO-016 PRO-017 PRO-018 PRO-044 opens ${subject}, sanitized, and gives the focus back`, async () => {
      const { comes, find, goes, host, link, root } = await protection({
        attributes: 'data-auto-expand',
      })
      for (const close of [() => press('Escape'), () => find('dialog .icon-button')!.click()]) {
        link(subject)!.focus()
        link(subject)!.click()
        await comes(`dialog[open] #${id}`)
        expect(find('dialog')!.getAttribute('aria-label')).to.equal('Two-year protection plan')
        const html = find('.plan-text')!.innerHTML
        expect(html).not.to.match(/script|onerror|javascript/)
        expect(window).not.to.have.property('hacked')
        await close()
        await goes('dialog[open]')
        await waitUntil(() => root.activeElement === link(subject), 'the focus is elsewhere')
      }
      expect(document.activeElement).to.equal(host)
    })
  }

  it('PRO-019 shows an open list, each plan with a link that explains it', async () => {
    const { comes, find, link, root } = await protection({
      attributes: 'data-variant="attach"',
      plans: [twoYears, { ...threeYears, explainHtml: '<p>Three</p>' }],
    })
    expect(find('[part=header]')).to.equal(null)
    expect(isVisible(find('[part=plan]'))).to.equal(true)
    expect(root.querySelectorAll('[data-subject]')).to.have.length(2)
    link('explain')!.click()
    await comes('dialog[open] #e')
  })

  it('PRO-049 shows no link for a text that the plan lacks', async () => {
    const { root } = await protection({ plans: [{ ...twoYears, reviewsHtml: ' ' }, threeYears] })
    const links = [...root.querySelectorAll<HTMLElement>('[data-subject]')]
    expect(links.map(one => one.dataset['subject'])).to.deep.equal(['details', 'learnMore'])
    expect(links[0]!.textContent).to.equal('Details: 2 years')
  })

  it('PRO-020 PRO-021 PRO-023 offers a monthly plan for one item alone, and says so', async () => {
    const { chosen, find, radio } = await protection({
      attributes: 'data-auto-expand',
      plans: [twoYears, { ...monthly, monthlyWarning: 'One at a time' }, { ...monthly, asin: 'X' }],
    })
    page.quantity(asin).set(2)
    await waitUntil(() => radio(2).disabled)
    const notes = [2, 3].map(position => {
      const ids = radio(position).getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map(id => find(`#${id}`)?.textContent).join(' ')
    })
    expect(notes[0]).to.include('One at a time')
    expect(notes[1]).to.include('The monthly plan can be added to one item at a time.')
    radio(2).click()
    radio(1).focus()
    await press('ArrowDown')
    expect(chosen()).to.deep.equal(['0'])
    page.quantity(asin).set(1)
    await waitUntil(() => !radio(2).disabled)
    expect(find('.choice-note')).to.equal(null)
  })

  it('PRO-022 PRO-023 takes a monthly plan back when the quantity goes above 1', async () => {
    const { chosen, events, radio, submitted } = await protection()
    radio(3).click()
    events()
    page.quantity(asin).set(2)
    await waitUntil(() => radio(3).disabled)
    expect(chosen()).to.deep.equal(['0'])
    expect(submitted()).to.deep.equal([])
    expect(events()).to.deep.equal([
      ['dp-protection-cleared', { baseAsin: asin, warrantyAsin: monthly.asin, reason: 'quantity' }],
    ])
    page.quantity(asin).set(1)
    await waitUntil(() => !radio(3).disabled)
    expect(chosen()).to.deep.equal(['0'])
    expect(events()).to.deep.equal([])
  })

  it('PRO-025 offers no plan without asin, offer or price, and says which', async () => {
    const bad = [
      { ...twoYears, asin: null },
      { ...twoYears, asin: 'A', offerListingId: '' },
      { ...twoYears, asin: 'B', price: '4.99' },
      { ...twoYears, asin: 'C', price: null },
      threeYears,
      threeYears,
      null,
      { ...twoYears, detailsHtml: 7 },
    ]
    const told = await warnings(async () => {
      const { root } = await protection({ plans: bad })
      expect(root.querySelectorAll('input')).to.have.length(3)
    })
    expect(told.map(text => text.replace(/^.*?>: /, ''))).to.deep.equal([
      'plans[0] has no asin; the plan is not offered',
      'plans[1] has no offerListingId; the plan is not offered',
      'plans[2] has no price that is a number; the plan is not offered',
      'plans[3] has no price that is a number; the plan is not offered',
      'plans[5] has the asin of an earlier plan; the plan is not offered',
      'plans[6] is no object; the plan is not offered',
      'plans[7].detailsHtml is no text; it is left out',
    ])
  })

  it('PRO-025 offers no plan whose price has no end', async () => {
    const { host, root } = await protection()
    const told = await warnings(async said => {
      Object.assign(host, { config: { plans: [{ ...twoYears, price: Infinity }, threeYears] } })
      await waitUntil(() => said.length > 0)
    })
    expect(told[0]).to.include('plans[0] has no price that is a number')
    await waitUntil(() => root.querySelectorAll('input').length === 2)
  })

  it('PRO-046 closes the text of a plan that is no longer offered', async () => {
    const { comes, goes, host, link } = await protection({ attributes: 'data-auto-expand' })
    link('details')!.click()
    await comes('dialog[open]')
    host.dataset['asin'] = otherAsin
    await goes('dialog[open]')
  })

  it('PRO-041 takes no space without plans that can be offered', async () => {
    for (const plans of [[], [{ title: 'No price' }]]) {
      const { find, host } = await protection({ plans })
      expect(host.getClientRects()).to.have.length(0)
      expect(find('[part=card]')).to.equal(null)
    }
  })

  it('PRO-043 moves the choice by arrow keys, and toggles by Enter and Space', async () => {
    const { chosen, header, isOpen, radio, root } = await protection()
    header().focus()
    await press('Enter')
    await waitUntil(isOpen)
    await press(' ')
    await waitUntil(() => !isOpen())
    await press('Enter')
    await waitUntil(isOpen)
    // The plans show once the card has begun to open.
    await waitUntil(() => (radio(0).focus(), root.activeElement === radio(0)))
    // The choice of no plan is the last one. Not every browser goes round from there.
    await press('ArrowUp')
    await waitUntil(() => chosen()[0] === '3')
    await press('ArrowUp')
    await waitUntil(() => chosen()[0] === '2')
  })

  it('PRO-045 tells nothing of a press on the plan that is chosen already', async () => {
    const { events, metrics, radio } = await protection()
    radio(1).click()
    await nextFrame()
    events()
    metrics()
    radio(1).click()
    radio(1).dispatchEvent(new Event('change', { bubbles: true }))
    await nextDrawing()
    expect(events()).to.deep.equal([])
    expect(metrics()).to.deep.equal([])
  })

  it('PRO-046 PRO-051 goes back to none when the product changes, and forgets its plans', async () => {
    const { chosen, comes, events, header, host, radio, submitted } = await protection()
    const release = await hold({ path: '/dp/protection/options' }, 1)
    header().click()
    radio(1).click()
    events()
    host.dataset['asin'] = otherAsin
    await comes('[aria-busy]')
    expect(submitted()).to.deep.equal([])
    expect(page.addOns(asin).get()).to.deep.equal([])
    expect(events()).to.deep.equal([
      ['dp-protection-cleared', { baseAsin: asin, warrantyAsin: twoYears.asin, reason: 'product' }],
    ])
    await release()
    await comes('input')
    expect(chosen()).to.deep.equal(['0'])
    host.dataset['asin'] = asin
    await waitUntil(() => radio(1)?.closest('.choice-item')?.textContent?.includes('$4.99'))
    expect(allPlans).to.have.length(3)
  })

  it('PRO-051 tells why a choice was taken back', async () => {
    const { events, radio } = await protection()
    radio(1).click()
    radio(0).click()
    expect(events().map(([name]) => name)).to.deep.equal([
      'dp-protection-selected',
      'dp-protection-cleared',
    ])
    radio(1).click()
    radio(0).click()
    expect(events()[1]).to.deep.equal([
      'dp-protection-cleared',
      { baseAsin: asin, warrantyAsin: twoYears.asin, reason: 'shopper' },
    ])
  })
})
