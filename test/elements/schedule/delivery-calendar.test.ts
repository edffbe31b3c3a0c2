import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { middle } from '../../parts/mount.tsx'
import { page } from '../../../src/page/page.ts'
import { hold, inShadow } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { asin, calendarPage, loadPath, tag, wholeDay } from '../../support/delivery-calendar.ts'
import { nextDrawing, pass, waitUntil } from '../../support/wait.ts'

const hour = 3_600_000
/** Times of two hours: in two days at noon, in three days in the evening, in ten days. */
const times = [
  { id: 'A', startsIn: 48 * hour, price: 990 },
  { id: 'B', startsIn: 72 * hour },
  { id: 'C', startsIn: 240 * hour },
]

describe(tag, () => {
  beforeEach(() => setViewport({ width: 1000, height: 800 }))

  it('CAL-001 opens a modal pop-up with the configured title', async () => {
    const view = await calendarPage({ attributes: 'data-popup-title="When?"' })
    await view.open()
    const dialog = view.find('dialog')
    expect(dialog.matches(':modal')).to.equal(true)
    expect(view.find('.layer-title').textContent).to.equal('When?')
    expect(dialog.getAttribute('aria-label')).to.equal('When?')
  })

  for (const [attributes, width] of [
    ['', 545],
    ['data-buy-box', 540],
  ] as const) {
    it(`CAL-002 is ${width} px wide with "${attributes}"`, async () => {
      const view = await calendarPage({ attributes })
      await view.open()
      expect(view.find('dialog').offsetWidth).to.equal(width)
    })
  }

  it('CAL-003 can be dragged by its title bar', async () => {
    const view = await calendarPage()
    await view.open()
    await waitUntil(() => view.find('dialog').getAnimations().length === 0)
    const before = view.find('dialog').getBoundingClientRect()
    const [x, y] = middle(view.find('.layer-title'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 30, y + 10] })
    await sendMouse({ type: 'up' })
    expect(view.find('dialog').getBoundingClientRect().left - before.left).to.equal(30)
  })

  it('CAL-004 CAL-005 closes by a press outside, also where its button is', async () => {
    const view = await calendarPage()
    const spot = middle(view.find('[part=trigger]'))
    for (const position of [[2, 790], spot] as [number, number][]) {
      await view.open()
      view.events()
      await sendMouse({ type: 'click', position })
      await waitUntil(() => !view.has('dialog[open]'))
      await pass(150)
      expect(view.is('open')).to.equal(false)
      expect(view.events()).to.deep.equal([['dp-calendar-closed', {}]])
    }
  })

  it('CAL-007 CAL-008 shows two months and what their marks mean', async () => {
    const view = await calendarPage()
    await view.open()
    expect(view.all('[part=month]').length).to.equal(2)
    expect(view.all('[part=legend] li').map(({ textContent }) => textContent)).to.deep.equal([
      'Available',
      'Selected',
      'Not available',
    ])
  })

  it('CAL-009 scrolls to the last month with slots and back, and its controls end there', async () => {
    const view = await calendarPage({ slots: [wholeDay('A', 2), wholeDay('B', 70)] })
    await view.open()
    const captions = () => view.all('caption').map(({ textContent }) => textContent)
    const first = captions()
    const off = (name: string) => view.find(`.${name}`).ariaDisabled
    expect([off('previous'), off('next')]).to.deep.equal(['true', 'false'])
    for (let press = 0; press < 3; press += 1) view.find('.next').click()
    await nextDrawing()
    expect(off('next')).to.equal('true')
    expect(view.days().length).to.equal(1)
    const last = captions()
    expect(last).to.not.deep.equal(first)
    for (let press = 0; press < 3; press += 1) view.find('.previous').click()
    await nextDrawing()
    // At the end of a month, the first slot is in the next one: there is nothing to go back to before it.
    expect(off('previous')).to.equal('true')
    expect(view.days().length).to.equal(1)
    expect(captions()).to.not.deep.equal(last)
  })

  it('CAL-010 CAL-076 narrows the days by services, with their names and prices', async () => {
    const says = {
      serviceDisplay: { carry: 'Carry it', none: 'No slot has it', connect: 'Connect it' },
      serviceCharges: { connect: { amount: 2900, currency: 'EUR' } },
    }
    const slots = [
      wholeDay('A', 2, { services: 'carry' }),
      wholeDay('B', 3, { services: 'carry,connect' }),
    ]
    const view = await calendarPage({ says, slots })
    await view.open()
    const boxes = () => view.all('.services .check-item')
    expect(boxes().map(({ textContent }) => textContent)).to.deep.equal([
      'Carry it',
      'Connect it€29.00',
    ])
    expect(view.days().length).to.equal(2)
    boxes()[1]?.querySelector('input')?.click()
    await nextDrawing()
    expect(view.days().length).to.equal(1)
  })

  it('CAL-010 takes the services of the page', async () => {
    const view = await calendarPage({
      state: { serviceTypes: [{ id: 'carry', label: 'Up the stairs' }] },
    })
    await view.open()
    expect(view.find('.services .check-content').textContent).to.equal('Up the stairs')
  })

  it('CAL-011 CAL-057 CAL-058 CAL-085 chooses a day, and says so in place of the button', async () => {
    const view = await calendarPage()
    await view.open()
    const [day] = view.days()
    const name = day?.getAttribute('aria-label')?.replace(/, \d{4}$/, '') ?? ''
    const off = view.find('[part=day][aria-disabled=true]')
    off.click()
    expect(view.is('open')).to.equal(true)
    day?.click()
    await view.becomes('selected')
    await nextDrawing()
    expect(view.has('dialog[open]')).to.equal(false)
    expect(view.find('[part=delivery-message]').textContent).to.equal(`${name}Free`)
    expect(view.find('[part=cutoff]').textContent).to.match(/^Order within 1 day 2\d hr for/)
    const selected = view.events().find(([type]) => type === 'dp-slot-selected')
    expect(selected?.[1].slot.key).to.equal(view.id('A'))
    expect(view.form().get('SlotId')).to.equal(view.id('A'))
    expect(inShadow(view.host, '[role=status]')).not.to.equal(null)
    await waitUntil(() => view.find('[role=status]').textContent?.startsWith('Chosen: '))
  })

  it('CAL-057 marks a slot of a promotion, and one with times of the server', async () => {
    const view = await calendarPage({ attributes: 'data-selected-slot="%-A"' })
    await view.becomes('selected')
    expect(view.has('.promotion')).to.equal(false)
    const says = {
      days: [['P', 'P']],
      ids: {
        P: {
          s: Date.now() / 1000 + 86_400,
          e: Date.now() / 1000 + 90_000,
          su: Math.floor(Date.now() / 1000) + 86_400,
          eu: Math.floor(Date.now() / 1000) + 90_000,
          displayStart: 'eight',
          displayEnd: 'ten',
          promotion: true,
        },
      },
    }
    says.ids.P.s = Math.floor(says.ids.P.s)
    says.ids.P.e = Math.floor(says.ids.P.e)
    const other = await calendarPage({ says, attributes: 'data-selected-slot="P"' })
    await other.becomes('selected')
    await nextDrawing()
    expect(other.find('[part=delivery-message]').textContent).to.match(/eight – tenSpecial offer$/)
    expect(other.has('[part=cutoff]'), 'CAL-087 no cutoff').to.equal(false)
  })

  it('CAL-012 CAL-016 CAL-021 shows times of seven days in a table of 470 px', async () => {
    const view = await calendarPage({ slots: times })
    await view.open()
    expect(view.find('[part=timeslots]').offsetWidth).to.equal(470)
    expect(view.all('.times thead th').length).to.equal(7)
    expect(view.all('[part=time]').length).to.equal(2)
    expect(view.find('[part=time]').textContent).to.equal('€9.90')
  })

  it('CAL-013 CAL-014 CAL-083 shows times where the page or the answer says so', async () => {
    for (const [attributes, says, isTable] of [
      ['data-use-case="MFN2013"', {}, true],
      ['', { timeslots: 2 }, true],
      ['', {}, false],
      ['data-layout="timeslots"', {}, true],
      ['data-layout="calendar" data-use-case="MFN2013"', { timeslots: 2 }, false],
    ] as const) {
      const view = await calendarPage({ attributes, says })
      await view.open()
      expect(view.has('[part=timeslots]'), attributes).to.equal(isTable)
      view.host.remove()
    }
  })

  it('CAL-017 CAL-042 turns to other days, and says when they have no times', async () => {
    const slots = [times[0]!, { id: 'D', startsIn: 40 * 24 * hour }]
    const view = await calendarPage({
      slots,
      attributes: 'data-no-slots-for-week="Nothing here."',
    })
    await view.open()
    const before = view.find('.pager').textContent
    view.find('.next').click()
    await nextDrawing()
    expect(view.find('.no-times').textContent).to.equal('Nothing here.')
    expect(before).to.match(/\d{4}$/)
    view.find('.previous').click()
    await nextDrawing()
    expect(view.find('.pager').textContent).to.equal(before)
    expect(view.has('[part=time]')).to.equal(true)
  })

  it('CAL-022 chooses from a drop-down with an option for each day', async () => {
    const view = await calendarPage({ attributes: 'data-layout="dropdown"' })
    await view.becomes('available')
    const select = view.find('select') as HTMLSelectElement
    await nextDrawing()
    const values = [...select.options].map(({ value }) => value)
    expect(values).to.deep.equal(['', view.id('A'), view.id('B'), view.id('C')])
    select.focus()
    select.value = view.id('B')
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await view.becomes('selected')
    expect(view.form().get('SlotId')).to.equal(view.id('B'))
  })

  it('CAL-011 shows the times of a day with more than one, and chooses among them', async () => {
    const view = await calendarPage({
      slots: [times[0]!, { id: 'B', startsIn: 49 * hour }],
      attributes: 'data-layout="calendar"',
    })
    await view.open()
    view.days()[0]?.click()
    await nextDrawing()
    // Past midnight, each is alone on its day.
    if (!view.is('open')) return
    expect(view.all('[part=time]').length).to.equal(2)
    view.all('[part=time]')[1]?.click()
    await view.becomes('selected')
    expect(view.form().get('SlotId')).to.equal(view.id('B'))
  })

  it('CAL-073 works by keys, keeps the focus inside, and gives it back', async () => {
    const view = await calendarPage()
    await view.becomes('available')
    const focused = () => view.host.shadowRoot?.activeElement as HTMLElement
    view.find('[part=trigger]').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => view.has('dialog[open]'))
    for (let press = 0; press < 12; press += 1) {
      await sendKeys({ press: 'Tab' })
      expect(focused()?.closest('dialog')).not.to.equal(null)
    }
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !view.has('dialog[open]'))
    expect(focused().matches('[part=trigger]')).to.equal(true)
    await pass(120)
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => view.has('dialog[open]'))
    view.days()[0]?.focus()
    await sendKeys({ press: 'ArrowRight' })
    await pass(120)
    await sendKeys({ press: 'Enter' })
    await view.becomes('selected')
    await waitUntil(() => focused()?.matches('[part=trigger]'))
    expect(view.form().get('SlotId')).to.equal(view.id('B'))
  })

  it('CAL-090 is drawn when the pointer comes near, and a press has only to show it', async () => {
    // The pointer of an earlier test would come near by itself.
    await sendMouse({ type: 'move', position: [990, 790] })
    const view = await calendarPage({ attributes: 'data-layout="calendar"' })
    await view.becomes('available')
    view.actions()
    // React makes its own `pointerenter` of the first event.
    const near = () => {
      const trigger = view.find('[part=trigger]')
      trigger.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
      trigger.dispatchEvent(new PointerEvent('pointerenter'))
    }
    near()
    await waitUntil(() => view.days().length > 0, 'the days')
    const [first] = view.days()
    const drawn = view.find('dialog') as HTMLDialogElement
    expect([drawn.open, view.is('open')]).to.deep.equal([false, false])
    expect([view.actions(), view.events().map(([name]) => name)]).to.deep.equal([
      [],
      ['dp-slots-loaded'],
    ])
    view.find('[part=trigger]').focus()
    view.find('[part=trigger]').click()
    await waitUntil(() => drawn.open, 'the pop-up')
    expect(drawn.matches(':modal')).to.equal(true)
    expect(view.days()[0] === first).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !view.has('dialog'), 'the end of the pop-up')
    // The focus that comes back means nothing.
    await nextDrawing()
    expect([
      inShadow(view.host, ':focus') === view.find('[part=trigger]'),
      view.has('dialog'),
    ]).to.deep.equal([true, false])
    near()
    await waitUntil(() => view.has('dialog'), 'the next drawing')
    const release = await hold({ path: loadPath }, 1)
    page.quantity(asin).set(2)
    await waitUntil(() => !view.has('dialog'), 'the end of what was drawn of older slots')
    await release()
  })

  it('CAL-090 is drawn at the first focus', async () => {
    const view = await calendarPage({ attributes: 'data-layout="calendar"' })
    await view.becomes('available')
    view.find('[part=trigger]').focus()
    await waitUntil(() => view.days().length > 0, 'the days')
    expect((view.find('dialog') as HTMLDialogElement).open).to.equal(false)
  })

  it('CAL-072 comes back into the window at most once per 500 ms while it is open', async () => {
    const view = await calendarPage()
    await view.open()
    view.find('.drag-handle').focus()
    for (let press = 0; press < 30; press += 1) await sendKeys({ press: 'ArrowRight' })
    const right = () => view.find('dialog').getBoundingClientRect().right
    const grow = () => {
      view.find('dialog').style.inlineSize = `${view.find('dialog').offsetWidth + 20}px`
      dispatchEvent(new Event('resize'))
    }
    const clocks = holdClocks()
    try {
      await setViewport({ width: 700, height: 800 })
      await waitUntil(() => right() <= 692)
      clocks.tick(1_000)
      grow()
      expect(right()).to.be.closeTo(692, 1)
      grow()
      clocks.tick(499)
      expect(right()).to.be.above(695)
      clocks.tick(1)
      expect(right()).to.be.closeTo(692, 1)
    } finally {
      clocks.restore()
    }
  })

  it('COR-108 is a sheet in a narrow window, with all days of a week in sight', async () => {
    await setViewport({ width: 320, height: 700 })
    const view = await calendarPage()
    await view.open()
    expect(view.has('.sheet')).to.equal(true)
    const { scrollWidth, clientWidth } = view.find('.modal-body')
    expect(scrollWidth).to.equal(clientWidth)
  })
})
