import { expect, nextFrame } from '@open-wc/testing'
import { press } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { opened, optionsState, payment, tag } from '../../support/payment-options.ts'
import { allOptions, once, plan } from '../../support/payment.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

interface Host extends Element {
  config: { options?: unknown }
}
/** The page changes what it says of the element. */
async function state(host: Element, options: readonly unknown[] | null): Promise<void> {
  host.querySelector('script')?.remove()
  if (options) host.insertAdjacentHTML('beforeend', optionsState(options))
  const before = (host as Host).config.options
  document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
  await waitUntil(() => (host as Host).config.options !== before, 'the same options')
  await nextDrawing()
}

describe(tag, () => {
  it('PAY-001 starts collapsed, with the chosen option in its header', async () => {
    const plain = await payment()
    expect([
      plain.at('[part=header]').ariaExpanded,
      plain.at('[part=chosen]').textContent,
    ]).to.deep.equal(['false', 'One-time payment'])
    const { at } = await payment({ attributes: 'data-selected-option="equalPay3"' })
    expect(at('[part=chosen]').textContent).to.equal('3 payments')
  })

  it('PAY-002 opens and closes by its header, and tells of it', async () => {
    const { at, folds, heard, is, press: click } = await payment()
    click('[part=header]')
    await folds(true)
    expect([at('[part=header]').ariaExpanded, is('expanded')]).to.deep.equal(['true', true])
    click('[part=header]')
    await folds(false)
    expect(heard.take().map(({ type }) => type)).to.deep.equal([
      'dp-payment-expanded',
      'dp-payment-collapsed',
    ])
  })

  it('PAY-003 shows a skeleton until the options come', async () => {
    const { find, host, ids, is } = await opened({ options: null })
    expect([!!find('[aria-busy=true] .skeleton'), is('loading')]).to.deep.equal([true, true])
    await state(host, allOptions())
    expect([!!find('.skeleton'), ids().length, is('expanded')]).to.deep.equal([false, 3, true])
  })

  it('PAY-057 says that the options did not come', async () => {
    const clock = holdClocks()
    try {
      const { announced, at, host, find } = await opened({ options: null })
      clock.tick(10_000)
      await nextDrawing()
      expect(at('[part=message]').textContent).to.contain('Payment plans could not be loaded.')
      clock.tick(100)
      expect(announced()).to.equal('Payment plans could not be loaded.')
      await state(host, allOptions())
      expect(find('[part=message]')).to.equal(null)
    } finally {
      clock.restore()
    }
  })

  it('PAY-004 opens by itself as the only feature', async () => {
    const { is } = await payment({ attributes: 'data-only-feature data-treatment="T3"' })
    expect(is('expanded')).to.equal(true)
  })

  for (const [treatment, stays] of [
    ['none', false],
    ['T1', false],
    ['T2', true],
    ['T3', true],
  ] as const) {
    it(`PAY-006 PAY-007 ${stays ? 'stays open' : 'collapses'} after a choice under ${treatment}`, async () => {
      const { is, radio } = await opened({ attributes: `data-treatment="${treatment}"` })
      radio('equalPay3').click()
      await nextFrame()
      expect(is('expanded')).to.equal(stays)
    })
  }

  it('PAY-063 gives the focus to the header when it collapses over it', async () => {
    const { host, radio } = await opened()
    radio('equalPay3').focus()
    radio('equalPay3').click()
    await nextFrame()
    expect(host.shadowRoot?.activeElement?.getAttribute('part')).to.equal('header')
  })

  it('PAY-010 PAY-023 tells of a choice by a swatch once, with its metric', async () => {
    const { at, chosen, heard, radio } = await opened({ attributes: 'data-treatment="T2"' })
    radio('equalPay6').click()
    radio('equalPay6').click()
    const [event, metric, ...more] = heard
      .take()
      .filter(({ type }) => type !== 'dp-payment-expanded')
    expect(event?.detail).to.deep.equal({
      optionId: 'equalPay6',
      previousOptionId: 'oneTimePayment',
      source: 'swatch',
    })
    expect([metric?.detail.name, metric?.detail.fields, more]).to.deep.equal([
      'PaymentOptionSelected',
      { optionId: 'equalPay6', source: 'swatch' },
      [],
    ])
    await nextFrame()
    expect([chosen(), at('[part=chosen]').textContent]).to.deep.equal(['equalPay6', '6 payments'])
  })

  it('PAY-051 PAY-061 is one radio group, in which arrow keys choose and close nothing', async () => {
    const { at, chosen, is, radio, selections } = await opened()
    expect(at('[role=radiogroup]').ariaLabel).to.equal('Payment options')
    radio('oneTimePayment').focus()
    await press('ArrowDown', 'ArrowDown')
    expect([chosen(), is('expanded')]).to.deep.equal(['equalPay6', true])
    expect(selections().length).to.equal(2)
    radio('equalPay3').click()
    await nextFrame()
    expect(is('expanded')).to.equal(false)
  })

  it('PAY-011 shows up to three options without a link to more', async () => {
    const { find, ids } = await opened({ options: [once(), plan(3), plan(6)] })
    expect([ids(), find('[data-sheet=compare]')]).to.deep.equal([
      ['oneTimePayment', 'equalPay3', 'equalPay6'],
      null,
    ])
  })

  it('PAY-012 shows three of four or more, with a link to all', async () => {
    const { at, ids } = await opened()
    expect(ids()).to.deep.equal(['oneTimePayment', 'equalPay3', 'equalPay6'])
    expect(at('button[data-sheet=compare]').textContent).to.equal('Compare all plans')
  })

  it('PAY-059 shows the swatch of the option that is chosen at the start', async () => {
    const { chosen, ids } = await opened({ attributes: 'data-selected-option="equalPay24"' })
    expect([ids(), chosen()]).to.deep.equal([
      ['oneTimePayment', 'equalPay3', 'equalPay24'],
      'equalPay24',
    ])
  })

  it('PAY-058 chooses one-time payment when the options lack the chosen one', async () => {
    const { at, host, selections } = await payment({
      attributes: 'data-selected-option="equalPay6"',
    })
    await state(host, [once(), plan(3)])
    expect([at('[part=chosen]').textContent, selections()]).to.deep.equal([
      'One-time payment',
      [{ optionId: 'oneTimePayment', previousOptionId: 'equalPay6', source: 'options' }],
    ])
  })
})
