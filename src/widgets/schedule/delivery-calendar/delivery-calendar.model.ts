import { atom } from 'nanostores'
import type { DeliveryCalendar } from '../../../../elements/schedule/delivery-calendar.ts'
import type { CalendarData } from '../../../contract/schedule/calendar.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { serverClock } from '../../../page/clock.ts'
import { pageFunction } from '../../../page/page-function.ts'
import { radioOption, type RadioOption } from '../../../page/radio-option.ts'
import { slotChoice } from './choice.model.ts'
import { contextOf } from './context.rules.ts'
import { isInParent, isOff, slotData, type DataState } from './data.model.ts'
import type { messages } from './delivery-calendar.messages.ts'
import type { CalendarPorts } from './delivery-calendar.ports.ts'
import { metricQuery, type Action } from './metric.rules.ts'
import { popup } from './popup.model.ts'
import { asinOf, marketplaceOf, shipoptionOf } from './request.model.ts'
import type { Slot } from './slots.rules.ts'
import { slotWords } from './words.rules.ts'

type ClearReason = 'cutoff' | 'no-slots' | 'error' | 'intent' | 'changed'
type NoticeId = 'sd.inconsistent' | 'sd.changed' | 'sd.tooLate'

const shownStates = ['available', 'empty', 'deferred'] as const

/** The slot as events tell it (CAL-053). */
const told = ({ given: _, name: _name, subclass: _subclass, ...slot }: Slot) => ({
  ...slot,
  services: [...slot.services],
})

/** Tells the page's author once per element that nobody says where the slots come from. */
const gaps = new WeakSet<CalendarPorts>()

