import { expect } from '@open-wc/testing'
import { stub } from 'sinon'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  hold,
  inShadow,
  journal,
  mount,
  session,
  setFault,
} from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { calendarPage, loadPath, slotsPath, tag } from '../../support/delivery-calendar.ts'
import { spoil } from '../../support/spoil.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const info = (slotQualityDetail: string, slotQuality = 'DEFERRED') => ({
  slotQualityInfo: { slotQuality, slotQualityDetail },
})
const slotsUrl = `data-slots-url="${slotsPath}"`

const stop = (event: Event) => event.stopImmediatePropagation()

describe(`${tag} while it loads`, () => {
  afterEach(clearFaults)

  it('CAL-025 shows the fallback without a month, and says what is missing', async () => {
    await session()
    const errors: CustomEvent[] = []
    const heard = (event: Event) => errors.push(event as CustomEvent)
    document.addEventListener('dp-error', heard)
    const host = document.createElement('div')
    host.innerHTML = `<${tag} data-load-url="${loadPath}" data-current-month-id="2026-13"
      data-next-month-id="2026-04">Fallback</${tag}>`
    document.body.append(host)
    await waitUntil(() => errors.length > 0)
    document.removeEventListener('dp-error', heard)
    expect(errors[0]?.detail.code).to.equal('config')
    expect(errors[0]?.detail.problems[0].field).to.equal('currentMonthId')
    const [element] = host.children
    expect(element?.shadowRoot?.querySelector('slot')).not.to.equal(null)
    expect(await journal(loadPath)).to.deep.equal([])
    host.remove()
  })

  it('CAL-034 shows the fallback without any address, and says so', async () => {
    const errors: CustomEvent[] = []
    const heard = (event: Event) => errors.push(event as CustomEvent)
    document.addEventListener('dp-error', heard)
    const host = document.createElement('div')
    host.innerHTML = `<${tag} data-current-month-id="2026-03" data-next-month-id="2026-04">x</${tag}>`
    document.body.append(host)
    await waitUntil(() => errors.length > 0)
    document.removeEventListener('dp-error', heard)
    expect(errors[0]?.detail.problems[0].message).to.match(/data-load-url or data-slots-url/)
    host.remove()
  })

  it('CAL-026 CAL-027 CAL-064 shows that it loads, then the button', async () => {
    await session()
    const release = await hold({ path: loadPath }, 1)
    const view = await calendarPage({ keepsVisitor: true })
    expect(view.find('[part=trigger]').textContent).to.equal('Loading delivery times')
    expect((view.find('[part=trigger]') as HTMLButtonElement).disabled).to.equal(true)
    await release()
    await view.becomes('available')
    await nextDrawing()
    expect(view.has('.spinner')).to.equal(false)
    expect((view.find('[part=trigger]') as HTMLButtonElement).disabled).to.equal(false)
    expect(view.events().map(([type]) => type)).to.deep.equal(['dp-slots-loaded'])
    expect(view.actions()).to.deep.equal([2])
  })

  it('CAL-031 CAL-032 posts a form with the place of the page', async () => {
    const view = await calendarPage({
      attributes: `${slotsUrl} data-template-slot-id="T" data-ship-option-select-callback="f"`,
    })
    await view.becomes('available')
    page.$location.set({ addressLabel: 'Hamburg', zipCode: '20095' })
    await waitUntil(async () => (await journal(slotsPath)).length === 2)
    const [first, second] = await journal(slotsPath)
    expect(second?.headers['content-type']).to.match(/^application\/x-www-form-urlencoded/)
    const fields = Object.fromEntries(second?.fields ?? [])
    expect(fields['zipcode']).to.equal('20095')
    expect(fields).to.include({ quantity: '1', templateSlotID: 'T', shipoption: view.option })
    expect(first?.fields.some(([name]) => name === 'zipcode')).to.equal(false)
    page.$location.set(null)
  })

  it('CAL-074 CAL-081 loads anew when the quantity changes', async () => {
    const view = await calendarPage()
    await view.becomes('available')
    page.quantity('B0WASHER01').set(3)
    await waitUntil(async () => (await journal(loadPath)).length === 2)
    await view.becomes('available')
    page.quantity('B0WASHER01').set(undefined)
  })

  it('CAL-073 CAL-074 keeps the focus in the pop-up while new slots load', async () => {
    const view = await calendarPage()
    await view.open()
    view.days()[0]?.focus()
    await setFault({ match: { path: loadPath }, fault: 'delay:300', times: 1 })
    page.quantity('B0WASHER01').set(3)
    await waitUntil(() => view.has('.panel-waiting'))
    const focused = () => view.host.shadowRoot?.activeElement?.localName
    expect(focused()).to.equal('dialog')
    await waitUntil(() => view.days().length > 0)
    expect(focused()).to.equal('dialog')
    page.quantity('B0WASHER01').set(undefined)
  })

  it('CAL-089 fails, and says why, where moments are in milliseconds', async () => {
    const told = stub(console, 'warn')
    const data = {
      days: [['A', 'A']],
      ids: {
        A: { s: 1_772_697_600_000, e: 1_772_704_800_000, su: 1_772_694_000, eu: 1_772_701_200 },
      },
      timeslots: 0,
      c_m_len: 31,
      n_m_len: 30,
      c_m_delta: 0,
    }
    const spoilt = spoil(loadPath, () => JSON.stringify(data))
    const view = await calendarPage()
    await waitUntil(() => view.has('[data-tone=error]'))
    await waitUntil(() => told.called, 'the warning')
    told.restore()
    spoilt.end()
    expect(told.args.join()).to.contain(
      'expected a whole number from 0 to 100000000000 at ids.A.s in the answer, got 1772697600000',
    )
  })

  it('CAL-024 CAL-029 CAL-030 shows a fail bar that loads again', async () => {
    await session()
    for (const fault of ['status:503', 'truncated', 'html']) {
      await setFault({ match: { path: loadPath }, fault, times: 1 })
      const view = await calendarPage({
        keepsVisitor: true,
        attributes: 'data-retrieve-error="No luck."',
      })
      await waitUntil(() => view.has('[data-tone=error]'))
      await nextDrawing()
      expect(view.find('[part=message]').textContent).to.match(/^No luck\./)
      expect((view.find('[part=trigger]') as HTMLButtonElement).disabled).to.equal(true)
      expect(view.events().filter(([type]) => type === 'dp-slots-errored').length).to.equal(1)
      view.find('[part=message] button').click()
      await view.becomes('available')
      await nextDrawing()
      expect(view.has('[part=message]')).to.equal(false)
      view.host.remove()
    }
  })

  for (const [attributes, says, expected] of [
    ['', {}, 'No delivery times for this address.'],
    ['data-buy-box', {}, 'No delivery times for this location.'],
    ['data-no-slots-for-address="Nope."', {}, 'Nope.'],
    ['data-buy-box data-no-slots-for-address-buy-box="Not here."', {}, 'Not here.'],
    ['', { errorMsg: '<b>Sorry</b>' }, '<b>Sorry</b>'],
  ] as const) {
    it(`CAL-028 CAL-043 CAL-084 says "${expected}" and disables the button`, async () => {
      const view = await calendarPage({ attributes, says, slots: [] })
      await view.becomes('empty')
      await nextDrawing()
      expect(view.find('[part=message]').textContent?.trim()).to.equal(expected)
      expect((view.find('[part=trigger]') as HTMLButtonElement).disabled).to.equal(true)
    })
  }

  it('CAL-028 hides the button with data-hide-on-error, and shows it again with slots', async () => {
    const view = await calendarPage({ attributes: 'data-hide-on-error', slots: [] })
    await view.becomes('empty')
    await nextDrawing()
    expect(view.has('[part=trigger]')).to.equal(false)
    expect(view.has('[part=message]')).to.equal(true)
    const state = view.host as HTMLElement & { config: object }
    state.config = { loadPayload: { shipoption: 'day' } }
    await view.becomes('available')
    await nextDrawing()
    expect(view.has('[part=trigger]')).to.equal(true)
  })

  it('CAL-038 CAL-039 promises the latest shipment only where it is known', async () => {
    const dates = { defaultDates: { maxShipDisplay: '4 March' } }
    for (const [says, expected] of [
      [{ ...info('SD_INVENTORY_STATE_RESTRICTED'), ...dates }, 'Ships by 4 March'],
      [{ ...info('SD_INVENTORY_STATE_RESTRICTED'), defaultDates: {} }, null],
      [{ ...info('CAPACITY_FULL'), ...dates }, null],
    ] as const) {
      const view = await calendarPage({ says })
      await view.becomes('deferred')
      await nextDrawing()
      expect(view.has('[part=promise]')).to.equal(expected !== null)
      if (expected) expect(view.find('[part=promise]').textContent?.trim()).to.equal(expected)
      view.host.remove()
    }
  })

  it('CAL-035 CAL-037 disables the button for every quality but NORMAL', async () => {
    const view = await calendarPage({ says: info('BUSINESS_UNKNOWN_PROMISE') })
    await view.becomes('deferred')
    await nextDrawing()
    expect((view.find('[part=trigger]') as HTMLButtonElement).disabled).to.equal(true)
    expect(view.find('[part=message]').textContent?.trim()).to.equal(
      'The delivery date is not known yet.',
    )
  })

  it('CAL-040 CAL-041 says that the earlier slot is gone, and selects the default one', async () => {
    const view = await calendarPage({
      attributes: 'data-selected-slot="gone" data-inconsistent="It is gone."',
    })
    await view.becomes('selected')
    await nextDrawing()
    expect(view.find('[part=message]').textContent?.trim()).to.equal('It is gone.')
    expect(view.form().get('SlotId')).to.equal(view.id('A'))
  })

  it('CAL-075 clears a slot at its cutoff and tells the shopper', async () => {
    const hour = 3_600_000
    const slots = [{ id: 'A', cutoffIn: hour, startsIn: 48 * hour }]
    const view = await calendarPage({ slots })
    await view.becomes('available')
    const now = Date.now()
    const clocks = holdClocks('Date', 'setTimeout', 'clearTimeout')
    clocks.setSystemTime(now)
    try {
      Object.assign(view.host, { config: { selectedSlot: view.id('A') } })
      await view.becomes('selected')
      await nextDrawing()
      expect(view.find('[part=cutoff]').textContent).to.match(/^Order within (1 hr|\d+ min) for/)
      // The store counts in whole seconds.
      clocks.tick(hour + 2_000)
      await nextDrawing()
    } finally {
      clocks.restore()
    }
    expect(view.is('selected')).to.equal(false)
    expect(view.form().get('SlotId')).to.equal(null)
    expect(view.find('[part=message]').textContent).to.match(/too late/)
    const cleared = view.events().find(([type]) => type === 'dp-slot-cleared')
    expect(cleared?.[1].reason).to.equal('cutoff')
  })

  it('CAL-078 shows and chooses the same where nobody takes metrics', async () => {
    addEventListener('dp-metric', stop, true)
    const view = await calendarPage()
    await view.open()
    view.days()[0]?.click()
    await view.becomes('selected')
    removeEventListener('dp-metric', stop, true)
  })

  it('CAL-059 takes the place that a parent hands down by host.config', async () => {
    await session()
    const host = await mount(
      tag,
      `<dp-scheduled-delivery><${tag} data-current-month-id="2026-03" data-next-month-id="2026-04"></${tag}></dp-scheduled-delivery>`,
    )
    expect(inShadow(host, 'span').hidden).to.equal(true)
    Object.assign(host, {
      config: {
        slotsPayload: { asin: 'B0WASHER01', shipoption: 'day' },
        place: { zipCode: '00000' },
      },
    })
    await waitUntil(() => host.matches(':state(empty)'))
    await nextDrawing()
    // dp-scheduled-delivery says why.
    expect(host.shadowRoot?.querySelector('[part=message]')).to.equal(null)
    Object.assign(host, { config: { place: { zipCode: '20095' } } })
    await waitUntil(() => host.matches(':state(available)'))
    Object.assign(host, { config: { slotsPayload: undefined } })
    await waitUntil(() => inShadow(host, 'span').hidden)
  })
})
