import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { press } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { resetAddress } from '../../support/fresh-page.ts'
import { picker, state as stated, tag } from '../../support/gift-card.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

const changed = (asin: string, combination: string, amount: number | null, designIndex: number) => [
  'dp-gift-card-changed',
  { asin, combination, amount, designIndex },
]

/** The first design has other amounts. */
const amounts = (...values: number[]) => ({
  amountSwatches: {
    0: values.map(value => ({ value, display: `€${value}`, denominationIndex: 0 })),
  },
})

describe(tag, () => {
  it('GFT-001 GFT-022 shows amounts, a box for any other, and designs', async () => {
    const { box, label, labels } = await picker()
    expect(labels('amount')).to.deep.equal(['€25', '€50', '€100'])
    expect(labels('design')).to.deep.equal(['Ribbon', 'Cake', 'Winter', 'Rings'])
    expect([label(), !!box()]).to.deep.equal(['Choose an amount', true])
  })

  it('GFT-056 chooses the first design, and no amount, without a configured combination', async () => {
    const { amount, chosen, events, state } = await picker({
      given: { designVisibility: { 0: 'VGC_OUT_OF_STOCK', 1: 'HIDDEN' } },
      attributes: '',
    })
    expect([state(), chosen('design'), chosen('amount'), amount()]).to.deep.equal([
      'none',
      ['Winter'],
      [],
      [''],
    ])
    expect(events()).to.deep.equal([])
  })

  it('GFT-028 starts with the configured combination and amount', async () => {
    const one = await picker({
      attributes: 'data-selected-combination="0_1" data-initial-variable-amount="37.5"',
    })
    expect([one.state(), one.chosen('design'), one.box()?.value, one.amount()]).to.deep.equal([
      'custom',
      ['Cake'],
      '37.50',
      ['37.5'],
    ])
    const other = await picker({ attributes: 'data-selected-combination="2_2"' })
    expect([other.state(), other.chosen('amount'), other.amount()]).to.deep.equal([
      'swatch',
      ['€50'],
      ['50'],
    ])
  })

  it('GFT-002 GFT-003 GFT-017 takes an amount, empties the box, and tells the page', async () => {
    const { amount, box, chosen, enter, events, pick, shownAmount, state } = await picker()
    await enter('37.50')
    events()
    await pick('amount', '€50')
    expect([state(), amount(), box()?.value, shownAmount()]).to.deep.equal([
      'swatch',
      ['50'],
      '',
      '€50',
    ])
    expect(chosen('amount')).to.deep.equal(['€50'])
    expect(events()).to.deep.equal([changed('B0GIFTCRD1', '0_0', 50, 0)])
  })

  it('GFT-004 GFT-053 marks no amount while the box has the focus, and the earlier one afterwards', async () => {
    const { amount, box, chosen, events, pick, state } = await picker()
    await pick('amount', '€50')
    events()
    box()!.focus()
    await nextDrawing()
    expect([state(), chosen('amount'), amount()]).to.deep.equal(['swatch', [], ['50']])
    box()!.blur()
    await nextDrawing()
    expect([state(), chosen('amount'), amount(), events()]).to.deep.equal([
      'swatch',
      ['€50'],
      ['50'],
      [],
    ])
  })

  it('GFT-005 reads the box 500 ms after the last keydown', async () => {
    const { amount, key, type } = await picker()
    const clock = holdClocks()
    try {
      type('25')
      clock.tick(300)
      key('ArrowLeft')
      clock.tick(499)
      expect(amount()).to.deep.equal([''])
      clock.tick(1)
      expect(amount()).to.deep.equal(['25'])
    } finally {
      clock.restore()
    }
  })

  it('GFT-006 submits a plain number, and tells of it by a change event of the host', async () => {
    const { amount, enter, host } = await picker()
    const changes: Event[] = []
    host.addEventListener('change', event => {
      if (event.target === host) changes.push(event)
    })
    await enter('1,000.5')
    expect([amount(), changes.length]).to.deep.equal([['1000.5'], 1])
    expect(changes[0]?.bubbles).to.equal(true)
  })

  it('GFT-006 writes into a hidden field of the page, which alone is submitted', async () => {
    const { amount, enter, form, host } = await picker({
      inside:
        '<input type="hidden" name="gcCustomAmount"><input type="text" name="gcCustomAmount">',
    })
    const targets: unknown[] = []
    form.addEventListener('change', ({ target }) => targets.push(target))
    await enter('37.5')
    const hidden = host.querySelector<HTMLInputElement>('[type=hidden]')
    expect([hidden?.value, amount(), targets.includes(hidden)]).to.deep.equal([
      '37.5',
      ['37.5'],
      true,
    ])
  })

  it('GFT-059 posts the amount once, whatever other fields of the form have its name', async () => {
    const { amount, enter, form } = await picker({
      inside: '<input type="hidden" name="gcCustomAmount">',
      button: `<input name="gcCustomAmount" value="5"><button id="add-to-cart-button">Add</button>`,
    })
    await enter('37.5')
    expect(amount()).to.deep.equal(['37.5'])
    form.insertAdjacentHTML('beforeend', '<input name="gcCustomAmount" value="6">')
    expect(amount()).to.deep.equal(['37.5'])
    await enter('9000')
    expect(amount()).to.deep.equal([''])
  })

  it('GFT-059 posts the amount once when a field of its name comes late', async () => {
    const { amount, enter, form } = await picker()
    await enter('37.5')
    form.insertAdjacentHTML('beforeend', '<input name="gcCustomAmount" value="6">')
    expect(amount()).to.deep.equal(['37.5'])
  })

  it('GFT-059 posts the amount of the first of two pickers', async () => {
    const { amount, form, host, pick } = await picker()
    const other = host.cloneNode(true) as HTMLElement
    form.append(other)
    await waitUntil(() => other.matches(':state(ready)'), 'the other does not come')
    await pick('amount', '€50')
    expect(amount()).to.deep.equal(['50'])
    other.shadowRoot?.querySelector<HTMLInputElement>('input[name="amount"]')?.click()
    await nextDrawing()
    expect(amount()).to.deep.equal(['50'])
  })

  it('GFT-060 submits nothing and holds up nobody while the page disables it', async () => {
    const { amount, buy, enter, form, host, sent, veil } = await picker({
      inside: '<input type="hidden" name="gcCustomAmount">',
    })
    await enter('9000')
    await waitUntil(veil, 'no veil')
    host.toggleAttribute('disabled', true)
    await waitUntil(() => !veil(), 'the veil stays')
    expect([amount(), buy().ariaDisabled]).to.deep.equal([[], null])
    form.requestSubmit()
    expect(sent()).to.equal(1)
    host.toggleAttribute('disabled', false)
    await waitUntil(veil, 'the veil does not come back')
    expect(amount()).to.deep.equal([''])
    buy().click()
    expect(sent()).to.equal(1)
  })

  it('COR-062 starts with the amount of the field of the server, and takes its place', async () => {
    const { amount, host, state } = await picker({
      inside: '<input type="number" name="gcCustomAmount" value="75" required>',
    })
    const field = host.querySelector('input')
    expect([state(), amount(), field?.disabled]).to.deep.equal(['custom', ['75'], true])
    host.remove()
    await nextDrawing()
    expect(field?.disabled).to.equal(false)
  })

  it('GFT-007 GFT-009 GFT-040 cuts digits off, counts each cut, and shows what counts', async () => {
    const { amount, box, counted, enter } = await picker()
    await enter('25.559')
    expect([amount(), box()?.value]).to.deep.equal([['25.55'], '25.55'])
    expect(counted().map(({ name }) => name)).to.deep.equal(['pgc-dp:fractionCut'])
  })

  it('GFT-010 empties the amount with the box', async () => {
    const { amount, enter, events, shownAmount, state } = await picker()
    await enter('25')
    events()
    await enter('')
    expect([state(), amount(), shownAmount()]).to.deep.equal(['none', [''], ''])
    expect(events()).to.deep.equal([changed('B0GIFTCRD1', '0_0', null, 0)])
  })

  it('GFT-011 GFT-012 GFT-013 GFT-051 says what is wrong, marks the box, and forgets the amount', async () => {
    const { amount, box, enter, error, pick, root, shownAmount, state } = await picker()
    await pick('amount', '€50')
    await enter('0.99')
    expect([state(), error(), shownAmount(), amount()]).to.deep.equal([
      'invalid',
      'Enter an amount from 1 to 2,000.',
      '',
      [''],
    ])
    expect(box()?.ariaInvalid).to.equal('true')
    const described = root.getElementById(box()!.getAttribute('aria-describedby')!)
    expect(described?.textContent.trim()).to.equal('Enter an amount from 1 to 2,000.')
    await enter('25')
    expect([state(), error(), box()?.ariaInvalid, amount()]).to.deep.equal([
      'custom',
      '',
      null,
      ['25'],
    ])
  })

  it('GFT-057 tells of each reading', async () => {
    const { enter, events } = await picker()
    await enter('2a')
    await enter('25')
    expect(events()).to.deep.equal([
      ['dp-gift-amount-rejected', { typed: '2a', errorIds: ['range'] }],
      changed('B0GIFTCRD1', '0_0', 25, 0),
      ['dp-gift-amount-accepted', { amount: 25 }],
    ])
  })

  it('GFT-020 GFT-021 GFT-023 shows the amounts of a fixed design, and takes the first', async () => {
    const { box, chosen, enter, events, label, labels, pick } = await picker()
    await enter('37.5')
    events()
    await pick('design', 'Winter')
    expect([labels('amount'), chosen('amount'), label(), box()]).to.deep.equal([
      ['€25', '€50'],
      ['€25'],
      'Fixed amount',
      null,
    ])
    expect(events()).to.deep.equal([changed('B0GIFTWN25', '1_2', 25, 2)])
  })

  it('GFT-021 GFT-022 says the labels of the page', async () => {
    const { label, pick } = await picker({
      attributes: 'data-fixed-label="One of these" data-variable-label="As you like"',
    })
    expect(label()).to.equal('As you like')
    await pick('design', 'Winter')
    expect(label()).to.equal('One of these')
  })

  it('GFT-027 restores the typed amount on the way back to a variable design', async () => {
    const { amount, box, enter, pick, state } = await picker()
    await enter('37.5')
    await pick('design', 'Winter')
    await pick('design', 'Cake')
    expect([state(), amount(), box()?.value]).to.deep.equal(['custom', ['37.5'], '37.50'])
  })

  it('GFT-037 GFT-038 GFT-036 lets nobody choose what is out of stock, and says why', async () => {
    const { chosen, labels, pick, radio } = await picker()
    const rings = radio('design', 'Rings')
    expect([rings.disabled, labels('design').includes('Eggs')]).to.deep.equal([true, false])
    expect(rings.closest('.choice-item')?.textContent).to.contain('Currently unavailable')
    await pick('design', 'Rings')
    expect(chosen('design')).to.deep.equal(['Ribbon'])
    await pick('design', 'Cake')
    expect(chosen('design')).to.deep.equal(['Cake'])
  })

  it('GFT-034 GFT-035 GFT-055 filters the designs by an occasion, in a sheet at the bottom', async () => {
    const { chosen, find, labels, opensFilter, pick } = await picker()
    await opensFilter()
    const sheet = find('[part=occasions]')!
    expect([sheet.localName, sheet.className]).to.deep.equal(['dialog', 'modal sheet bottom'])
    expect(labels('occasion')).to.deep.equal(['All occasions', 'Birthday', 'Wedding', 'Easter'])
    await pick('occasion', 'Wedding')
    expect([labels('design'), chosen('design'), find('[part=occasions]')]).to.deep.equal([
      ['Ribbon', 'Rings'],
      ['Ribbon'],
      null,
    ])
    await opensFilter()
    await pick('occasion', 'All occasions')
    expect(labels('design').length).to.equal(4)
  })

  it('GFT-035 closes the sheet by its button and by Escape, with the focus back on the filter', async () => {
    const { find, opensFilter, root } = await picker()
    for (const close of [
      async () => find('[part=occasions] .close')!.click(),
      () => press('Escape'),
    ]) {
      find('[part=filter]')!.focus()
      await opensFilter()
      await close()
      await waitUntil(() => !find('[part=occasions]'), 'it stays open')
      expect(root.activeElement?.getAttribute('part')).to.equal('filter')
    }
  })

  it('GFT-046 says that an occasion has no designs, and keeps the chosen one', async () => {
    const { enter, events, find, labels, opensFilter, pick } = await picker()
    await opensFilter()
    await pick('occasion', 'Easter')
    expect([labels('design'), find('.none')?.textContent]).to.deep.equal([
      [],
      'No designs for this occasion.',
    ])
    await enter('25')
    expect(events()[0]).to.deep.equal(changed('B0GIFTCRD1', '0_0', 25, 0))
  })

  it('GFT-045 works by arrow keys, in two groups with names', async () => {
    const { chosen, radio, root } = await picker()
    expect(
      [...root.querySelectorAll('[role=radiogroup]')].map(({ ariaLabel }) => ariaLabel),
    ).to.deep.equal(['Amount', 'Design'])
    radio('amount', '€25').focus()
    await press('ArrowDown')
    await nextDrawing()
    expect(chosen('amount')).to.deep.equal(['€50'])
    radio('design', 'Ribbon').focus()
    await press('ArrowRight', 'ArrowRight')
    await nextDrawing()
    expect([chosen('design'), chosen('amount')]).to.deep.equal([['Winter'], ['€25']])
  })

  it('GFT-041 GFT-042 shows a claim code in groups', async () => {
    const { find } = await picker({ attributes: 'data-claim-code="ABCDEFGHIJKLMN"' })
    expect(find('[part=code]')?.textContent).to.equal('ABCD-EFGHIJ-KLMN')
  })

  it('COR-061 brings back the configured amount and design when the form is reset', async () => {
    const { amount, chosen, events, form, pick, state } = await picker({
      attributes: 'data-selected-combination="0_0" data-initial-variable-amount="50"',
    })
    await pick('design', 'Winter')
    events()
    form.reset()
    await nextDrawing()
    expect([state(), chosen('design'), amount(), events()]).to.deep.equal([
      'swatch',
      ['Ribbon'],
      ['50'],
      [],
    ])
  })

  it('GFT-061 brings back product, title, link and address, too', async () => {
    const title = document.title
    const { enter, form, gpo, pick } = await picker({
      attributes: 'data-selected-combination="0_0" data-initial-variable-amount="50"',
    })
    form.reset()
    await nextDrawing()
    expect(gpo()).to.equal(null)
    await enter('37.5')
    await pick('design', 'Cake')
    expect([page.$asin.get(), document.title, gpo()]).to.deep.equal([
      'B0GIFTCRD2',
      'Cake card',
      '37.5',
    ])
    form.reset()
    await nextDrawing()
    expect([page.$asin.get(), document.title, gpo()]).to.deep.equal(['B0GIFTCRD1', title, '50'])
    resetAddress()
  })

  it('COR-106 wraps words that are longer than their place', async () => {
    const long = 'W'.repeat(400)
    const { enter, host, root } = await picker({
      attributes: `style="display: block; inline-size: 300px" data-claim-code="${long}" data-variable-label="${long}"`,
      given: {
        constraints: {},
        dimensions: { design_name: [long, long], occasion_type: [long] },
      },
    })
    const most = host.getBoundingClientRect().right + 1
    for (const text of ['9'.repeat(99), 'x']) {
      await enter(text)
      const wide = [...root.querySelectorAll('.picker, .picker *')].filter(
        node => node.getBoundingClientRect().right > most,
      )
      expect(wide.map(({ className }) => className)).to.deep.equal([])
    }
  })

  it('GFT-044 needs neither an account nor a product of the page', async () => {
    const made = await picker()
    page.$asin.set(null)
    await made.enter('25')
    expect(made.state()).to.equal('custom')
  })

  it('COR-014 takes amounts that the page states later', async () => {
    const { host, labels } = await picker({ given: { combinations: {}, dimensions: {} } })
    expect(labels('design')).to.deep.equal([])
    const script = host.querySelector('script')!
    script.textContent = JSON.stringify({
      combinations: { '0_0': { asin: 'B0GIFTCRD1' } },
      dimensions: { design_name: ['Ribbon'] },
    })
    document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
    await waitUntil(() => labels('design').join() === 'Ribbon', 'the design does not come')
  })

  it('GFT-058 judges the amount to start with by constraints that come late, with the designs', async () => {
    const {
      amount,
      host,
      labels,
      state: now,
    } = await picker({
      given: { combinations: {}, constraints: {}, dimensions: {} },
      attributes: 'data-initial-variable-amount="5000"',
    })
    host.querySelector('script')!.textContent = JSON.stringify(stated)
    document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
    await waitUntil(() => labels('design').length === 4, 'the designs do not come')
    expect([now(), amount()]).to.deep.equal(['none', ['']])
  })

  it('GFT-058 keeps what is chosen, as far as the page still has it, and tells nobody', async () => {
    const { amount, chosen, enter, events, host, pick, state: now } = await picker()
    const restate = async (change: object) => {
      host.querySelector('script')!.textContent = JSON.stringify({ ...stated, ...change })
      document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
      await nextTask()
      await nextDrawing()
    }
    await pick('amount', '€50')
    events()
    await restate(amounts(10, 50))
    expect([chosen('amount'), amount()]).to.deep.equal([['€50'], ['50']])
    await restate(amounts(10, 60))
    // The address still names it.
    expect([now(), chosen('amount'), amount(), events()]).to.deep.equal(['custom', [], ['50'], []])
    await enter('70')
    events()
    await restate({ ...amounts(10), strings: {} })
    expect([now(), amount()]).to.deep.equal(['custom', ['70']])
    const most = [{ method: 'atMost', value: 30, errorId: 'range' }]
    await restate({ ...amounts(10), constraints: { gcCustomAmount: most } })
    expect([now(), amount(), events()]).to.deep.equal(['none', [''], []])
  })
})
