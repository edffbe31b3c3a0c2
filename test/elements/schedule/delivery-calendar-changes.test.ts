import { expect } from '@open-wc/testing'
import { atRest, slides } from '../../../src/page/at-rest.ts'
import { page } from '../../../src/page/page.ts'
import { clearFaults, hold, journal } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { asin, calendarPage, loadPath, tag } from '../../support/delivery-calendar.ts'
import { spoil } from '../../support/spoil.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

type View = Awaited<ReturnType<typeof calendarPage>>
const hour = 3_600_000
/** A second form, and two shipping options. The calendar belongs to the second one. */
const around = `<form>
  <label><input type="radio" name="ship" value="1"> 1</label>
  <label><input type="radio" name="ship" value="2" id="own" checked> 2</label>
  %
</form><form id="other"></form>`
const configure = (host: HTMLElement, fields: object) => Object.assign(host, { config: fields })
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name=ship]')]

/** The slots load anew, and do not come before the returned function runs. */
async function loading(view: View): Promise<() => Promise<void>> {
  const release = await hold({ path: loadPath }, 1)
  page.quantity(asin).set(3)
  await waitUntil(() => !view.is('available'), 'the call')
  return release
}

describe(`${tag} while the page changes`, () => {
  afterEach(async () => {
    await clearFaults()
    page.quantity(asin).set(undefined)
  })

  for (const [what, configured, expected] of [
    ['the configured slot', 'data-selected-slot="%-A"', 'A'],
    ['none without a configured slot', '', null],
  ] as const) {
    it(`COR-061 comes back to ${what} when the form is reset while slots load`, async () => {
      const view = await calendarPage({ attributes: configured })
      await view.open()
      view.days()[1]?.click()
      await waitUntil(() => view.form().get('SlotId') === view.id('B'))
      const release = await loading(view)
      view.host.closest('form')?.reset()
      await nextTask()
      expect(view.form().get('SlotId')).to.equal(null)
      await release()
      await view.becomes('available')
      expect(view.form().get('SlotId')).to.equal(expected && view.id(expected))
    })
  }

  it('COR-061 selects what the browser restores while slots load', async () => {
    const view = await calendarPage({ attributes: 'data-selected-slot="%-A"' })
    await view.becomes('selected')
    const release = await loading(view)
    const restored = new FormData()
    restored.set('SlotId', view.id('B'))
    const host = view.host as HTMLElement & { formStateRestoreCallback(state: FormData): void }
    host.formStateRestoreCallback(restored)
    await release()
    await view.becomes('selected')
    expect(view.form().get('SlotId')).to.equal(view.id('B'))
  })

  it('CAL-082 selects what the page wants while slots load', async () => {
    const view = await calendarPage({ attributes: 'data-selected-slot="%-A"' })
    await view.becomes('selected')
    const release = await loading(view)
    view.host.dataset['selectedSlot'] = view.id('B')
    await nextTask()
    await release()
    await view.becomes('selected')
    expect(view.form().get('SlotId')).to.equal(view.id('B'))
  })

  it('CAL-082 selects one of the new slots if the page wants it together with another payload', async () => {
    const view = await calendarPage()
    await view.becomes('available')
    const spoilt = spoil(loadPath, body => body.replaceAll(view.id('A'), 'NEW'))
    configure(view.host, {
      selectedSlot: 'NEW',
      loadPayload: { shipoption: view.option, address: 'A2' },
    })
    await view.becomes('selected')
    spoilt.end()
    expect(view.form().get('SlotId')).to.equal('NEW')
  })

  it('CAL-040 CAL-041 says that a slot that the page wants later is not there', async () => {
    const view = await calendarPage()
    await view.becomes('available')
    configure(view.host, { selectedSlot: 'gone' })
    await view.becomes('selected')
    await nextDrawing()
    expect(view.find('[part=message]').textContent).to.match(/no longer offered/)
    expect(view.form().get('SlotId')).to.equal(view.id('A'))
    configure(view.host, { selectedSlot: view.id('B') })
    await nextDrawing()
    expect(view.has('[part=message]')).to.equal(false)
    expect(view.form().get('SlotId')).to.equal(view.id('B'))
  })

  it('CAL-044 COR-032 disables its option again when it comes back to the page', async () => {
    const view = await calendarPage({ attributes: 'data-radio="#own"', around, slots: [] })
    await view.becomes('empty')
    const form = view.host.closest('form')
    view.host.remove()
    await nextTask()
    expect(radios()[1]?.disabled).to.equal(false)
    form?.append(view.host)
    await waitUntil(() => radios()[1]?.disabled)
  })

  it('CAL-044 disables an option that the page draws anew', async () => {
    const view = await calendarPage({ attributes: 'data-radio="#own"', around, slots: [] })
    await view.becomes('empty')
    radios()[1]!.outerHTML = '<input type="radio" name="ship" value="2" id="own" checked>'
    await waitUntil(() => radios()[1]?.disabled)
    expect(radios().map(({ checked }) => checked)).to.deep.equal([true, false])
  })

  it('CAL-088 follows an option that the page names later, and no longer', async () => {
    const view = await calendarPage({ attributes: 'data-selected-slot="%-A"', around })
    await view.becomes('selected')
    view.host.dataset['radio'] = '#own'
    await nextTask()
    expect(view.form().get('SlotId')).to.equal(view.id('A'))
    radios()[0]?.click()
    await nextTask()
    expect(view.form().get('SlotId')).to.equal(null)
    delete view.host.dataset['radio']
    await nextTask()
    expect(view.form().get('SlotId')).to.equal(view.id('A'))
  })

  for (const [layout, control] of [
    ['calendar', '[part=trigger]'],
    ['dropdown', 'select'],
  ] as const) {
    it(`COR-060 offers and submits nothing in a disabled fieldset as a ${layout}`, async () => {
      const view = await calendarPage({
        attributes: `data-selected-slot="%-A" data-layout="${layout}"`,
        around: '<form><fieldset>%</fieldset></form>',
      })
      await view.becomes('selected')
      const fieldset = view.host.closest('fieldset')!
      const seen = async () => {
        await nextDrawing()
        return [view.find(control).matches(':disabled'), view.form().has('SlotId')]
      }
      expect(await seen()).to.deep.equal([false, true])
      fieldset.disabled = true
      expect(await seen()).to.deep.equal([true, false])
      fieldset.disabled = false
      expect(await seen()).to.deep.equal([false, true])
    })
  }

  it('CAL-023 CAL-075 leaves a slot out of the drop-down once its time is over', async () => {
    const view = await calendarPage({
      slots: [
        { id: 'A', cutoffIn: 2 * hour, startsIn: 48 * hour },
        { id: 'B', startsIn: 72 * hour },
      ],
      attributes: 'data-layout="dropdown"',
    })
    await view.becomes('available')
    const clock = holdClocks('Date', 'performance', 'setTimeout', 'clearTimeout')
    try {
      view.host.dataset['selectedSlot'] = view.id('A')
      await view.becomes('selected')
      clock.tick(hour)
      await nextDrawing()
      expect(view.is('selected')).to.equal(true)
      // A clock of `performance` begins anew where it is held, so this hour has to be a long one.
      clock.tick(2 * hour)
      await waitUntil(() => !view.is('selected'), 'the cutoff')
      await nextDrawing()
    } finally {
      clock.restore()
    }
    const { options } = view.find('select') as HTMLSelectElement
    expect([...options].map(({ value }) => value)).to.deep.equal(['', view.id('B')])
    expect(view.find('[part=message]').textContent).to.match(/too late/)
  })

  it('COR-032 COR-070 loads again when it was away for a moment while a layer slid in', async () => {
    const view = await calendarPage()
    await view.becomes('available')
    const form = view.host.closest('form')
    const release = await loading(view)
    slides(300)
    view.host.remove()
    await nextTask()
    form?.append(view.host)
    await atRest()
    await nextTask()
    await release()
    await view.becomes('available')
  })

  const ways = 'moveBefore' in Element.prototype ? ['append', 'moveBefore'] : ['append']
  for (const way of ways) {
    const move = (host: HTMLElement) => {
      const to = document.querySelector<HTMLElement>('#other') as HTMLElement & {
        moveBefore?(node: Node, before: null): void
      }
      if (way === 'append') to.append(host)
      else to.moveBefore?.(host, null)
      expect(to.contains(host)).to.equal(true)
    }

    it(`COR-031 keeps its pop-up by ${way}, and submits with its new form alone`, async () => {
      const view = await calendarPage({ around })
      await view.open()
      move(view.host)
      await waitUntil(() => view.find('dialog').matches(':modal'))
      view.days()[1]?.click()
      await view.becomes('selected')
      expect(view.form().getAll('SlotId')).to.deep.equal([view.id('B')])
      expect(new FormData(radios()[0]?.form ?? undefined).has('SlotId')).to.equal(false)
    })

    it(`COR-031 keeps its call under way by ${way}`, async () => {
      const view = await calendarPage({ around, attributes: 'data-selected-slot="%-A"' })
      await view.becomes('selected')
      const release = await loading(view)
      move(view.host)
      await nextTask()
      await release()
      await view.becomes('available')
      expect((await journal(loadPath)).length).to.equal(2)
      expect(view.form().getAll('SlotId')).to.deep.equal([view.id('A')])
    })
  }
})
