import { atom } from 'nanostores'
import { isAtOption } from './context.rules.ts'
import { isOff, type SlotData } from './data.model.ts'
import type { CalendarPorts } from './delivery-calendar.ports.ts'
import { deferredFields, placeholderFields, slotFields } from './fields.rules.ts'
import { isAhead, validUntil, type Slot } from './slots.rules.ts'

/** Timers of browsers overflow after 24 days, and stand still while a computer sleeps. */
const longestWait = 3_600_000

interface Surroundings {
  source: SlotData
  /** Epoch ms of the server. */
  now: () => number
  /** false: the shipping option of the calendar is not chosen, so nothing is submitted (CAL-088). */
  isCounted: () => boolean
  /** Nobody can have the selected slot any more (CAL-075). */
  onExpired: () => void
  /** The page or the browser wants another slot to be selected, and there are slots. */
  onWanted: () => void
}

/** The selected slot, and what the form gets of it. The model of the calendar tells the page. */
export function slotChoice(ports: CalendarPorts, around: Surroundings) {
  const { source, now, isCounted, onExpired, onWanted } = around
  const $selected = atom<Slot | null>(null)
  /** The slot to select as soon as there are slots: what the page has set, or what a browser restores. */
  let wanted: string | null = ports.config.selectedSlot ?? null
  let stopWaiting: (() => void) | undefined

  const seconds = () => now() / 1000
  const isStillThere = (slot: Slot) => isAhead(slot, seconds())
  /** The list of the answer itself, as long as none of its slots has ended. */
  function offered(): readonly Slot[] {
    const at = seconds()
    const slots = source.$slots.get()
    const left = slots.filter(slot => isAhead(slot, at))
    return left.length === slots.length ? slots : left
  }
  /** null: no such slot can be ordered now. */
  const find = (id: string | null | undefined): Slot | null =>
    offered().find(({ key }) => key === id) ?? null

  function fields(): Readonly<Record<string, string>> | null {
    const { config } = ports
    const selected = $selected.get()
    const data = source.$data.get()
    const state = source.$state.get()
    if (!isCounted()) return null
    if (selected && data) return slotFields(selected, data, config)
    if (data && state === 'deferred') return deferredFields(data, config)
    return isOff(state) && isAtOption(config) ? placeholderFields(config) : null
  }
  const submit = () => ports.submit(fields())

  /** Judges the selected slot again when its time is over. */
  function wait(): void {
    stopWaiting?.()
    const selected = $selected.get()
    if (!selected) return
    const left = validUntil(selected) * 1000 - now()
    if (left <= 0) onExpired()
    else stopWaiting = ports.after(Math.min(left, longestWait), wait)
  }

  function set(slot: Slot | null): void {
    $selected.set(slot)
    submit()
    wait()
  }

  ports.use(() => {
    wait()
    submit()
    return () => stopWaiting?.()
  })
  /** The page or the browser wants this slot in place of the present one. null: none. */
  function want(id: string | null): void {
    wanted = id
    set(null)
    if (source.$state.get() === 'available') onWanted()
  }
  ports.onRestore(restored =>
    want((restored ? restored['SlotId'] : ports.config.selectedSlot) ?? null),
  )

  return {
    $selected,
    find,
    isStillThere,
    offered,
    set,
    submit,
    /** What the page or the browser wants to be selected at first. It is asked once. */
    takeWanted(): string | null {
      const id = wanted
      wanted = null
      return id
    },
    want,
  }
}
export type SlotChoice = ReturnType<typeof slotChoice>
