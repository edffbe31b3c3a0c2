import { atom } from 'nanostores'
import { watchControl } from '../../../page/control-value.ts'
import type { ScheduledPorts } from './scheduled-delivery.ports.ts'
import type { Told } from './verdict.rules.ts'

/** What the calendar shall ask for. null: nothing. */
export type Wish = Readonly<Record<string, string | undefined>> | null

/** The calendar inside: what it asks, and what it has told of it. */
export function innerCalendar(ports: ScheduledPorts) {
  const $isThere = atom(false)
  const $told = atom<Told>('waiting')
  /** true: the calendar shall ask for slots. */
  const $isAsked = atom(false)
  /** true: the calendar has a slot that can be ordered. */
  const $isChosen = atom(false)
  let payload: Wish = null
  /** What the calendar shall ask, and for which place, as text. */
  let asked = ''

  /** A form reset, a script of the page and the browser change the choice without an event. */
  const read = () => $isChosen.set(ports.childIs('selected'))

  function hear(told: Told): void {
    read()
    if (payload) $told.set(told)
  }
  ports.hearChild('dp-slots-loaded', hear)
  ports.hearChild('dp-slots-errored', () => hear('failed'))
  ports.hearChild('dp-slot-selected', read)
  ports.hearChild('dp-slot-cleared', read)
  ports.use(() => watchControl(read))
  let hasWarned = false
  ports.onChild(isThere => {
    $isThere.set(isThere)
    read()
    // A script of the page may be about to write the calendar into the element.
    if (!isThere) ports.after(0, warn)
  })
  function warn(): void {
    if ($isThere.get() || hasWarned) return
    hasWarned = true
    ports.warn(
      'expected <dp-delivery-calendar slot="calendar"> inside, got none; no delivery time can be chosen',
    )
  }

  return {
    $isThere,
    $told,
    $isAsked,
    $isChosen,
    /** `isAnew`: asks also for what it has asked before (SCH-021). */
    ask(wish: Wish, place: object | undefined, isAnew: boolean): void {
      const { asin, hideOnError, useCase } = ports.config
      const now = JSON.stringify([wish, place])
      // What was told of another place does not hold for this one.
      if (isAnew || now !== asked) {
        asked = now
        payload = wish
        $isAsked.set(!!wish)
        $told.set('waiting')
      }
      ports.configure({
        asin,
        hideOnError,
        useCase: useCase || undefined,
        place,
        slotsPayload: payload ?? undefined,
      })
    },
  }
}
