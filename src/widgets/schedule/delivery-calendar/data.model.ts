import { atom } from 'nanostores'
import { calendarLoad, getSlots, type CalendarData } from '../../../contract/schedule/calendar.ts'
import { machine } from '../../../machine/machine.ts'
import { isInside } from '../../../page/inside.ts'
import type { CalendarPorts } from './delivery-calendar.ports.ts'
import { requestOf, type Request } from './request.model.ts'
import { isAhead, listedSlots, type Slot } from './slots.rules.ts'

const transitions = {
  idle: { load: 'loading' },
  loading: {
    load: 'loading',
    answer: 'available',
    lack: 'empty',
    defer: 'deferred',
    fail: 'failed',
    drop: 'idle',
  },
  available: { load: 'loading', drop: 'idle' },
  empty: { load: 'loading', drop: 'idle' },
  deferred: { load: 'loading', drop: 'idle' },
  failed: { load: 'loading', drop: 'idle' },
} as const

export type DataState = keyof typeof transitions

/** true: no slot can be had (CAL-028, CAL-030). */
export const isOff = (state: DataState): boolean => state === 'empty' || state === 'failed'

/** true: a dp-scheduled-delivery around the calendar says what to ask. */
export const isInParent = ({ element }: Pick<CalendarPorts, 'element'>): boolean =>
  isInside(element, 'dp-scheduled-delivery')

/** What an answer means (CAL-028, CAL-035). */
function verdictOn(data: CalendarData, slots: readonly Slot[]): 'answer' | 'lack' | 'defer' {
  const { errorCode, slotQuality = 'NORMAL' } = data.slotQualityInfo ?? {}
  if (errorCode || data.errorMsg) return 'lack'
  if (slotQuality !== 'NORMAL') return 'defer'
  return slots.length > 0 ? 'answer' : 'lack'
}

interface Listener {
  /** A call goes out. */
  asked(): void
  /** The state is that of the answer, and `$data` and `$slots` hold it. */
  answered(data: CalendarData): void
  failed(failure: { reason: string; status: number }): void
  /** Nobody asks for slots any more, or again: dp-scheduled-delivery says so. */
  wanted(isWanted: boolean): void
}

/**
 * The slots as the server has them. They load when the element comes into the page, and again when what they depend on is
 * another: product, quantity, place (CAL-074, CAL-081).
 */
export function slotData(ports: CalendarPorts, now: () => number, listener: Listener) {
  const { $state, send } = machine(transitions, 'idle')
  const $data = atom<CalendarData | null>(null)
  const $slots = atom<readonly Slot[]>([])
  const isNested = isInParent(ports)
  /** What the last call asked, as text. '': nothing. */
  let asked = ''
  /** The payload of the last call. The element around the calendar asks anew by another one that says the same (SCH-021). */
  let askedBy: object | undefined
  /** true: there is something to ask. A call that was cut does not change that. */
  let isWanted = false

  const callFor = (request: Request, signal: AbortSignal) =>
    request.by === 'get-slots'
      ? ports.call(getSlots, { body: request.body }, { signal, at: ports.config.slotsUrl })
      : ports.call(calendarLoad, { query: request.query }, { signal, at: ports.config.loadUrl })

  async function load(request: Request): Promise<void> {
    const loading = send('load')
    if (!loading) return
    listener.asked()
    const outcome = await callFor(request, loading)
    if (outcome.ok) return take(outcome.value)
    // The element has left the page: it asks again when it comes back.
    const failure = ports.failed(outcome)
    if (!failure) return forget()
    $data.set(null)
    $slots.set([])
    send('fail')
    listener.failed(failure)
  }

  function take(data: CalendarData): void {
    const { slots: listed, unlisted } = listedSlots(data)
    const slots = listed.filter(slot => isAhead(slot, now() / 1000))
    const [first] = unlisted
    if (first) ports.warn(`day "${first.id}" of the answer is left out: ${first.why}`)
    $data.set(data)
    $slots.set(slots)
    send(verdictOn(data, slots))
    listener.answered(data)
  }

  function forget(): void {
    asked = ''
    send('drop')
  }

  /** Asks if something else is to be asked now. */
  function refresh(): void {
    const request = requestOf(ports.config, isNested)
    // calendar-load has no quantity, but what can be delivered may depend on it.
    const wanted = request ? JSON.stringify([request, ports.config.quantity]) : ''
    const by = isNested ? ports.config.slotsPayload : undefined
    if (wanted === asked && by === askedBy) return
    askedBy = by
    asked = wanted
    const isOther = isWanted !== !!request
    isWanted = !!request
    if (isNested && isOther) listener.wanted(isWanted)
    if (request) void load(request)
    else {
      $data.set(null)
      $slots.set([])
      send('drop')
    }
  }

  return {
    $state,
    $data,
    $slots,
    isNested,
    refresh,
    /** Asks once more for the same (CAL-029, CAL-086). */
    retry(): void {
      const request = requestOf(ports.config, isNested)
      if (request) void load(request)
    },
  }
}
export type SlotData = ReturnType<typeof slotData>