/** null: there is no address for the slots. The host shows its fallback, and asks again at the next change. */
export function model(ports: CalendarPorts) {
  if (!isInParent(ports) && !ports.config.slotsUrl && !ports.config.loadUrl) return tellGap(ports)
  const now = serverClock()
  /** What the shopper has to know of the choice. null: nothing. */
  const $notice = atom<NoticeId | null>(null)
  /** true: the page has disabled the element, or a fieldset around it. */
  const $disabled = atom(false)
  let radio: RadioOption | null = null

  const source = slotData(ports, now, {
    asked() {
      // The radio button is the page's until the answer says otherwise.
      count('load')
    },
    answered,
    failed(failure) {
      turnOff()
      clear('error')
      settle()
      ports.announce(message('retrieveError', 'sd.retrieveError'))
      ports.emit('dp-slots-errored', failure)
    },
    wanted(isWanted) {
      if (!isWanted) {
        panel.close()
        clear('intent')
      }
      count(isWanted ? 'choose' : 'leave')
    },
  })
  const choice = slotChoice(ports, {
    source,
    now,
    isCounted: () => !ports.config.radio || (radio?.isChosen() ?? false),
    onExpired: () => expire(),
    onWanted() {
      notice(null)
      reselect()
    },
  })
  const panel = popup(ports, { source, choice, now, count, select })

  /** A text of the configuration, else the catalogue's. */
  function message(
    field: 'retrieveError' | 'inconsistent',
    id: 'sd.retrieveError' | 'sd.inconsistent',
  ): string {
    return ports.config[field] ?? ports.text(id)
  }

  function count(action: Action): void {
    const { config } = ports
    const query = metricQuery(action, config, {
      marketplace: marketplaceOf(config),
      asin: asinOf(config),
      shipoption: shipoptionOf(config),
      slots: source.$slots.get(),
      selected: choice.$selected.get(),
    })
    ports.metric('scheduled-delivery', { query })
  }

  function notice(id: NoticeId | null): void {
    $notice.set(id)
    if (id) ports.announce(id === 'sd.inconsistent' ? message('inconsistent', id) : ports.text(id))
  }

  const turnOff = () => radio?.turnOff()

  /** The form gets what holds now, and the panel shows it. */
  function settle(): void {
    choice.submit()
    if (source.$state.get() === 'available') panel.refresh()
    else panel.close()
  }

  function clear(reason: ClearReason): void {
    const slot = choice.$selected.get()
    if (!slot) return
    choice.set(null)
    ports.emit('dp-slot-cleared', { slot: told(slot), reason })
  }

  function expire(): void {
    const slot = choice.$selected.get()
    if (!slot || choice.isStillThere(slot)) return
    clear('cutoff')
    // The list of a drop-down always shows. If nothing is left, the next press asks anew.
    if (choice.offered().length > 0) panel.refresh()
    notice('sd.tooLate')
  }

  /** The slot that stays or becomes selected with new slots: the one before, or what the page or browser wants. */
  function reselect(): void {
    const before = choice.$selected.get()
    const wanted = before ? null : choice.takeWanted()
    const found = choice.find(before?.key ?? wanted)
    if (before && !found) {
      clear('changed')
      notice('sd.changed')
    } else if (wanted && !found) {
      choice.set(choice.find(source.$data.get()?.defaultSlotId))
      notice('sd.inconsistent')
    } else if (found) choice.set(found)
  }

  function answered(data: CalendarData): void {
    const {
      errorCode,
      slotQuality: quality = 'NORMAL',
      slotQualityDetail,
    } = data.slotQualityInfo ?? {}
    const state = source.$state.get()
    notice(null)
    if (state === 'empty') turnOff()
    else radio?.turnOn()
    if (state === 'available') reselect()
    else clear(errorCode || data.errorMsg ? 'error' : 'no-slots')
    settle()
    const selected = choice.$selected.get()
    ports.emit('dp-slots-loaded', {
      count: source.$slots.get().length,
      quality,
      qualityDetail: slotQualityDetail ?? 'NORMAL',
      slot: selected && told(selected),
      ...(errorCode && { errorCode }),
      ...(data.errorMsg && { errorMsg: data.errorMsg }),
    })
    if (quality === 'DEFERRED') {
      ports.emit('dp-ship-option-enabled', {
        shipoption: shipoptionOf(ports.config),
        qualityDetail: slotQualityDetail ?? 'NORMAL',
      })
    }
  }

  function tooLate(): void {
    panel.close()
    panel.refresh()
    notice('sd.tooLate')
  }

  function callBack(slot: Slot): void {
    const { checkoutSelectCallback, shipOptionSelectCallback } = ports.config
    for (const name of [checkoutSelectCallback, shipOptionSelectCallback]) {
      const call = name && pageFunction(name)
      if (call) call(told(slot))
      else if (name) ports.warn(`the page has no function ${name}, so nothing is called`)
    }
  }

  function select(slot: Slot): void {
    const before = choice.$selected.get()
    if (before?.key === slot.key) return panel.close()
    // The list is as old as its opening.
    if (!choice.isStillThere(slot)) return tooLate()
    choice.set(slot)
    notice(null)
    panel.close()
    ports.announce(
      ports.text('sd.chosen', { slot: slotWords(slot, ports.config.locale).join(', ') }),
    )
    ports.emit('dp-slot-selected', {
      slot: told(slot),
      previousSlot: before && told(before),
      context: contextOf(ports.config),
    })
    count(before ? 'change' : 'select')
    callBack(slot)
  }

  ports.onDisabled(disabled => {
    $disabled.set(disabled)
    if (disabled) panel.close()
  })

  function tellState(state: DataState): void {
    for (const name of shownStates) ports.state(name, state === name)
  }
  ports.watch(source.$state, tellState)
  ports.watch(choice.$selected, slot => ports.state('selected', slot !== null))
  function leaveRadio(): void {
    radio?.end()
    radio = null
  }
  function followRadio(): void {
    leaveRadio()
    const { radio: selector } = ports.config
    if (!selector) return
    radio = radioOption(selector, isChosen => {
      choice.submit()
      count(isChosen ? 'choose' : 'leave')
    })
    // The page may have this radio button only now, or again.
    if (isOff(source.$state.get())) turnOff()
    choice.submit()
  }
  ports.use(() => {
    followRadio()
    return leaveRadio
  })
  ports.use(source.refresh)
  // Before the choice: a slot that the page selects together with another payload is one of the new slots.
  ports.onConfig(source.refresh)
  ports.onConfig((config, before) => {
    if (config.radio !== before.radio) followRadio()
    // Nothing is told back (COR-053).
    if (config.selectedSlot !== before.selectedSlot) choice.want(config.selectedSlot ?? null)
    choice.submit()
  })

  return {
    $state: source.$state,
    $data: source.$data,
    $slots: source.$slots,
    isNested: source.isNested,
    $selected: choice.$selected,
    $notice,
    $disabled,
    ...panel,
    now,
    expire,
    retry: source.retry,
  }
}

function tellGap(ports: CalendarPorts): null {
  if (gaps.has(ports)) return null
  gaps.add(ports)
  const message =
    'data-load-url or data-slots-url is required: expected an address, got nothing; the fallback shows'
  ports.warn(message)
  ports.fault('config', [{ message }])
  return null
}
export type CalendarModel = NonNullable<ReturnType<typeof model>>

/** What every view of the calendar draws from. */
export type CalendarProps = ViewProps<CalendarModel, DeliveryCalendar, typeof messages>
