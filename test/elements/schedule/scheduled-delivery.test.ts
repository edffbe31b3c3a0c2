import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { clearFaults, journal, press, setFault } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import {
  asin,
  availabilityPath,
  scheduledPage,
  slotsPath,
  tag,
} from '../../support/scheduled-delivery.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const enter = async (view: Awaited<ReturnType<typeof scheduledPage>>, zip: string) => {
  await waitUntil(() => view.has('[part=postal-code]'), 'the field')
  const field = view.find('[part=postal-code]') as HTMLInputElement
  field.focus()
  field.select()
  await press(...(zip ? [...zip] : ['Delete']))
}
const message = (view: Awaited<ReturnType<typeof scheduledPage>>) =>
  view.has('[part=postal-message]') ? view.find('[part=postal-message]').textContent : ''

describe(tag, () => {
  it('SCH-001 SCH-019 shows the check box once the item can be delivered so, and then the calendar', async () => {
    const view = await scheduledPage()
    await view.becomes('enabled')
    await nextDrawing()
    expect(view.inner().checkVisibility()).to.equal(false)
    view.events()
    await view.want()
    await view.innerBecomes('available')
    expect(view.inner().checkVisibility()).to.equal(true)
    expect(view.events('dp-delivery-intent-changed')).to.deep.equal([{ checked: true }])
  })

  it('SCH-004 SCH-070 hides the calendar again, which forgets its slot', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.choose()
    expect(view.form().get('SlotId')).to.equal(`${view.option}-A`)
    view.actions()
    view.events()
    await view.want()
    await nextDrawing()
    expect(view.inner().checkVisibility()).to.equal(false)
    expect(view.form().get('SlotId')).to.equal(null)
    expect(view.events()).to.deep.equal(['dp-delivery-intent-changed', 'dp-slot-cleared'])
    expect(view.actions()).to.deep.equal([8])
  })

  it('SCH-020 SCH-057 shows nothing where the item cannot be delivered so, without a sign-in', async () => {
    const view = await scheduledPage({ attributes: 'data-merchant-id="MNOBODY"' })
    await waitUntil(() => view.events().includes('dp-delivery-availability-resolved'))
    await nextDrawing()
    expect(view.find('*').checkVisibility()).to.equal(false)
    expect(view.blocked()).to.deep.equal([false, false])
  })

  it('SCH-070 SCH-063 asks for slots once the shopper wants a time, with what it knows of the item', async () => {
    const view = await scheduledPage({
      attributes: 'data-merchant-id="MHARBORPINE" data-sku="WM-9" data-fmid="F1"',
    })
    await view.becomes('enabled')
    expect(await view.asked()).to.deep.equal([])
    view.actions()
    await view.want()
    await view.innerBecomes('available')
    expect(view.actions()).to.deep.equal([1, 2])
    expect(await view.asked()).to.deep.equal([
      {
        merchant: 'MHARBORPINE',
        marketplace: 'DP-DE',
        asin,
        quantity: '1',
        SKU: 'WM-9',
        FMID: 'F1',
        shipoption: view.option,
        zipcode: '20095',
      },
    ])
  })

  it('SCH-021 SCH-056 loads the slots anew each time that a time can be chosen, and keeps the chosen one', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.choose()
    ;(view.host as HTMLElement & { trigger(name: string): void }).trigger('enable')
    await waitUntil(async () => (await view.asked()).length === 2, 'a second call')
    await view.innerBecomes('selected')
    expect(view.form().get('SlotId')).to.equal(`${view.option}-A`)
  })

  it('SCH-028 SCH-031 SCH-063 asks for a postal code on Enter, and submits no form', async () => {
    const view = await scheduledPage({ zip: null })
    let submitted = 0
    view.host.closest('form')?.addEventListener('submit', () => (submitted += 1))
    await view.want()
    await enter(view, '')
    await press('Enter')
    await nextDrawing()
    expect(message(view)).to.equal('Enter a postal code.')
    expect([submitted, await view.asked()]).to.deep.equal([0, []])
  })

  it('SCH-029 SCH-030 says what is wrong with a postal code after a while', async () => {
    const view = await scheduledPage({ zip: null })
    await view.want()
    await waitUntil(() => view.has('[part=postal-code]'), 'the field')
    const clock = holdClocks()
    try {
      await enter(view, '200')
      clock.tick(499)
      await nextDrawing()
      expect(message(view)).to.equal('')
      clock.tick(1)
      await waitUntil(() => message(view) === 'Enter a valid postal code.')
      expect(view.find('[part=postal-code]').ariaInvalid).to.equal('true')
      await press('9', '5')
      clock.tick(500)
      await waitUntil(() => message(view) === '')
    } finally {
      clock.restore()
    }
  })

  for (const way of ['Go', 'Enter'] as const) {
    it(`SCH-032 SCH-063 SCH-064 SCH-067 loads the slots for a postal code by ${way}`, async () => {
      const view = await scheduledPage({ zip: null })
      await view.want()
      await enter(view, '20095')
      view.events()
      if (way === 'Go') view.find('[part=go]').click()
      else await press('Enter')
      await view.innerBecomes('available')
      expect((await view.asked()).map(({ zipcode }) => zipcode)).to.deep.equal(['20095'])
      expect(view.events('dp-postal-code-changed')).to.deep.equal([{ zipCode: '20095' }])
    })
  }

  it('SCH-064 begins with the postal code of the page, and follows it', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.innerBecomes('available')
    const field = view.find('[part=postal-code]') as HTMLInputElement
    expect(field.value).to.equal('20095')
    page.$location.set({ addressLabel: 'M', zipCode: '80331' })
    await waitUntil(async () => (await view.asked()).length === 2)
    expect(field.value).to.equal('80331')
    expect((await view.asked()).at(-1)?.['zipcode']).to.equal('80331')
  })

  it('SCH-033 says where no van goes, and takes another postal code', async () => {
    const view = await scheduledPage({ zip: '25980' })
    await view.want()
    await waitUntil(() => message(view) !== '')
    expect(message(view)).to.equal('Scheduled delivery is not offered for this postal code.')
    expect(view.inner().checkVisibility()).to.equal(false)
    await enter(view, '20095')
    await press('Enter')
    await view.innerBecomes('available')
    await nextDrawing()
    expect([message(view), view.inner().checkVisibility()]).to.deep.equal(['', true])
  })

  it('SCH-034 SCH-067 lets the shopper choose a region', async () => {
    const view = await scheduledPage({ attributes: 'data-destination="region"' })
    await view.want()
    const list = () => view.find('[part=region]') as HTMLSelectElement
    await waitUntil(() => view.has('[part=region]') && list().options.length > 2)
    await view.innerBecomes('available')
    view.events()
    list().value = 'south'
    list().dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(async () => (await view.asked()).length === 2)
    const { region, zipcode } = (await view.asked()).at(-1) ?? {}
    expect([region, zipcode]).to.deep.equal(['south', undefined])
    expect(view.events('dp-delivery-region-changed')).to.deep.equal([
      { regionId: 'south', name: 'Southern Germany' },
    ])
  })

  it('SCH-065 lets the shopper enter a postal code when the regions cannot be loaded', async () => {
    const view = await scheduledPage({
      attributes: 'data-destination="region"',
      before: () =>
        setFault({ match: { path: '/dp/scheduled-delivery/regions' }, fault: 'status:503' }),
    })
    await view.want()
    await waitUntil(() => view.has('[part=postal-code]'))
    await clearFaults()
  })

  it('SCH-038 shows nothing when nobody knows whether the item can be delivered so', async () => {
    let view: Awaited<ReturnType<typeof scheduledPage>> | undefined
    const told = await warnings(async said => {
      view = await scheduledPage({
        before: () => setFault({ match: { path: availabilityPath }, fault: 'status:503' }),
      })
      await waitUntil(() => said.some(one => one.includes('is not known')))
    })
    await clearFaults()
    expect(told.at(-1)).to.contain('whether a delivery time can be chosen is not known')
    await nextDrawing()
    expect([view?.has('[part=intent]'), view?.blocked()]).to.deep.equal([false, [false, false]])
  })

  it('SCH-040 SCH-060 asks for an item that the buy box gets later', async () => {
    const view = await scheduledPage()
    await view.becomes('enabled')
    view.host.dataset['merchantId'] = 'MNOBODY'
    await waitUntil(() => !view.is('enabled'))
    view.host.dataset['merchantId'] = 'MHARBORPINE'
    await view.becomes('enabled')
    expect((await journal(availabilityPath)).length).to.equal(3)
    delete view.host.dataset['merchantId']
    await nextTask()
    view.host.dataset['merchantId'] = 'MNOBODY'
    await waitUntil(() => !view.is('enabled'))
    expect((await journal(availabilityPath)).length).to.equal(3)
  })

  it('SCH-041 tells by its configuration what it knows of the items', async () => {
    const view = await scheduledPage({ state: { items: [{ asin }, { asin: 'B0HEADPH01' }] } })
    await view.becomes('enabled')
    const { config } = view.host as HTMLElement & { config: { items: object[] } }
    expect(config.items).to.deep.equal([
      { asin, isSDAvailable: true },
      { asin: 'B0HEADPH01', isSDAvailable: false },
    ])
  })

  it('SCH-053 SCH-054 leads to the help of the shop', async () => {
    const view = await scheduledPage({ attributes: 'data-help-id="G1"' })
    await view.want()
    await nextDrawing()
    const href = () => view.find('[part=help]').getAttribute('href')
    expect(href()).to.equal('/gp/help/customer/display.html?nodeId=G1')
    view.host.dataset['merchantType'] = 'installation'
    await nextDrawing()
    expect(href()).to.equal('/gp/feature.html?docId=G1')
  })

  for (const [what, inside] of [
    ['without a calendar', ''],
    ['with a calendar outside of the slot', '<dp-delivery-calendar></dp-delivery-calendar>'],
  ] as const) {
    it(`SCH-069 shows no check box ${what}, blocks nothing, and says so`, async () => {
      let view: Awaited<ReturnType<typeof scheduledPage>> | undefined
      const told = await warnings(async () => {
        view = await scheduledPage({ inside, attributes: 'data-required' })
        await view.becomes('required')
      })
      expect(told.filter(one => one.includes('slot="calendar"')).length).to.equal(1)
      expect([view?.has('[part=intent]'), view?.blocked()]).to.deep.equal([false, [false, false]])
    })
  }

  it('SCH-069 takes a calendar that the page writes later', async () => {
    const view = await scheduledPage()
    const calendar = view.inner()
    calendar.replaceWith()
    await nextDrawing()
    await waitUntil(() => !view.has('[part=intent]'))
    view.host.append(calendar)
    await view.want()
    await view.innerBecomes('available')
  })

  it('SCH-061 takes the triggers of a script, and tells of those that it does not know', async () => {
    const view = await scheduledPage()
    await view.becomes('enabled')
    const { trigger } = view.host as HTMLElement & { trigger(name: string): void }
    view.events()
    const told = await warnings(() => {
      for (const name of ['require', 'disable', 'open', 'disable']) trigger.call(view.host, name)
    })
    expect(view.events('dp-delivery-state-changed')).to.deep.equal([
      { from: 'enabled', to: 'requiredEnabled' },
      { from: 'requiredEnabled', to: 'requiredDisabled' },
    ])
    expect(told.map(one => one.replace(/^.*>: /, ''))).to.deep.equal([
      'Trigger is not defined: "open"',
      'State cannot consume trigger: requiredDisabled, disable',
    ])
  })

  it('SCH-005 empties the form when the slots are gone', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.choose()
    view.events()
    await setFault({ match: { path: slotsPath }, fault: 'status:503' })
    ;(view.host as HTMLElement & { trigger(name: string): void }).trigger('enable')
    await waitUntil(() => view.form().get('SlotId') === null)
    await clearFaults()
    expect(view.events()).to.include('dp-slot-cleared')
  })
})
