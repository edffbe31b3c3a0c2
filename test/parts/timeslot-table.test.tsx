import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { whenIdle } from '../../src/dom/when-idle.ts'
import { TimeslotTable, type Timeslot, type TimesPage } from '../../src/parts/timeslot-table.tsx'
import { daysAfter } from '../../src/rules/months.ts'
import { waitUntil } from '../support/wait.ts'
import { mount, unmountAll } from './mount.tsx'

const days = [0, 1, 2, 3, 4, 5, 6].map(at => daysAfter('2026-03-05', at))
const slot = (id: string, day: number, from: number, note?: string): Timeslot => ({
  id,
  day: days[day]!,
  time: `${from}:00 – ${from + 2}:00`,
  order: `${from}`.padStart(2, '0'),
  isEvening: from + 2 > 19,
  note,
})
const times = [
  slot('a', 0, 8),
  slot('b', 1, 8, '€5.00'),
  slot('c', 1, 12),
  slot('d', 3, 12),
  slot('e', 3, 18),
]

/** The times of a later week. The fourth week has none on the day in the first column. */
const week = (n: number): TimesPage => ({
  days: days.map(day => daysAfter(day, 7 * n)),
  times: times
    .slice(n === 3 ? 1 : 0)
    .map(one => ({ ...one, id: `${one.id}${n}`, day: daysAfter(one.day, 7 * n) })),
})

type Props = TimeslotTable['props'] & TimesPage

async function open(options: Partial<Props> = {}) {
  const chosen: string[] = []
  const turned: number[] = []
  const view = await mount(null)
  let page: TimesPage = { days, times }
  const draw = (more: Partial<Props> = {}) => {
    const given = { days, times, ...options, ...more }
    // The same object as long as it says the same.
    if (given.days !== page.days || given.times !== page.times) page = given
    return view.draw(
      <TimeslotTable
        page={page}
        locale="en-US"
        today={days[0]!}
        selectedId={null}
        label="Delivery times"
        eveningLabel="Evening"
        emptyText="No delivery times this week."
        onChoose={id => chosen.push(id)}
        look="table"
        {...options}
        {...more}
        pager={{
          text: 'March 2026',
          previousLabel: 'Earlier dates',
          nextLabel: 'Later dates',
          hasPrevious: false,
          hasNext: true,
          onTurn: pages => turned.push(pages),
          ...options.pager,
        }}
      />,
    )
  }
  await draw()
  const time = (id: string) => view.find(`[data-time="${id}"]`)
  const focused = () => (view.shadow.activeElement as HTMLElement | null)?.dataset['time']
  return { ...view, draw, time, focused, chosen, turned }
}

/** A time on each of seven days. */
const daily = (n: number) => days.map((_, day) => slot(`${n}s${day}`, day, 8))

