import { expect } from '@open-wc/testing'
import { press } from '../../support/browser.ts'
import { payment, tag, type Payment } from '../../support/payment-options.ts'
import { allOptions, once } from '../../support/payment.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const linksIn = ({ around }: Payment) =>
  [...around.querySelectorAll<HTMLElement>('[data-dp-outlet]')].flatMap(
    outlet => outlet.shadowRoot?.querySelector<HTMLElement>('button:not([hidden])') ?? [],
  )

/** Presses the link, and waits for the modal. */
async function change(one: Payment) {
  const [link] = linksIn(one)
  if (!link) throw new Error('No link')
  link.focus()
  link.click()
  await one.comes('[part~=modal] input')
  return link
}

describe(`${tag}: the link beside the price`, () => {
  const price = '<p id="price">€120.00</p><p class="price">again</p>'
  const withPrice = (more: Parameters<typeof payment>[0] = {}) =>
    payment({
      before: price,
      ...more,
      attributes: `data-price-block="#price, .price" ${more.attributes ?? ''}`,
    })
  it('PAY-049 stands at the first price, where the page names one and has plans', async () => {
    const one = await withPrice()
    const says = () => linksIn(one).map(link => link.textContent)
    expect(says()).to.deep.equal(['Pay in instalments'])
    one.radio('equalPay3').click()
    await nextDrawing()
    expect(says()).to.deep.equal(['Change plan'])
    expect(one.around.querySelector('#price + [data-dp-outlet]')).not.to.equal(null)
    one.host.removeAttribute('data-price-block')
    await nextDrawing()
    expect(linksIn(one)).to.deep.equal([])
    one.around.remove()
    const none = await withPrice({ options: [once()] })
    expect(linksIn(none)).to.deep.equal([])
    // The outlet ends the room that dp.css keeps for the link, and takes none itself.
    const outlet = none.around.querySelector<HTMLElement>('#price + [data-dp-outlet]')
    expect(outlet?.offsetHeight).to.equal(0)
    expect(linksIn(await payment())).to.deep.equal([])
  })

  it('PAY-049 goes with the element', async () => {
    const one = await withPrice()
    one.host.remove()
    await nextDrawing()
    expect(linksIn(one)).to.deep.equal([])
  })

  it('PAY-049 opens all options; a choice is that of a swatch and closes', async () => {
    const one = await withPrice()
    one.press('[part=header]')
    await change(one)
    expect(one.ids('[part~=modal]')).to.deep.equal(allOptions().map(({ optionId }) => optionId))
    one.radio('equalPay12', '[part~=modal]').click()
    await waitUntil(() => !one.find('[part~=modal]'), 'the modal is open')
    expect(one.selections()).to.deep.equal([
      { optionId: 'equalPay12', previousOptionId: 'oneTimePayment', source: 'change-modal' },
    ])
    expect([one.is('expanded'), one.ids()]).to.deep.equal([
      false,
      ['oneTimePayment', 'equalPay3', 'equalPay12'],
    ])
  })

  it('PAY-051 PAY-061 closes on Escape alone while arrow keys choose, and gives the focus back', async () => {
    const one = await withPrice()
    const link = await change(one)
    one.radio('oneTimePayment', '[part~=modal]').focus()
    await press('ArrowDown')
    expect([one.at('[part=chosen]').textContent, one.is('sheet')]).to.deep.equal([
      '3 payments',
      true,
    ])
    await press('Escape')
    await waitUntil(() => !one.find('[part~=modal]'), 'the modal is open')
    expect((link.getRootNode() as ShadowRoot).activeElement).to.equal(link)
  })

  it('PAY-015 disables what the quantity does not allow, with a note', async () => {
    const one = await withPrice({ attributes: 'data-quantity="3"' })
    await change(one)
    const radio = one.radio('equalPay12', '[part~=modal]')
    expect([
      radio.disabled,
      radio.closest('.choice-item')?.querySelector('.choice-note')?.textContent,
    ]).to.deep.equal([true, 'Not available for this quantity'])
  })
})
