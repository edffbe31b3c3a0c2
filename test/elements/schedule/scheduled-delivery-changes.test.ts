import { expect } from '@open-wc/testing'
import { atRest, slides } from '../../../src/page/at-rest.ts'
import { page } from '../../../src/page/page.ts'
import { clearFaults, hold } from '../../support/browser.ts'
import {
  asin,
  availabilityPath,
  regionsPath,
  scheduledPage,
  slotsPath,
  tag,
} from '../../support/scheduled-delivery.ts'
import { spoil } from '../../support/spoil.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

type View = Awaited<ReturnType<typeof scheduledPage>>
const send = (view: View, name: string) =>
  (view.host as HTMLElement & { trigger(name: string): void }).trigger(name)
const regions = (view: View) =>
  [...(view.find('[part=region]') as HTMLSelectElement).options].map(({ value }) => value)

/** The element leaves the page, `meanwhile` runs, and it comes back. */
async function goAndCome(view: View, meanwhile: () => unknown = () => {}): Promise<void> {
  const form = view.host.closest('form')
  view.host.remove()
  await nextTask()
  await meanwhile()
  form?.prepend(view.host)
  await nextTask()
}
/** The shopper wants a time, and the slots do not come before the returned function runs. */
async function waiting(view: View): Promise<() => Promise<void>> {
  await view.becomes('enabled')
  const release = await hold({ path: slotsPath }, 1)
  await view.want()
  await waitUntil(async () => (await view.asked()).length === 1, 'the call')
  return release
}

