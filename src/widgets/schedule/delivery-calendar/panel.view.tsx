import { useCallback, useMemo, type ReactNode } from 'react'
import { CalendarGrid } from '../../../parts/calendar-grid.tsx'
import { CheckList } from '../../../parts/check-list.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { draggable } from '../../../parts/draggable.tsx'
import { useNarrow } from '../../../parts/narrow.ts'
import { Pager } from '../../../parts/pager.tsx'
import { TimeslotTable, type TimesPage } from '../../../parts/timeslot-table.tsx'
import { useStore } from '../../../parts/use-store.ts'
import { formatDay, formatMonths } from '../../../rules/date-format.ts'
import { monthOf } from '../../../rules/months.ts'
import { formatMoney } from '../../../rules/money.ts'
import type { CalendarProps } from './delivery-calendar.model.ts'
import { isEvening, ownEntry, type Offer, type Slot } from './slots.rules.ts'
import { timeWords } from './words.rules.ts'
import { windowDays } from './window.rules.ts'

/** CAL-002. */
const width = 545
const buyBoxWidth = 540
/** CAL-072. */
const putBackMs = 500

/** Check boxes that narrow what can be chosen (CAL-010, CAL-076). */
function Services({ config, model, text }: CalendarProps): ReactNode {
  const shown = model.services()
  if (shown.length === 0) return null
  const checked = model.$services.get()
  const charges = model.$data.get()?.serviceCharges
  return (
    <fieldset className="services">
      <legend>{text('sd.services')}</legend>
      <CheckList
        name="service"
        label={text('sd.services')}
        look="rows"
        part="services"
        checks={shown.map(({ id, label }) => {
          const charge = ownEntry(charges, id)
          return {
            id,
            content: label,
            aside: charge && formatMoney(charge, config.locale),
            checked: checked.has(id),
          }
        })}
        onCheck={model.check}
      />
    </fieldset>
  )
}

/** CAL-008. */
const Legend = ({ text }: CalendarProps) => (
  <ul className="legend" part="legend">
    {(['available', 'selected', 'notAvailable'] as const).map(kind => (
      <li key={kind}>
        <i className={kind} />
        {text(`sd.legend.${kind}`)}
      </li>
    ))}
  </ul>
)

const timeslotOf = (slot: Slot, locale: string) => ({
  id: slot.key,
  day: slot.startDate,
  time: timeWords(slot, locale) || slot.name,
  order: `${slot.stime} ${slot.etime}`,
  isEvening: isEvening(slot),
  note: slot.given.costDisplay,
})

/** The times of days: the same object each time, so that they are drawn once. */
function timesOf(byDay: Offer['byDay'], locale: string) {
  const known = new Map<string, TimesPage>()
  return (days: readonly string[]): TimesPage => {
    const key = days.join()
    const slots = days.flatMap(day => byDay.get(day) ?? [])
    const page = known.get(key) ?? { days, times: slots.map(slot => timeslotOf(slot, locale)) }
    known.set(key, page)
    return page
  }
}

/** Times of seven days (CAL-016 to CAL-021). `days`: of these alone, without a pager. */
function Times(props: CalendarProps & { days?: readonly string[] }) {
  const { config, model, text } = props
  const isNarrow = useNarrow()
  useStore(model.shown.$pivot)
  const { locale } = config
  const { byDay } = model.offer()
  const pageOf = useMemo(() => timesOf(byDay, locale), [byDay, locale])
  const days = props.days ?? windowDays(model.pivot())
  const [first = '', last = ''] = [days[0], days.at(-1)].map(day => monthOf(day ?? ''))
  const pages = model.pages()
  return (
    <TimeslotTable
      page={pageOf(days)}
      coming={
        props.days ? undefined : () => model.turns().map(by => pageOf(windowDays(model.pivot(by))))
      }
      locale={locale}
      today={model.today()}
      selectedId={model.$selected.get()?.key ?? null}
      label={config.popupTitle ?? text('sd.popup.title')}
      eveningLabel={text('sd.night')}
      emptyText={config.noSlotsForWeek ?? text('sd.noSlotsForWeek')}
      onChoose={model.chooseTime}
      look={isNarrow || props.days ? 'list' : 'table'}
      part="timeslots"
      timePart="time"
      pager={{
        text: formatMonths(first, last, locale),
        previousLabel: text('sd.week.previous'),
        nextLabel: text('sd.week.next'),
        hasPrevious: !props.days && pages.back,
        hasNext: !props.days && pages.on,
        onTurn: model.turn,
      }}
    />
  )
}

/** Two months of days (CAL-007 to CAL-011). The times of a day with several ones show below. */
function Months(props: CalendarProps) {
  const { config, model, text } = props
  const { locale } = config
  const { byDay } = model.offer()
  const reason = text('sd.legend.notAvailable')
  const reasonAgainst = useCallback(
    (day: string) => (byDay.has(day) ? null : reason),
    [byDay, reason],
  )
  useStore(model.shown.$month)
  const months = model.months()
  const pages = model.pages()
  const page = Number(pages.back)
  const day = model.$day.get()
  return (
    <div className="two-months">
      <div className="scrolls">
        <Pager
          text={months.map(({ id }) => formatDay(`${id}-01`, 'month', locale)).join(' – ')}
          previousLabel={text('sd.month.previous')}
          nextLabel={text('sd.month.next')}
          page={page}
          lastPage={page + Number(pages.on)}
          onTurn={next => void model.turn(next > page ? 1 : -1)}
        />
      </div>
      <CalendarGrid
        months={months}
        coming={() => model.turns().flatMap(by => model.months(by))}
        locale={locale}
        today={model.today()}
        selected={day ?? model.$selected.get()?.startDate ?? null}
        reasonAgainst={reasonAgainst}
        onChoose={model.chooseDay}
        onTurn={model.turn}
        part="month"
        dayPart="day"
      />
      <Legend {...props} />
      {day && <Times {...props} days={[day]} />}
    </div>
  )
}

export function View(props: CalendarProps) {
  const { config, model, text } = props
  const isLoading = model.$state.get() === 'loading'
  return (
    <Dialog
      open={model.$open.get()}
      ahead
      label={config.popupTitle ?? text('sd.popup.title')}
      closeLabel={text('common.close')}
      onClose={model.close}
      width={config.buyBox ? buyBoxWidth : width}
      part="dialog"
      dragging={draggable(text('sd.move'), putBackMs)}
    >
      {isLoading ? (
        <p className="panel-waiting">{text('sd.loading')}</p>
      ) : (
        <div className="panel">
          <Services {...props} />
          {model.layout() === 'timeslots' ? (
            <div className="table">
              <Times {...props} />
            </div>
          ) : (
            <Months {...props} />
          )}
        </div>
      )}
    </Dialog>
  )
}
