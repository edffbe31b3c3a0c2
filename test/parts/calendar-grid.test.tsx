import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { CalendarGrid, type Month } from '../../src/parts/calendar-grid.tsx'
import { whenIdle } from '../../src/dom/when-idle.ts'
import { formatDay } from '../../src/rules/date-format.ts'
import { monthsAfter, weeksOf } from '../../src/rules/months.ts'
import { waitUntil } from '../support/wait.ts'
import { mount, unmountAll } from './mount.tsx'

const march: Month = { id: '2026-03', before: 6, length: 31 }
const april: Month = { id: '2026-04', before: 2, length: 30 }
const closed = new Set(['2026-03-06', '2026-03-01'])
const reasonAgainst = (day: string) => (closed.has(day) ? 'Not available' : null)

interface Options {
  months?: readonly Month[]
  locale?: string
  selected?: string | null
  onTurn?: (months: 1 | -1) => boolean
  dir?: 'ltr' | 'rtl'
}

/** A page with two months. `chosen`: the days that the grid has told. */
async function open({ dir = 'ltr', months = [march, april], ...options }: Options = {}) {
  const chosen: string[] = []
  const view = await mount(null)
  view.host.dir = dir
  const draw = (
    now: readonly Month[] = months,
    selected: string | null = null,
    more: Partial<CalendarGrid['props']> = {},
  ) =>
    view.draw(
      <CalendarGrid
        months={now}
        locale="en-US"
        today="2026-03-04"
        selected={selected}
        reasonAgainst={reasonAgainst}
        onChoose={day => chosen.push(day)}
        {...options}
        {...more}
      />,
    )
  await draw()
  const day = (iso: string) => view.find(`[data-day="${iso}"]`)
  const focused = () => (view.shadow.activeElement as HTMLElement | null)?.dataset['day']
  const stops = () =>
    [...view.shadow.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(
      stop => stop.dataset['day'],
    )
  return { ...view, draw, day, focused, stops, chosen }
}

async function walk(keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

const texts = (within: ParentNode, of: string) =>
  [...within.querySelectorAll(of)].map(({ textContent }) => textContent)

describe('CalendarGrid', () => {
  afterEach(unmountAll)

  it('COR-100 has nothing for axe to find', async () => {
    const { host } = await open({ selected: '2026-03-05' })
    await expect(host).to.be.accessible()
  })

  it('CAL-007 shows two months, each a grid with the names of its days', async () => {
    const { shadow } = await open()
    const captions = [...shadow.querySelectorAll('caption')].map(({ textContent }) => textContent)
    expect(captions).to.deep.equal(['March 2026', 'April 2026'])
    const heads = [...shadow.querySelectorAll('table:first-of-type th')]
    expect(heads.slice(0, 7).map(({ textContent }) => textContent)).to.deep.equal([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ])
    expect(shadow.querySelectorAll('[data-day^="2026-03"]').length).to.equal(31)
    expect(shadow.querySelectorAll('[data-day^="2026-04"]').length).to.equal(30)
  })

  it('CAL-080 puts the first day where the offset says, from the right in right-to-left pages', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { day, shadow } = await open({ dir, months: [{ ...march, before: 2 }] })
      const columns = [...shadow.querySelectorAll('th')].map(head => head.getBoundingClientRect())
      const first = day('2026-03-01').getBoundingClientRect()
      expect(first.left).to.be.closeTo(columns[2]!.left, 1)
      const fromStart = columns.filter(({ left }) =>
        dir === 'ltr' ? left < first.left - 1 : left > first.left + 1,
      )
      expect(fromStart.length).to.equal(2)
      unmountAll()
    }
  })

  it('starts weeks as the locale says where no offset is given', async () => {
    const { shadow } = await open({ months: [{ id: '2026-03' }], locale: 'ar-EG' })
    const row = shadow.querySelector('tbody tr')
    expect(row?.querySelectorAll('td:not([data-day])').length).to.equal(1)
  })

  it('names days in the language, with today, the chosen one and the reason against one', async () => {
    const { day } = await open({ selected: '2026-03-05', locale: 'de' })
    expect(day('2026-03-05').getAttribute('aria-label')).to.equal('Donnerstag, 5. März 2026')
    expect(day('2026-03-05').ariaSelected).to.equal('true')
    expect(day('2026-03-04').getAttribute('aria-current')).to.equal('date')
    expect(day('2026-03-06').getAttribute('aria-label')).to.equal(
      'Freitag, 6. März 2026, Not available',
    )
    expect(day('2026-03-06').ariaDisabled).to.equal('true')
  })

  it('follows the language, today, the choice and the reasons against days', async () => {
    const { day, draw, find } = await open()
    const label = (iso: string) => day(iso).getAttribute('aria-label')
    await draw([march, april], '2026-03-05', { locale: 'de', today: '2026-03-10' })
    expect(label('2026-03-18')).to.equal('Mittwoch, 18. März 2026')
    expect(find('th').textContent).to.equal('Mo')
    expect(day('2026-03-05').getAttribute('aria-selected')).to.equal('true')
    expect(day('2026-03-10').getAttribute('aria-current')).to.equal('date')
    expect(day('2026-03-04').hasAttribute('aria-current')).to.equal(false)
    await draw([march, april], '2026-03-12', { locale: 'de', reasonAgainst: () => 'Belegt' })
    expect(label('2026-03-18')).to.equal('Mittwoch, 18. März 2026, Belegt')
    expect(day('2026-03-05').getAttribute('aria-selected')).to.equal(null)
    // A month that begins in another column.
    await draw([{ ...march, before: 2 }])
    expect(day('2026-03-01').parentElement?.children[2]).to.equal(day('2026-03-01'))
    expect(find('th').textContent).to.equal('Fri')
  })

  it('CAL-011 marks another day, and another today, without drawing the others', async () => {
    const { day, draw } = await open({ selected: '2026-03-05' })
    const marked = () =>
      ['2026-03-04', '2026-03-05', '2026-03-10', '2026-03-12'].map(iso => [
        day(iso).getAttribute('aria-current'),
        day(iso).getAttribute('aria-selected'),
      ])
    const cells = [day('2026-03-04'), day('2026-03-05'), day('2026-03-12')]
    expect(marked()).to.deep.equal([
      ['date', null],
      [null, 'true'],
      [null, null],
      [null, null],
    ])
    await draw([march, april], null, { selected: '2026-03-12', today: '2026-03-10' })
    expect(marked()).to.deep.equal([
      [null, null],
      [null, null],
      ['date', null],
      [null, 'true'],
    ])
    await draw([march, april], null, { selected: '2026-03-12', today: '2026-03-12' })
    expect(marked().at(-1)).to.deep.equal(['date', 'true'])
    expect([day('2026-03-04'), day('2026-03-05'), day('2026-03-12')]).to.deep.equal(cells)
  })

  it('COR-090 gives the page parts to style, for each month and each day', async () => {
    const { draw, shadow } = await open()
    const withPart = (part: string) => shadow.querySelectorAll(`[part="${part}"]`).length
    expect(shadow.querySelectorAll('[part]').length).to.equal(0)
    await draw([march, april], null, { part: 'month', dayPart: 'day' })
    expect([withPart('month'), withPart('day')]).to.deep.equal([2, 61])
  })

  it('CAL-011 chooses a day that is available, by press, Enter and Space, and no other', async () => {
    const { chosen, day } = await open()
    day('2026-03-05').click()
    day('2026-03-06').click()
    day('2026-03-10').focus()
    await walk(['Enter', ' ', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter'])
    expect(chosen).to.deep.equal(['2026-03-05', '2026-03-10', '2026-03-10'])
  })

  it('has one Tab stop: the chosen day, else the first that is available', async () => {
    const { draw, stops } = await open()
    expect(stops()).to.deep.equal(['2026-03-02'])
    await draw([march, april], '2026-04-10')
    expect(stops()).to.deep.equal(['2026-04-10'])
    await draw([{ id: '2026-05' }], null)
    expect(stops()).to.deep.equal(['2026-05-01'])
  })

  it('CAL-073 goes by arrow keys, to the ends of the week and by months', async () => {
    const { day, focused } = await open()
    day('2026-03-10').focus()
    const steps = [
      ['ArrowRight', '2026-03-11'],
      ['ArrowLeft', '2026-03-10'],
      ['ArrowDown', '2026-03-17'],
      ['ArrowUp', '2026-03-10'],
      ['Home', '2026-03-09'],
      ['End', '2026-03-15'],
      ['PageDown', '2026-04-15'],
      ['PageUp', '2026-03-15'],
    ] as const
    for (const [key, expected] of steps) {
      await sendKeys({ press: key })
      expect(focused(), key).to.equal(expected)
    }
    day('2026-03-31').focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(focused()).to.equal('2026-04-01')
    await sendKeys({ press: 'Home' })
    expect(focused(), 'the first day of this month in the week').to.equal('2026-04-01')
  })

  it('COR-021 follows the reading direction', async () => {
    const { day, focused } = await open({ dir: 'rtl' })
    day('2026-03-10').focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(focused()).to.equal('2026-03-09')
    await sendKeys({ press: 'ArrowLeft' })
    expect(focused()).to.equal('2026-03-10')
  })

  it('COR-101 keeps the focus on its day, and takes none, when the months are drawn anew', async () => {
    const { day, draw, focused, host, stops } = await open()
    day('2026-03-09').focus()
    await walk(['ArrowRight'])
    await draw([march, april], null, { reasonAgainst: () => 'Fully booked' })
    expect(focused()).to.equal('2026-03-10')
    expect(day('2026-03-10').ariaLabel).to.contain('Fully booked')
    await draw([{ id: '2026-02' }, march])
    expect(focused()).to.equal('2026-03-10')
    await draw([{ id: '2026-06' }])
    expect([focused(), stops()]).to.deep.equal(['2026-06-01', ['2026-06-01']])
    const control = document.createElement('button')
    host.before(control)
    control.focus()
    await draw([march, april])
    expect(document.activeElement).to.equal(control)
    control.remove()
  })

  it('leaves the keys of the browser and of screen readers alone', async () => {
    const { day, focused } = await open()
    day('2026-03-10').focus()
    await sendKeys({ down: 'Control' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ up: 'Control' })
    expect(focused()).to.equal('2026-03-10')
  })

  it('CAL-073 CAL-080 stays on the last day of a month that has fewer days, and turns nothing', async () => {
    const turns: number[] = []
    const months = [
      { ...march, length: 20 },
      { ...april, length: 10 },
    ]
    const { day, focused, stops } = await open({ months, onTurn: way => !turns.push(way) })
    for (const [before, last, key] of [
      ['2026-03-19', '2026-03-20', 'ArrowRight'],
      ['2026-03-19', '2026-03-20', 'PageDown'],
      ['2026-04-09', '2026-04-10', 'ArrowDown'],
    ] as const) {
      day(before).focus()
      await walk(['ArrowRight', key])
      expect(focused()).to.equal(last)
      expect(stops()).to.deep.equal([last])
    }
    expect(turns).to.deep.equal([])
  })

  it('CAL-009 turns to other months by keys, and stays where there are none', async () => {
    const turns: number[] = []
    let first = '2026-03'
    const view = await open({
      onTurn(months) {
        turns.push(months)
        if (months < 0) return false
        first = monthsAfter(first, months)
        void view.draw([{ id: first }, { id: monthsAfter(first, 1) }])
        return true
      },
    })
    view.day('2026-03-10').focus()
    await walk(['ArrowUp', 'ArrowUp'])
    expect(view.focused()).to.equal('2026-03-03')
    await view.draw()
    expect(view.stops()).to.deep.equal(['2026-03-03'])
    // The page turns to the month that the key could not show.
    await view.draw([{ id: '2026-02' }, march])
    expect(view.focused()).to.equal('2026-03-03')
    await walk(['PageUp', 'PageUp'])
    view.day('2026-02-03').blur()
    await view.draw([march, april])
    expect(view.focused()).to.equal(undefined)
    await view.draw()
    view.day('2026-04-30').focus()
    await sendKeys({ press: 'ArrowRight' })
    await new Promise(requestAnimationFrame)
    expect(view.focused()).to.equal('2026-05-01')
    expect(turns).to.deep.equal([-1, -1, 1])
  })

  it('CAL-009 shows the months that it gets, in their order, whichever showed before', async () => {
    const view = await open({ months: [{ id: '2026-03' }, { id: '2026-04' }] })
    const { draw, shadow } = view
    const tables = () => [...shadow.querySelectorAll('table')]
    for (const ids of [
      ['2026-04', '2026-05'],
      ['2026-03', '2026-04'],
      ['2026-08', '2026-11'],
      ['2026-02'],
      ['2026-01', '2026-02', '2026-03'],
    ]) {
      await draw(ids.map(id => ({ id })))
      expect(texts(shadow, 'caption')).to.deep.equal(
        ids.map(id => formatDay(`${id}-01`, 'month', 'en-US')),
      )
      for (const [at, id] of ids.entries()) {
        const days = [...tables()[at]!.querySelectorAll<HTMLElement>('[data-day]')]
        const expected = weeksOf(id, 0).flat().filter(Boolean)
        expect(days.map(({ dataset }) => dataset['day'])).to.deep.equal(expected)
        expect(texts(tables()[at]!, '.day')).to.deep.equal(expected.map((_, n) => `${n + 1}`))
      }
    }
  })

  it('keeps the days of a month that stays, and the tables, when it turns', async () => {
    const { day, draw, find, shadow } = await open()
    const stays = day('2026-04-30')
    const tables = [...shadow.querySelectorAll('table')]
    for (const months of [
      [april, { id: '2026-05' }],
      [march, april],
    ]) {
      await draw(months)
      expect(day('2026-04-30')).to.equal(stays)
      expect(find('table').contains(stays)).to.equal(months[0] === april)
      expect(tables.every(table => table.isConnected)).to.equal(true)
    }
  })

  it('CAL-073 draws the months ahead to which a turn leads, and each of them once', async () => {
    const asked: string[] = []
    const against = (day: string) => {
      asked.push(day)
      return reasonAgainst(day)
    }
    const may = { id: '2026-05' }
    const view = await open()
    const look = { reasonAgainst: against, coming: () => [may, march] }
    await view.draw([march, april], null, look)
    await waitUntil(() => asked.includes('2026-05-31'), 'draws nothing ahead')
    asked.length = 0
    await view.draw([april, may], '2026-05-20', { ...look, today: '2026-05-19' })
    expect(view.day('2026-05-20').ariaSelected).to.equal('true')
    await view.draw([march, april], null, look)
    await view.draw([april, may], null, look)
    expect(texts(view.shadow, '[aria-selected], [aria-current]')).to.deep.equal([])
    expect(asked.filter(day => day.endsWith('-20'))).to.deep.equal([])
  })

  it('COR-037 tells nothing of a month that cannot be drawn ahead, and turns to it', async () => {
    let fails = true
    const asked: string[] = []
    const coming = () => {
      asked.push('coming')
      if (fails) throw new Error('No months')
      return [{ id: '2026-05' }]
    }
    const { day, draw } = await open()
    const thrown: Event[] = []
    const note = (event: Event) => thrown.push(event)
    addEventListener('error', note)
    await draw([march, april], null, { coming })
    await waitUntil(() => asked.length > 0, 'draws nothing ahead')
    fails = false
    await draw([april, { id: '2026-05' }], null, { coming })
    removeEventListener('error', note)
    expect(thrown).to.deep.equal([])
    expect(day('2026-05-31').textContent).to.equal('31')
  })

  it('COR-037 draws nothing ahead once it is gone', async () => {
    let asked = 0
    const { draw } = await open()
    // There is always another one.
    const coming = () => [{ id: monthsAfter('2026-05', asked++) }]
    await draw([march, april], null, { coming })
    await waitUntil(() => asked > 1, 'draws nothing ahead')
    unmountAll()
    const atEnd = asked
    await new Promise<void>(resolve => whenIdle(resolve))
    expect(asked).to.equal(atEnd)
  })

  it('CAL-073 gives the focus to another cell where the same table comes to another month', async () => {
    let shown = '2026-03'
    const view = await open({
      months: [{ id: shown }],
      onTurn(months) {
        shown = monthsAfter(shown, months)
        void view.draw([{ id: shown }])
        return true
      },
    })
    const before = view.day('2026-03-10')
    before.focus()
    await sendKeys({ press: 'PageDown' })
    expect(view.focused()).to.equal('2026-04-10')
    expect(view.shadow.activeElement).not.to.equal(before)
    expect(view.stops()).to.deep.equal(['2026-04-10'])
  })
})