describe(`${tag} while the page changes`, () => {
  afterEach(clearFaults)

  it('CAL-063 COR-032 asks again when it comes back, and counts the wish once', async () => {
    const view = await scheduledPage()
    const release = await waiting(view)
    expect(view.actions()).to.deep.equal([1, 2])
    await goAndCome(view)
    await release()
    await view.innerBecomes('available')
    expect(view.actions()).to.deep.equal([2])
    expect(view.blocked()).to.deep.equal([true, true])
  })

  it('SCH-070 forgets its slot if the wish has gone while it was away and its call was cut', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.choose()
    await hold({ path: slotsPath }, 1)
    send(view, 'enable')
    await waitUntil(() => !view.innerIs('available'), 'the call')
    await goAndCome(view, () => send(view, 'disable'))
    await waitUntil(() => !view.innerIs('selected'))
    expect(view.form().get('SlotId')).to.equal(null)
  })

  it('SCH-041 tells apart two merchants of one product', async () => {
    const [one, other] = [
      { asin, merchantID: 'MHARBORPINE' },
      { asin, merchantID: 'MNOBODY' },
    ]
    const view = await scheduledPage({
      attributes: 'data-merchant-id="MHARBORPINE"',
      state: { items: [one, other] },
    })
    await view.becomes('enabled')
    const { config } = view.host as HTMLElement & { config: { items: object[] } }
    expect(config.items).to.deep.equal([
      { ...one, isSDAvailable: true },
      { ...other, isSDAvailable: false },
    ])
  })

  it('SCH-002 blocks the buttons that place an order as the page says later', async () => {
    const view = await scheduledPage()
    await view.want()
    for (const [says, blocked] of [
      ['false', [true, false]],
      ['true', [true, true]],
    ] as const) {
      view.host.dataset['blockPlaceOrder'] = says
      await nextTask()
      expect(view.blocked()).to.deep.equal(blocked)
    }
  })

  it('SCH-033 SCH-064 takes back what was said of an earlier place while slots for another one load', async () => {
    const view = await scheduledPage({ zip: '25980' })
    await view.want()
    await waitUntil(() => view.has('[part=postal-message]'))
    expect(view.blocked()).to.deep.equal([false, false])
    const release = await hold({ path: slotsPath }, 1)
    page.$location.set({ addressLabel: 'M', zipCode: '80331' })
    await waitUntil(() => !view.has('[part=postal-message]'))
    expect(view.blocked()).to.deep.equal([true, true])
    await release()
    await view.innerBecomes('available')
  })

  it('SCH-070 closes the pop-up when no time can be chosen any more, and leaves it closed later', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.innerBecomes('available')
    await nextDrawing()
    const box = view.inner().shadowRoot!
    box.querySelector<HTMLElement>('[part=trigger]')?.click()
    await waitUntil(() => box.querySelector('dialog[open]'))
    view.actions()
    send(view, 'disable')
    await waitUntil(() => !view.innerIs('open'))
    expect(view.actions()).to.deep.equal([5, 8])
    send(view, 'enable')
    await view.want()
    await view.innerBecomes('available')
    await nextDrawing()
    expect([view.innerIs('open'), box.querySelector('dialog[open]')]).to.deep.equal([false, null])
  })

  it('SCH-034 SCH-067 forgets a region to which another item is not delivered', async () => {
    const view = await scheduledPage({ attributes: 'data-destination="region"' })
    await view.want()
    await waitUntil(() => view.has('[part=region]') && regions(view).includes('south'))
    const list = view.find('[part=region]') as HTMLSelectElement
    list.value = 'south'
    list.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(async () => (await view.asked()).at(-1)?.['region'] === 'south')
    const spoilt = spoil(regionsPath, () =>
      JSON.stringify({ regions: [{ id: 'north', name: 'Northern Germany' }] }),
    )
    view.host.dataset['sku'] = 'OTHER'
    await waitUntil(async () => (await view.asked()).at(-1)?.['zipcode'] === '20095')
    spoilt.end()
    await nextDrawing()
    expect([regions(view), list.value]).to.deep.equal([['', 'north'], ''])
  })

  it('COR-032 COR-070 asks about its item again when it was away while a layer slid in', async () => {
    let release: (() => Promise<void>) | undefined
    const view = await scheduledPage({
      before: async () => (release = await hold({ path: availabilityPath }, 1)),
    })
    slides(300)
    await goAndCome(view)
    await atRest()
    await nextTask()
    await release?.()
    await view.becomes('enabled')
  })

  it('COR-032 COR-070 asks for its regions again when it was away while a layer slid in', async () => {
    const view = await scheduledPage({ attributes: 'data-destination="region"' })
    await view.becomes('enabled')
    const release = await hold({ path: regionsPath }, 1)
    await view.want()
    await waitUntil(() => view.has('[part=region]'))
    slides(300)
    await goAndCome(view)
    await atRest()
    await nextTask()
    await release()
    await waitUntil(() => view.has('[part=region]') && regions(view).includes('south'))
  })

  it('COR-064 SCH-023 blocks the buttons as long as one of two elements wants it', async () => {
    const view = await scheduledPage()
    await view.becomes('enabled')
    const twin = view.host.cloneNode(true) as HTMLElement
    view.host.after(twin)
    const intent = () => twin.shadowRoot?.querySelector<HTMLElement>('[part=intent] input')
    await waitUntil(() => intent(), 'the check box of the other')
    intent()?.click()
    await view.want()
    await view.choose()
    expect(view.blocked()).to.deep.equal([true, true])
    twin.remove()
    await nextTask()
    expect(view.blocked()).to.deep.equal([false, false])
    view.host.after(twin)
    await nextTask()
    expect(view.blocked()).to.deep.equal([true, true])
    twin.remove()
    await nextTask()
    expect(view.form().getAll('SlotId')).to.deep.equal([`${view.option}-A`])
  })

  it('COR-030 COR-032 begins anew where the page writes it anew while slots load', async () => {
    const view = await scheduledPage()
    const form = view.host.closest('form')!
    const { outerHTML, parentElement } = form
    const release = await waiting(view)
    expect(view.blocked()).to.deep.equal([true, true])
    parentElement!.innerHTML = outerHTML
    const host = parentElement!.querySelector<HTMLElement>(tag)!
    await waitUntil(() => host.shadowRoot?.querySelector('[part=intent] input'))
    await release()
    expect(view.blocked()).to.deep.equal([false, false])
    host.shadowRoot?.querySelector<HTMLElement>('[part=intent] input')?.click()
    await waitUntil(() => host.querySelector('dp-delivery-calendar:state(available)'))
    expect(view.blocked()).to.deep.equal([true, true])
  })

  it('COR-031 SCH-062 hears its calendar in another form, too, and blocks that form', async () => {
    const view = await scheduledPage()
    await view.want()
    const other = document.createElement('form')
    let submitted = 0
    other.addEventListener('submit', event => {
      event.preventDefault()
      submitted += 1
    })
    view.host.closest('form')?.after(other)
    other.append(view.host)
    other.requestSubmit()
    expect(submitted).to.equal(0)
    await view.choose()
    expect(view.blocked()).to.deep.equal([false, false])
    other.requestSubmit()
    expect([submitted, view.form().getAll('SlotId').length]).to.deep.equal([1, 1])
  })
})
