import { atom } from 'nanostores'
import { sampleTracking } from '../../../contract/extras/samples.ts'
import { machine } from '../../../machine/machine.ts'
import { replaceServerFields } from '../../../page/server-fields.ts'
import { choosing } from './choice.model.ts'
import type { Choice, Sample, SamplePorts } from './free-sample.ports.ts'
import { asGiven, fieldsOf, isSameChoice, isSample } from './samples.rules.ts'

const settled = { select: 'selected', decline: 'declined', forget: 'undecided' } as const
const transitions = {
  undecided: { ...settled, open: 'changing' },
  selected: { ...settled, open: 'changing' },
  declined: { ...settled, open: 'changing' },
  changing: settled,
} as const
const states = ['undecided', 'selected', 'declined', 'changing'] as const

const asinOf = (choice: Choice): string | null => (isSample(choice) ? choice.asin : null)

export function model(ports: SamplePorts) {
  const { $state, send } = machine(transitions, 'undecided')
  const $disabled = atom(false)
  /** true: the code of the picker did not load. */
  const $lost = atom(false)
  const { $choice, $samples, begin, submit, take } = choosing(ports, leave)
  /** true: the picker is open. After a choice by arrow keys it still is. */
  const $picker = atom(false)
  /** The choice that shopper and server know of. Arrow keys move on from it. undefined: nobody has chosen since. */
  let known: Choice | undefined

  /** Takes the state of the choice. */
  function settle(): void {
    const choice = $choice.get()
    send(isSample(choice) ? 'select' : choice ? 'decline' : 'forget')
  }

  /** The page has changed what is chosen. */
  function leave(): void {
    settle()
    hide()
  }

  function hide(): void {
    known = undefined
    if (!$picker.get()) return
    $picker.set(false)
    ports.emit('dp-sample-picker-closed', {})
  }

  /** Tells the shopper and the server what is chosen (SMP-016, SMP-017, SMP-026). */
  function report(): void {
    const choice = $choice.get()
    if (choice === null) return
    const { title = '', trackingUrl } = isSample(choice)
      ? choice
      : { trackingUrl: ports.config.declineTrackingUrl }
    ports.announce(ports.text(isSample(choice) ? 'sample.selected' : 'sample.declined', { title }))
    if (trackingUrl) void ports.call(sampleTracking, {}, { at: asGiven(trackingUrl) })
  }

  function close(): void {
    // Arrow keys may have led back to it (SMP-019).
    const isNew = known !== undefined && !isSameChoice(known, $choice.get())
    settle()
    hide()
    if (isNew) report()
  }

  /** `isBrowsing`: the choice moves by arrow keys, so the picker stays open (COR-188). */
  function choose(choice: Sample | 'none', isBrowsing = false): void {
    const before = $choice.get()
    if ($disabled.get()) return
    if (isSameChoice(choice, before)) return isBrowsing ? undefined : close()
    const { freeSampleAsin: asin, freeSampleOfferListingId: offerListingId } = fieldsOf(choice)
    if (!ports.emit('dp-before-choose-sample', { asin, offerListingId })) return
    take(choice)
    settle()
    const previousAsin = asinOf(before)
    if (isSample(choice)) {
      ports.emit('dp-sample-chosen', { asin, offerListingId, title: choice.title, previousAsin })
    } else ports.emit('dp-sample-declined', { previousAsin })
    if (known === undefined) known = before
    if (!isBrowsing) close()
  }

  function open(): void {
    if ($disabled.get() || !send('open')) return
    $lost.set(false)
    $picker.set(true)
    ports.emit('dp-sample-picker-opened', {})
  }

  /** The code of the picker did not load. The shopper may have closed it meanwhile. */
  function lose(): void {
    if (!$picker.get()) return
    close()
    $lost.set(true)
    ports.announce(ports.text('sample.notShown'))
  }

  function show(): void {
    const isAny = $samples.get().length > 0
    for (const state of states) ports.state(state, isAny && state === $state.get())
    ports.state('empty', !isAny)
  }

  ports.watch($state, show)
  ports.watch($samples, show)
  ports.use(() => {
    const end = replaceServerFields(ports.element)
    // The fields of the server are disabled now, so the form needs the element's own.
    submit()
    return () => {
      close()
      end()
    }
  })
  ports.onDisabled(disabled => {
    $disabled.set(disabled)
    if (disabled) close()
  })
  begin()

  return {
    $state,
    $choice,
    $samples,
    $disabled,
    $lost,
    $picker,
    open,
    close,
    lose,
    /** What is chosen, as the picker names it: the place of a sample, or 'none'. null: no choice of the picker. */
    chosenId(): string | null {
      const choice = $choice.get()
      const position = $samples.get().findIndex(one => isSameChoice(one, choice))
      return choice === 'none' ? choice : position < 0 ? null : `${position}`
    },
    /** `id`: as `chosenId` names it. null: a press on what is chosen already. */
    pick(id: string | null, isBrowsing: boolean): void {
      const next = id === null ? $choice.get() : id === 'none' ? id : $samples.get()[Number(id)]
      if (next) choose(next, isBrowsing)
    },
    /** What the one button of the block does. */
    press(): void {
      const [only, ...others] = $samples.get()
      if ($picker.get()) close()
      else if (others.length > 0) open()
      else if (only) choose(isSample($choice.get()) ? 'none' : only)
    },
  }
}
export type FreeSampleModel = ReturnType<typeof model>