/** A node with its attributes in the order of their names, and all inside. */
const outline = (node: Node): unknown =>
  node instanceof Element
    ? [
        node.localName,
        [...node.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
        [...node.childNodes].map(outline),
      ]
    : node.textContent

describe('TimeslotTable', () => {
  afterEach(unmountAll)

  for (const look of ['table', 'list'] as const) {
    it(`COR-100 has nothing for axe to find, as a ${look}`, async () => {
      const { host } = await open({ look, selectedId: 'b' })
      await expect(host).to.be.accessible()
    })

    it(`CAL-021 shows the times of the evening in a group of their own, as a ${look}`, async () => {
      const { shadow, time } = await open({ look })
      const text = shadow.textContent
      expect(text.indexOf('Evening')).to.be.greaterThan(0)
      expect(time('e').getBoundingClientRect().top).to.be.greaterThan(
        time('d').getBoundingClientRect().top,
      )
    })
  }

  it('CAL-016 has a column for each of the seven days and a row for each time', async () => {
    const { shadow, time } = await open()
    expect(shadow.querySelectorAll('thead th').length).to.equal(7)
    const rows = [...shadow.querySelectorAll('tbody th[scope=row]')]
    expect(rows.map(({ textContent }) => textContent)).to.deep.equal([
      '8:00 – 10:00',
      '12:00 – 14:00',
      '18:00 – 20:00',
    ])
    expect(time('a').getBoundingClientRect().top).to.equal(time('b').getBoundingClientRect().top)
    expect(time('c').getBoundingClientRect().left).to.equal(time('b').getBoundingClientRect().left)
    expect(time('b').getAttribute('aria-label')).to.equal('Friday, March 6, 8:00 – 10:00, €5.00')
    expect(shadow.querySelector('thead th')?.getAttribute('aria-current')).to.equal('date')
  })

  for (const look of ['table', 'list'] as const) {
    it(`COR-021 reads times and prices in Latin letters from left to right in a right-to-left ${look}`, async () => {
      const words = '8:00 – 10:00 am'
      const note = '8 to 10 as 1 trip'
      const { find, host } = await open({ look, times: [{ ...times[0]!, time: words, note }] })
      host.dir = 'rtl'
      const holders = look === 'table' ? ['th[scope=row]', '[data-time]'] : ['bdi', 'bdi.time-note']
      for (const holder of holders) {
        const walker = document.createTreeWalker(find(holder), NodeFilter.SHOW_TEXT)
        const letters = walker.nextNode() as Text
        const leftOf = (word: string) => {
          const range = document.createRange()
          range.setStart(letters, letters.data.indexOf(word))
          range.setEnd(letters, letters.data.indexOf(word) + 1)
          return range.getBoundingClientRect().left
        }
        expect(leftOf('8'), holder).to.be.lessThan(leftOf('1'))
        expect(leftOf('1'), holder).to.be.lessThan(leftOf('a'))
      }
    })
  }

  it('keeps two slots of one time apart', async () => {
    const { shadow } = await open({ times: [...times, slot('f', 1, 8, '€9.00')] })
    expect(shadow.querySelectorAll('[data-time]').length).to.equal(6)
  })

  it('tells the chosen time, and shows which one is chosen', async () => {
    const { chosen, draw, time } = await open()
    time('c').click()
    expect(chosen).to.deep.equal(['c'])
    await draw({ selectedId: 'c' })
    expect(time('c').getAttribute('aria-selected')).to.equal('true')
    expect(time('c').querySelector('.icon')).not.to.equal(null)
    time('d').focus()
    await sendKeys({ press: 'Enter' })
    expect(chosen).to.deep.equal(['c', 'd'])
  })

  it('follows the language, the choice, the look and what times cost', async () => {
    const { draw, find, time } = await open()
    const label = (id: string) => time(id).getAttribute('aria-label')
    await draw({ locale: 'de', selectedId: 'a', today: days[1]! })
    expect(label('a')).to.equal('Donnerstag, 5. März, 8:00 – 10:00')
    expect(time('a').getAttribute('aria-selected')).to.equal('true')
    expect(find('thead [aria-current]').textContent).to.equal('Fr6')
    await draw({ times: [{ ...times[0]!, note: '€2.00', time: '9:00 – 11:00' }] })
    expect(label('a')).to.equal('Thursday, March 5, 9:00 – 11:00, €2.00')
    expect(time('a').textContent).to.equal('€2.00')
    await draw({ look: 'list' })
    expect(time('a').textContent).to.equal('8:00 – 10:00')
    expect(time('a').localName).to.equal('span')
  })

  it('shows what a new table would show, whatever it showed before', async () => {
    const { draw, find } = await open()
    const six = days.slice(0, 6)
    const views: readonly Partial<Props>[] = [
      { times: [...times, slot('f', 1, 8, '€9.00')] },
      { ...week(1), selectedId: 'b1' },
      { ...week(1), selectedId: 'c1', today: week(1).days[2]! },
      week(3),
      { locale: 'de' },
      { timePart: 'time' },
      {},
      { locale: 'de' },
      { eveningLabel: 'Abends' },
      { days: six, times },
      { times: times.slice(2) },
      { times: times.map(time => ({ ...time, note: '€2.00', time: `from ${time.time}` })) },
      { times: times.slice(0, 4) },
      { look: 'list', selectedId: 'd' },
      { look: 'list', locale: 'de', timePart: 'time' },
      { times: [] },
      { selectedId: 'd' },
    ]
    for (const view of views) {
      await draw(view)
      const fresh = await open(view)
      const [reached, wanted] = [find('.timeslots'), fresh.find('.timeslots')].map(outline)
      expect(reached, JSON.stringify(view)).to.deep.equal(wanted)
    }
  })

  for (const look of ['table', 'list'] as const) {
    it(`COR-090 gives the page parts to style, in a ${look}`, async () => {
      const { draw, shadow } = await open({ look })
      const withPart = (part: string) => shadow.querySelectorAll(`[part="${part}"]`).length
      expect([withPart('timeslots'), withPart('time')]).to.deep.equal([0, 0])
      await draw({ part: 'timeslots', timePart: 'time' })
      expect([withPart('timeslots'), withPart('time')]).to.deep.equal([1, 5])
    })
  }

  it('CAL-073 goes from time to time by keys, past days without one', async () => {
    const { focused, time } = await open()
    time('c').focus()
    const steps = [
      ['ArrowRight', 'd'],
      ['ArrowLeft', 'c'],
      ['ArrowUp', 'b'],
      ['Home', 'a'],
      ['End', 'b'],
      ['ArrowDown', 'c'],
      ['End', 'd'],
      ['ArrowDown', 'e'],
      ['ArrowDown', 'e'],
    ] as const
    for (const [key, expected] of steps) {
      await sendKeys({ press: key })
      expect(focused(), key).to.equal(expected)
    }
  })

  it('COR-021 follows the reading direction', async () => {
    const { focused, host, time } = await open()
    host.dir = 'rtl'
    time('c').focus()
    await sendKeys({ press: 'ArrowLeft' })
    expect(focused()).to.equal('d')
  })

  it('CAL-017 turns by its buttons and by Page Down, and takes the focus along', async () => {
    const { draw, find, focused, shadow, time, turned } = await open()
    time('a').focus()
    await sendKeys({ press: 'PageUp' })
    expect(turned).to.deep.equal([])
    await sendKeys({ press: 'PageDown' })
    expect(turned).to.deep.equal([1])
    await draw({ days: days.map(day => daysAfter(day, 7)), times: [] })
    expect(shadow.activeElement === find('.no-times')).to.equal(true)
    await sendKeys({ press: 'PageDown' })
    await draw()
    expect(focused()).to.equal('a')
    find('.next').click()
    expect(turned).to.deep.equal([1, 1, 1])
  })

  for (const look of ['table', 'list'] as const) {
    it(`COR-101 keeps the focus within when its time goes, and takes none, in a ${look}`, async () => {
      const { draw, find, focused, shadow, time } = await open({ look })
      time('c').focus()
      await draw({ times: times.filter(({ id }) => id !== 'c') })
      expect(focused()).to.equal('a')
      await draw({ times: [] })
      expect(shadow.activeElement).to.equal(find('.no-times'))
      await draw()
      expect(focused()).to.equal('a')
      find('.next').focus()
      await draw({ times: times.slice(1) })
      expect(shadow.activeElement).to.equal(find('.next'))
    })
  }

  it('CAL-073 keeps the places as they are under keys that stay in what shows', async () => {
    const { focused, shadow, time } = await open()
    time('a').focus()
    const places = () => [...shadow.querySelectorAll('[data-time]')]
    const before = places()
    for (const key of ['ArrowRight', 'ArrowDown', 'Home', 'ArrowUp']) await sendKeys({ press: key })
    expect(focused()).to.equal('b')
    expect(places().every((place, at) => place === before[at])).to.equal(true)
  })

  for (const look of ['table', 'list'] as const) {
    it(`CAL-073 moves the focus to each time of other days, in a ${look}`, async () => {
      const { draw, focused, shadow, time } = await open({ ...week(0), look })
      const seen: (string | undefined)[] = []
      shadow.addEventListener('focusin', ({ target }) =>
        seen.push((target as HTMLElement).dataset['time']),
      )
      time('a0').focus()
      const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      for (const n of weeks) {
        await sendKeys({ press: 'PageDown' })
        await draw(week(n))
      }
      const reached = weeks.map(n => (n === 3 ? 'b3' : `a${n}`))
      expect([seen, focused()]).to.deep.equal([['a0', ...reached], 'a9'])
      expect(time('b9').ariaLabel).to.contain('May 8, 8:00 – 10:00, €5.00')
      const inOrder = [...shadow.querySelectorAll<HTMLElement>('[data-time]')]
      expect(inOrder.map(one => one.dataset['time'])).to.deep.equal(['a9', 'b9', 'c9', 'd9', 'e9'])
    })
  }

  for (const look of ['table', 'list'] as const) {
    it(`CAL-073 has one Tab stop, as a ${look}: the time that keys have reached, the chosen one, else the first`, async () => {
      const { draw, shadow, time } = await open({ look })
      const stops = () =>
        [...shadow.querySelectorAll<HTMLElement>('.timeslots > :last-child [tabindex="0"]')].map(
          ({ dataset }) => dataset['time'],
        )
      expect(stops()).to.deep.equal(['a'])
      await draw({ selectedId: 'b' })
      expect(stops()).to.deep.equal(['b'])
      time('b').focus()
      await sendKeys({ press: 'ArrowDown' })
      const reached = look === 'table' ? 'c' : 'd'
      expect(stops()).to.deep.equal([reached])
      await draw(week(1))
      expect(stops()).to.deep.equal(['a1'])
      await draw(week(3))
      expect(stops()).to.deep.equal(['b3'])
      expect(shadow.querySelectorAll('[data-off][tabindex]').length).to.equal(0)
      await draw({ ...week(3), times: [] })
      expect(stops()).to.deep.equal([])
      await draw({ look: look === 'table' ? 'list' : 'table' })
      expect(stops()).to.deep.equal([reached])
    })
  }

  it('CAL-073 moves the focus from the last cell of a row to the first one of other days', async () => {
    const late = days.map((_, day) => slot(`s${day}`, day, 8))
    const { draw, focused, shadow, time } = await open({ times: late })
    time('s0').focus()
    const seen: (string | undefined)[] = []
    shadow.addEventListener('focusin', ({ target }) =>
      seen.push((target as HTMLElement).dataset['time']),
    )
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await sendKeys({ press: 'End' })
      await sendKeys({ press: 'PageDown' })
      await draw({
        days: days.map(day => daysAfter(day, 7 * n)),
        times: late.map(one => ({ ...one, id: `${n}${one.id}`, day: daysAfter(one.day, 7 * n) })),
      })
      expect(seen.splice(0), `${n}`).to.deep.equal([`${n > 1 ? n - 1 : ''}s6`, `${n}s0`])
    }
    expect(focused()).to.equal('8s0')
  })

  it('CAL-073 moves the focus to the chosen time where it has the place of the one before', async () => {
    const { draw, focused, shadow, time } = await open({ times: daily(0) })
    const seen: (string | undefined)[] = []
    shadow.addEventListener('focusin', ({ target }) =>
      seen.push((target as HTMLElement).dataset['time']),
    )
    for (const [n] of days.entries()) {
      const id = `${n + 1}s${n}`
      time(`${n}s${n}`).focus()
      await sendKeys({ press: 'PageDown' })
      const page = {
        days: days.map(day => daysAfter(day, 7 * (n + 1))),
        times: daily(n + 1).map(one => ({ ...one, day: daysAfter(one.day, 7 * (n + 1)) })),
      }
      await draw({ ...page, selectedId: id })
      expect([seen.at(-1), focused()], id).to.deep.equal([id, id])
      const inOrder = [...shadow.querySelectorAll<HTMLElement>('[data-time]')]
      expect(inOrder.map(({ dataset }) => dataset['time'])).to.deep.equal(
        page.times.map(one => one.id),
      )
    }
  })

  it('COR-101 moves the focus when another time comes into the place that has it', async () => {
    const { draw, focused, shadow, time } = await open()
    const place = time('c')
    place.focus()
    await draw({ selectedId: 'c' })
    expect([shadow.activeElement, time('c')]).to.deep.equal([place, place])
    const seen: (string | undefined)[] = []
    shadow.addEventListener('focusin', ({ target }) =>
      seen.push((target as HTMLElement).dataset['time']),
    )
    await draw({ times: times.map(one => ({ ...one, id: `other ${one.id}` })) })
    expect([focused(), seen]).to.deep.equal(['other a', ['other a']])
  })

  it('CAL-073 draws the pages ahead to which a turn leads, and each of them once', async () => {
    let read = 0
    const noted = (n: number): TimesPage => ({
      ...week(n),
      times: week(n).times.map(time => ({
        ...time,
        get note() {
          read += 1
          return '€2.00'
        },
      })),
    })
    const [before, page, after] = [noted(0), noted(1), noted(2)]
    const { draw, time } = await open({ page })
    const ofOne = read
    expect(ofOne).to.be.greaterThan(0)
    await draw({ page, coming: () => [after, before] })
    await waitUntil(() => read >= 3 * ofOne, 'draws nothing ahead')
    read = 0
    await draw({ page: after, selectedId: 'b2' })
    expect(time('b2').textContent).to.equal('')
    await draw({ page: before })
    expect(time('b0').textContent).to.equal('€2.00')
    await draw({ page: after })
    expect([time('b2').ariaSelected, time('b2').textContent]).to.deep.equal([null, '€2.00'])
    // A time that is selected no more shows its note again.
    expect(read).to.equal(1)
  })

  it('COR-037 draws nothing ahead for a list, nor once it is gone', async () => {
    let asked = 0
    // There is always another one.
    const coming = () => [week((asked += 1))]
    const { draw } = await open({ coming })
    await waitUntil(() => asked > 1, 'draws nothing ahead')
    const rests = async (): Promise<void> => {
      const atEnd = asked
      await new Promise<void>(resolve => void whenIdle(resolve))
      expect(asked).to.equal(atEnd)
    }
    await draw({ look: 'list' })
    await rests()
    await draw()
    await waitUntil(() => asked > 3, 'draws nothing ahead')
    unmountAll()
    await rests()
  })

  it('CAL-042 shows a text in place of an empty table', async () => {
    const { find } = await open({ times: [] })
    expect(find('.no-times').textContent).to.equal('No delivery times this week.')
  })
})
