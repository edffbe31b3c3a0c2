import { expect, nextFrame } from '@open-wc/testing'
import { clearJournal, facts, journal, session } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { opened, payment, tag } from '../../support/payment-options.ts'
import { once, plan } from '../../support/payment.ts'
import { nextDrawing } from '../../support/wait.ts'

const path = '/gp/product/handle-buy-box'

/** What the form held when the page heard of its submission. */
function sentBy(form: HTMLFormElement): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  form.addEventListener('submit', ({ submitter }) => {
    sent.push(JSON.parse(`${new FormData(form, submitter).get('paymentOfferInfo')}`))
  })
  return sent
}

describe(`${tag}: its form`, () => {
  it('PAY-026 PAY-027 PAY-028 submits what the server must know of the chosen option', async () => {
    const { radio, submitted } = await opened()
    expect(submitted()).to.deep.equal({
      offerType: 'ONE_TIME_PAYMENT',
      cartType: 'ADD_TO_CART',
      sessionId: '',
      customerId: '',
      marketplaceId: 'DE',
      requestId: '',
      deviceType: '',
      asin: '',
      buyingOptionType: '',
      parentASIN: '',
      websiteDisplayGroup: '',
      optionId: 'oneTimePayment',
    })
    radio('equalPay3').click()
    const { offerType, optionId } = submitted()
    expect([offerType, optionId]).to.deep.equal(['EQUAL_PAY', 'equalPay3'])
  })

  it('PAY-026 arrives at the store, which keeps the plan with the product', async () => {
    const { csrfToken } = await session()
    const { form, radio, host } = await opened({
      keepsVisitor: true,
      inForm: `<input name="items[0][asin]" value="B0HEADPH01">
        <input name="items[0][offerListingId]" value="OLB0HEADPH01">
        <input name="anti-csrftoken" value="${csrfToken}">`,
      options: [once(), plan(3, { executionInfo: { asin: 'B0HEADPH01', optionId: 'equalPay3' } })],
    })
    radio('equalPay3').click()
    await clearJournal()
    const body = new URLSearchParams([...new FormData(form)] as [string, string][])
    const { ok } = await fetch(path, { method: 'POST', body })
    expect([ok, host.isConnected]).to.deep.equal([true, true])
    const [arrived] = await journal(path)
    expect(arrived?.fields.filter(([name]) => name === 'paymentOfferInfo').length).to.equal(1)
    const [line] = await facts<{ extras: object }[]>('cart')
    expect(line?.extras).to.deep.equal({ payment: { optionId: 'equalPay3' } })
  })

  it('PAY-056 submits nothing for a one-time payment that the page does not list', async () => {
    const { form, radio, submitted } = await opened({ options: [plan(3)] })
    expect(new FormData(form).has('paymentOfferInfo')).to.equal(false)
    radio('equalPay3').click()
    expect(submitted()['optionId']).to.equal('equalPay3')
  })

  it('PAY-029 PAY-030 says BUY_NOW for the button that buys at once, for 1000 ms', async () => {
    const { form, around, submitted } = await payment()
    const sent = sentBy(form)
    const clock = holdClocks()
    try {
      around.querySelector<HTMLElement>('#add')?.click()
      around.querySelector<HTMLElement>('#now')?.click()
      expect(sent.map(({ cartType }) => cartType)).to.deep.equal(['ADD_TO_CART', 'BUY_NOW'])
      clock.tick(999)
      expect(submitted()['cartType']).to.equal('BUY_NOW')
      clock.tick(1)
      expect(submitted()['cartType']).to.equal('ADD_TO_CART')
    } finally {
      clock.restore()
    }
  })

  it('PAY-029 goes by the button that the page names, and by its own form alone', async () => {
    const { around, form, submitted } = await payment({
      attributes: 'data-buy-now="#add"',
      before: '<form id="other"><button id="add" type="submit">Buy</button></form>',
    })
    around.querySelector('#other')?.addEventListener('submit', event => event.preventDefault())
    around.querySelector<HTMLElement>('#other #add')?.click()
    expect(submitted()['cartType']).to.equal('ADD_TO_CART')
    form.querySelector<HTMLElement>('#now')?.click()
    expect(submitted()['cartType']).to.equal('ADD_TO_CART')
    form.querySelector<HTMLElement>('#add')?.click()
    expect(submitted()['cartType']).to.equal('BUY_NOW')
  })

  it('PAY-030 says ADD_TO_CART after it has left the page and come back', async () => {
    const { around, form, host, submitted } = await payment()
    around.querySelector<HTMLElement>('#now')?.click()
    expect(submitted()['cartType']).to.equal('BUY_NOW')
    host.remove()
    await nextDrawing()
    form.prepend(host)
    await nextDrawing()
    expect(submitted()['cartType']).to.equal('ADD_TO_CART')
  })

  it('COR-061 comes back to what the page names when the form is reset', async () => {
    const { form, radio, submitted } = await opened({
      attributes: 'data-selected-option="equalPay6"',
    })
    radio('equalPay3').click()
    form.reset()
    expect(submitted()['optionId']).to.equal('equalPay6')
  })

  it('COR-062 takes over from the control of the server, which submits nothing then', async () => {
    const given = plan(3)
    const value = JSON.stringify(given['executionInfo']).replaceAll('"', '&quot;')
    const { form, chosen } = await opened({
      options: [once(), given],
      fallback: `<select name="paymentOfferInfo"><option value=""><option value="${value}" selected></select>`,
    })
    await nextFrame()
    expect(chosen()).to.equal('equalPay3')
    expect(new FormData(form).getAll('paymentOfferInfo').length).to.equal(1)
  })

  it('COR-060 disables its options with its fieldset', async () => {
    const { form, radio } = await opened()
    const fieldset = document.createElement('fieldset')
    form.append(fieldset)
    fieldset.append(form.querySelector(tag) as Element)
    fieldset.disabled = true
    await nextDrawing()
    expect([radio('equalPay3').disabled, new FormData(form).has('paymentOfferInfo')]).to.deep.equal(
      [true, false],
    )
  })
})
