import { expect } from '@open-wc/testing'
import { clearFaults, setFault } from '../../support/browser.ts'
import { wholeDay } from '../../support/delivery-calendar.ts'
import { scheduledPage, slotsPath, tag } from '../../support/scheduled-delivery.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

const image = '/images/washing-machine.svg'
const send = (host: HTMLElement, name: string) =>
  (host as HTMLElement & { trigger(name: string): void }).trigger(name)

describe(`${tag} and the buttons of the page`, () => {
  it('SCH-002 SCH-004 SCH-022 SCH-023 blocks them until a slot is selected, or no time is wanted', async () => {
    const view = await scheduledPage()
    await view.becomes('enabled')
    expect(view.blocked()).to.deep.equal([false, false])
    await view.want()
    expect(view.blocked()).to.deep.equal([true, true])
    await view.choose()
    expect(view.blocked()).to.deep.equal([false, false])
    await view.want()
    await nextTask()
    expect(view.blocked()).to.deep.equal([false, false])
    await view.want()
    expect(view.blocked()).to.deep.equal([true, true])
  })

  it('SCH-002 leaves those that place an order, if the page says so', async () => {
    const view = await scheduledPage({ attributes: 'data-block-place-order="false"' })
    await view.want()
    expect(view.blocked()).to.deep.equal([true, false])
  })

  it('SCH-003 blocks them at the cutoff of the slot', async () => {
    const view = await scheduledPage({ slots: [wholeDay('A', 2, { cutoffIn: 3000 })] })
    await view.want()
    await view.choose()
    expect(view.blocked()).to.deep.equal([false, false])
    await waitUntil(() => view.isBlocked(view.cart), 'the cutoff')
    expect(view.blocked()).to.deep.equal([true, true])
  })

  it('SCH-062 lets a press on a blocked one do nothing but say why', async () => {
    const view = await scheduledPage()
    let submitted = 0
    view.host.closest('form')?.addEventListener('submit', () => (submitted += 1))
    await view.want()
    expect(view.warning()).to.equal('')
    view.button(view.cart).click()
    await waitUntil(() => view.warning() !== '')
    const [cart, order] = view.warnings()
    expect([cart, order]).to.deep.equal([
      'Choose a delivery time before adding this item to the cart.',
      'Choose a delivery time before you order.',
    ])
    expect(submitted).to.equal(0)
    for (const [selector, said] of [
      [view.cart, cart],
      [view.order, order],
    ] as const) {
      const [described] = view.button(selector).ariaDescribedByElements ?? []
      expect(described?.textContent).to.equal(said)
    }
    await view.choose()
    await waitUntil(() => view.warning() === '')
    view.button(view.cart).click()
    expect(submitted).to.equal(1)
  })

  it('SCH-062 stops a script that submits the form without a button, too', async () => {
    const view = await scheduledPage()
    const form = view.host.closest('form')!
    let submitted = 0
    form.addEventListener('submit', () => (submitted += 1))
    await view.want()
    form.requestSubmit()
    expect(submitted).to.equal(0)
    await view.want()
    form.requestSubmit()
    expect(submitted).to.equal(1)
  })

  it('SCH-022 SCH-023 puts an image in place of the one that adds to the cart', async () => {
    const view = await scheduledPage({ attributes: `data-disabled-image="${image}"` })
    await view.want()
    await waitUntil(() => !view.button(view.cart).checkVisibility(), 'the image')
    const shown = view.outlets()[0]?.shadowRoot?.querySelector('img')
    expect([shown?.checkVisibility(), shown?.alt]).to.deep.equal([true, 'Add'])
    expect(view.button(view.order).checkVisibility()).to.equal(true)
    await view.choose()
    await waitUntil(() => view.button(view.cart).checkVisibility())
    expect(view.outlets().length).to.equal(0)
  })

  it('SCH-062 leaves the button in its place when the image does not load', async () => {
    const view = await scheduledPage({ attributes: 'data-disabled-image="/images/none.svg"' })
    await view.want()
    await waitUntil(() => view.outlets().length > 0)
    const shown = view.outlets()[0]?.shadowRoot?.querySelector('img')
    await waitUntil(() => shown?.complete, 'the end of the image')
    await nextTask()
    expect([view.button(view.cart).checkVisibility(), shown?.checkVisibility()]).to.deep.equal([
      true,
      false,
    ])
    expect(view.isBlocked(view.cart)).to.equal(true)
  })

  it('SCH-016 SCH-017 SCH-018 warns at the button while a time is required', async () => {
    const view = await scheduledPage()
    await view.becomes('enabled')
    send(view.host, 'require')
    await waitUntil(() => view.warning() !== '')
    expect(view.warning()).to.equal('Choose a delivery time before adding this item to the cart.')
    await nextDrawing()
    expect(view.has('[part=intent]')).to.equal(false)
    send(view.host, 'disable')
    await waitUntil(() => view.warning().startsWith('This item needs'))
    expect(view.blocked()).to.deep.equal([true, true])
    send(view.host, 'enable')
    send(view.host, 'unrequire')
    await waitUntil(() => view.warning() === '')
    await nextDrawing()
    expect(view.has('[part=intent]')).to.equal(true)
  })

  it('SCH-016 SCH-055 takes the warning away with a slot', async () => {
    const view = await scheduledPage({ attributes: 'data-required' })
    await view.becomes('required')
    await waitUntil(() => view.warning() !== '')
    await view.choose()
    await waitUntil(() => view.warning() === '')
    expect(view.blocked()).to.deep.equal([false, false])
  })

  it('SCH-068 blocks an item that needs a time where none can be had', async () => {
    const view = await scheduledPage({ attributes: 'data-required data-merchant-id="MNOBODY"' })
    await view.becomes('required')
    await waitUntil(() => view.warning().startsWith('This item needs'))
    expect([view.is('enabled'), view.blocked()]).to.deep.equal([false, [true, true]])
  })

  for (const [what, wanted] of [
    ['there are no slots', { slots: [] }],
    ['the answer has an error', { says: { errorMsg: 'Lost' } }],
    [
      'no slot can be chosen for now',
      { says: { slotQualityInfo: { slotQuality: 'DEFERRED', slotQualityDetail: 'NORMAL' } } },
    ],
  ] as const) {
    it(`SCH-058 frees them when ${what}`, async () => {
      const view = await scheduledPage(wanted)
      await view.want()
      expect(view.blocked()).to.deep.equal([true, true])
      await waitUntil(() => view.events().includes('dp-slots-loaded'))
      expect(view.blocked()).to.deep.equal([false, false])
    })
  }

  it('SCH-058 frees them when the slots cannot be loaded, until there are some', async () => {
    const view = await scheduledPage({
      before: () => setFault({ match: { path: slotsPath }, fault: 'status:503' }),
    })
    await view.want()
    await waitUntil(() => view.events().includes('dp-slots-errored'))
    expect(view.blocked()).to.deep.equal([false, false])
    await clearFaults()
    view.inner().shadowRoot?.querySelector<HTMLElement>('[part=message] button')?.click()
    await view.innerBecomes('available')
    expect(view.blocked()).to.deep.equal([true, true])
  })

  it('SCH-059 keeps the ways on in view where a time is required', async () => {
    const view = await scheduledPage({
      attributes: 'data-required',
      before: () => setFault({ match: { path: slotsPath }, fault: 'status:503' }),
    })
    await waitUntil(() => view.events().includes('dp-slots-errored'))
    await waitUntil(() => view.has('[part=postal-code]'))
    const retry = view.inner().shadowRoot?.querySelector('[part=message] button')
    expect([
      retry?.checkVisibility(),
      view.find('[part=postal-code]').checkVisibility(),
    ]).to.deep.equal([true, true])
    expect(view.blocked()).to.deep.equal([true, true])
    await clearFaults()
  })

  it('SCH-002 follows buttons that the page writes anew, and frees those that it no longer names', async () => {
    const view = await scheduledPage()
    await view.want()
    view.button(view.cart).outerHTML = '<button id="add-to-cart-button">New</button>'
    await nextTask()
    expect(view.isBlocked(view.cart)).to.equal(true)
    view.host.dataset['addToCart'] = '#none'
    await nextTask()
    expect(view.isBlocked(view.cart)).to.equal(false)
  })

  it('SCH-023 frees them when the element leaves the page, and blocks them again when it comes back', async () => {
    const view = await scheduledPage({ attributes: 'data-required' })
    await view.becomes('required')
    const form = view.host.closest('form')!
    view.host.replaceWith()
    await nextTask()
    expect(view.blocked()).to.deep.equal([false, false])
    form.prepend(view.host)
    await nextTask()
    expect(view.blocked()).to.deep.equal([true, true])
  })

  it('SCH-023 knows of a slot that a form reset takes away', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.choose()
    view.host.closest('form')?.reset()
    await waitUntil(() => view.isBlocked(view.cart))
  })
})
