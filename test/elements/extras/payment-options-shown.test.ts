import { expect, nextFrame } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { holdClocks } from '../../support/clock.ts'
import { emulateReducedMotion, engine } from '../../support/engine.ts'
import { asin, opened, payment, tag } from '../../support/payment-options.ts'
import { once, plan } from '../../support/payment.ts'
import { nextDrawing } from '../../support/wait.ts'

describe(`${tag}: what it shows`, () => {
  it('PAY-015 PAY-016 PAY-018 goes by the quantity of the product in the page', async () => {
    const { radio, swatch } = await opened()
    const is = () => [
      radio('equalPay6').disabled,
      swatch('equalPay6').querySelector('.choice-note')?.textContent,
    ]
    const clock = holdClocks()
    try {
      page.quantity(asin).set(4)
      await nextDrawing()
      expect(is()).to.deep.equal([false, undefined])
      clock.tick(100)
      await nextFrame()
      expect(is()).to.deep.equal([true, 'Not available for this quantity'])
      page.quantity(asin).set(3)
      await nextDrawing()
      clock.tick(100)
      await nextFrame()
      expect(is()).to.deep.equal([false, undefined])
    } finally {
      clock.restore()
    }
  })

  it('PAY-017 PAY-062 says that the quantity has taken the plan away, until the next choice', async () => {
    const { announced, at, find, radio, selections } = await payment({
      attributes: 'data-selected-option="equalPay6"',
    })
    const clock = holdClocks()
    try {
      page.quantity(asin).set(4)
      await nextDrawing()
      clock.tick(200)
      await nextFrame()
      const text = '6 payments is not available for this quantity. One-time payment is chosen now.'
      expect(at('[part=message]').textContent.trim()).to.equal(text)
      expect([announced(), selections()]).to.deep.equal([
        text,
        [{ optionId: 'oneTimePayment', previousOptionId: 'equalPay6', source: 'quantity' }],
      ])
      radio('equalPay3').click()
      await nextFrame()
      expect(find('[part=message]')).to.equal(null)
    } finally {
      clock.restore()
    }
  })

  for (const [feature, duration] of [
    ['motion', '0.2s'],
    ['reduced motion', '0s'],
  ] as const) {
    engine.it(
      `PAY-019 takes ${duration} to open and to close with ${feature}`,
      feature,
      async () => {
        await emulateReducedMotion(feature === 'reduced motion')
        const { at } = await payment()
        expect(getComputedStyle(at('.disclosure-body')).transitionDuration).to.equal(duration)
        await emulateReducedMotion(false)
      },
    )
  }

  it('PAY-020 PAY-022 PAY-023 PAY-024 says in a swatch what the option is', async () => {
    const { swatch } = await opened({
      options: [
        once(),
        plan(12, { cardName: 'Pine Card', isOrderLevel: true }),
        plan(6, { termType: 'weeks' }),
      ],
    })
    const said = (id: string) => [...swatch(id).querySelectorAll('bdi')].map(one => one.textContent)
    expect(said('equalPay12')).to.deep.equal([
      '12 payments',
      '12 mo',
      'Interest of 12',
      'Pine Card',
      'For your whole order',
    ])
    expect(said('equalPay6')).to.deep.equal(['6 payments', '6 weeks', 'Interest of 6'])
    expect(said('oneTimePayment')).to.deep.equal(['One-time payment', '€120.00', 'Interest of 1'])
  })

  it('PAY-022 PAY-034 has the words of the page for terms, and names a plan without a name', async () => {
    const { swatch } = await opened({
      attributes: 'data-term-type="months"',
      options: [plan(12, { price: 13.25, priceAndTermCountDisplayString: ' ' })],
    })
    const said = [...swatch('equalPay12').querySelectorAll('bdi')].map(one => one.textContent)
    expect(said).to.deep.equal(['13.25/months', '12 months', 'Interest of 12'])
  })

  it('PAY-021 shows the summary of the chosen option below the swatches', async () => {
    const { at, radio } = await opened({ attributes: 'data-treatment="T2"' })
    expect(at('[part=summary]').textContent).to.equal('Summary of 1')
    radio('equalPay3').click()
    await nextFrame()
    expect(at('[part=summary]').textContent).to.equal('Summary of 3')
  })

  it('PAY-025 PAY-035 PAY-056 shows what it can use, in groups, after a payment of its own', async () => {
    const { ids } = await opened({
      options: [
        plan(2, { offerGroup: 'a' }),
        plan(3, { formData: [] }),
        null,
        plan(6, { offerGroup: 'a' }),
      ],
    })
    expect(ids()).to.deep.equal(['oneTimePayment', 'equalPay2', 'equalPay6'])
  })

  it('PAY-050 shows nothing without a plan', async () => {
    const { form, host } = await payment({ options: [once(), plan(3, { price: '40' })] })
    expect([host.shadowRoot?.textContent, host.offsetHeight]).to.deep.equal(['', 0])
    expect(new FormData(form).has('paymentOfferInfo')).to.equal(false)
  })

  it('COR-103 keeps an id with spaces and quotes apart from others', async () => {
    const id = `a "b' c]`
    const { radio, swatch } = await opened({
      attributes: 'data-quantity="2"',
      options: [once(), plan(3, { optionId: id, maxQuantity: 1 })],
    })
    const note = radio(id).getAttribute('aria-describedby')
    expect(swatch(id).querySelector('.choice-note')?.id).to.equal(note)
    expect(note).not.to.contain(' ')
  })
})
