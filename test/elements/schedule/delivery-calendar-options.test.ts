import { expect } from '@open-wc/testing'
import { calendarPage, tag } from '../../support/delivery-calendar.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

/** Three shipping options. The calendar belongs to the second. */
const around = (second = '') => `<form>
  <label><input type="radio" name="ship" value="1"> 1</label>
  <label><input type="radio" name="ship" value="2" id="own" ${second}> 2</label>
  <label><input type="radio" name="ship" value="3" disabled> 3</label>
  %
</form>`
const alone = '<form><input type="radio" name="ship" id="own" checked>%</form>'
const attributes = 'data-radio="#own" data-selected-slot="%-A"'
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name=ship]')]

describe(`${tag} at a shipping option`, () => {
  it('CAL-088 CAL-063 CAL-069 submits its slot only while its option is chosen', async () => {
    const view = await calendarPage({ attributes, around: around() })
    await view.becomes('selected')
    expect(view.form().get('SlotId')).to.equal(null)
    view.actions()
    radios()[1]?.click()
    await nextTask()
    expect(view.form().get('SlotId')).to.equal(view.id('A'))
    expect(view.actions()).to.deep.equal([1])
    radios()[0]?.click()
    await nextTask()
    expect(view.form().get('SlotId')).to.equal(null)
    expect(view.actions()).to.deep.equal([8])
  })

  it('CAL-044 CAL-046 chooses another option on an error, and sends its change', async () => {
    const changes: string[] = []
    const heard = ({ target }: Event) => changes.push((target as HTMLInputElement).value)
    document.addEventListener('change', heard)
    const view = await calendarPage({
      attributes,
      around: around('checked'),
      slots: [],
      says: { errorMsg: 'No.' },
    })
    await view.becomes('empty')
    document.removeEventListener('change', heard)
    const [first, own, last] = radios()
    expect([first?.checked, own?.checked, own?.disabled, last?.checked]).to.deep.equal([
      true,
      false,
      true,
      false,
    ])
    expect(changes).to.deep.equal(['1'])
    // With slots again, the option is the page's again.
    Object.assign(view.host, { config: { loadPayload: { shipoption: 'day' } } })
    await view.becomes('available')
    expect(own?.disabled).to.equal(false)
  })

  it('CAL-045 CAL-046 leaves the only option chosen, with a placeholder in the form', async () => {
    const view = await calendarPage({ attributes, around: alone, slots: [] })
    await view.becomes('empty')
    await nextDrawing()
    const [own] = radios()
    expect([own?.checked, own?.disabled]).to.deep.equal([true, false])
    expect(Object.fromEntries(view.form())).to.deep.include({
      ReservationId: 'X',
      slotQuality: 'DEFERRED',
      slotQualityDetail: 'BUSINESS_UNKNOWN_PROMISE',
    })
  })

  it('CAL-088 follows an option that a script chooses', async () => {
    const view = await calendarPage({ attributes, around: around() })
    await view.becomes('selected')
    const [, own] = radios()
    own!.checked = true
    document.body.click()
    await waitUntil(() => view.form().get('SlotId') === view.id('A'))
  })

  it('COR-032 gives the option back when it leaves the page', async () => {
    const view = await calendarPage({ attributes, around: around('checked'), slots: [] })
    await view.becomes('empty')
    const [, own] = radios()
    expect(own?.disabled).to.equal(true)
    view.host.remove()
    await nextTask()
    expect(own?.disabled).to.equal(false)
  })

  it('COR-061 comes back to the configured slot when the form is reset', async () => {
    const view = await calendarPage({ attributes: 'data-selected-slot="%-A"' })
    await view.open()
    view.days()[1]?.click()
    await waitUntil(() => view.form().get('SlotId') === view.id('B'))
    view.host.closest('form')?.reset()
    await waitUntil(() => view.form().get('SlotId') === view.id('A'))
  })
})
