import { atom } from 'nanostores'
import type { OwnershipStripe } from '../../../../elements/fitment/ownership-stripe.ts'
import {
  modelInactive,
  ownershipSet,
  previewParts,
} from '../../../contract/fitment/fitment-help.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ended, Ports } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { isSameMachine, isSmartHome, type Machine } from '../shared/machine.rules.ts'
import { allPartsUrl } from '../shared/pages.rules.ts'
import type { messages } from './ownership-stripe.messages.ts'

const transitions = {
  shown: { answer: 'saving', preview: 'previewing', fold: 'folded' },
  saving: { succeed: 'folded', fail: 'shown', restart: 'shown' },
  folded: { undo: 'undoing', preview: 'previewing', restart: 'shown' },
  undoing: { succeed: 'shown', fail: 'folded', restart: 'shown' },
  previewing: { arrive: 'shown', fold: 'folded', restart: 'shown' },
} as const

const machineIn = ({ brand, modelNumber, series = '' }: Config<OwnershipStripe>): Machine => ({
  brand,
  series,
  model: modelNumber,
})

/** `empty`: the server found no parts. null: not loaded. */
export type Preview = { readonly html: string } | 'empty' | 'failed' | null

/** Whether the shopper owns the machine. null: no answer. */
type Answer = boolean | null

export function model(ports: Ports<OwnershipStripe, typeof messages>) {
  const { $state, send } = machine(transitions, 'shown')
  const $preview = atom<Preview>(null)
  /** What the shopper has answered, also while it is saved. */
  const $answer = atom<Answer>(null)
  /** true: the answer, or its undoing, could not be saved. */
  const $failed = atom(false)
  const { $fitment } = ports.page
  /** What the answer took from `$fitment`. */
  let forgotten: ReturnType<typeof $fitment.get> = null

  /** true: the stripe is one line with the answer. */
  const isFolded = () =>
    $answer.get() !== null && $state.get() !== 'saving' && $state.get() !== 'shown'

  function showState(): void {
    const state = $state.get()
    for (const name of ['saving', 'previewing', 'undoing'] as const)
      ports.state(name, state === name)
    ports.state('owned', isFolded() && $answer.get() === true)
    ports.state('removed', isFolded() && $answer.get() === false)
  }

  /** true: the server has saved the change. Counts and announces a failure, unless the element has left the page. */
  function isSaved(outcome: Ended, metric: string): boolean {
    if (outcome.ok) return true
    const failure = ports.failed(outcome, metric)
    send('fail')
    if (failure) {
      $failed.set(true)
      ports.announce(ports.text('ownership.failed'))
    }
    return false
  }

  /** Takes the model from the shopper's list, or puts it back. false: the server has not saved this (OWN-002, OWN-008). */
  async function list(setModelInactive: '1' | '0', signal: AbortSignal): Promise<boolean> {
    const body = { setModelInactive, ...machineIn(ports.config), scope: ports.config.scope }
    return isSaved(await ports.call(modelInactive, { body }, { signal }), 'updateMyModelError')
  }

  const named = () => {
    const { brand, modelNumber, productType, series } = ports.config
    return { productType, brand, modelNumber, ...(series && { series }) }
  }

  async function record(doesOwn: Answer, signal: AbortSignal): Promise<boolean> {
    const body = { ...named(), doesOwn }
    return isSaved(await ports.call(ownershipSet, { body }, { signal }), 'setOwnershipError')
  }

  /**
   * Saves `said` in place of an answer or none. Only "don't own" changes the shopper's list: in the smart-home scope
   * nothing does (OWN-003). The list comes first. If the second call fails, the answer still stands, and Undo with it.
   */
  async function save(said: Answer, before: Answer, signal: AbortSignal): Promise<boolean> {
    const isListed = (said === false || before === false) && !isSmartHome(ports.config.scope)
    if (isListed && !(await list(said === false ? '1' : '0', signal))) return false
    return record(said, signal)
  }

  function forget(): void {
    const known = $fitment.get()
    if (!known || !isSameMachine(known, machineIn(ports.config))) return
    forgotten = known
    $fitment.set(null)
  }

  async function answer(doesOwn: boolean): Promise<void> {
    const saving = send('answer')
    if (!saving) return
    $failed.set(false)
    $answer.set(doesOwn)
    const isDone = await save(doesOwn, null, saving)
    if (!isDone) return $answer.set(null)
    if (!doesOwn) {
      forget()
      $preview.set(null)
    }
    send('succeed')
    ports.announce(ports.text(doesOwn ? 'ownership.owned' : 'ownership.removed'))
    ports.emit('dp-ownership-changed', { doesOwn, ...named() })
  }

  /** Takes the answer back (OWN-018). The server has it already, so the server forgets it before the page does. */
  async function undo(): Promise<void> {
    const undoing = send('undo')
    if (!undoing) return
    $failed.set(false)
    if (!(await save(null, $answer.get(), undoing))) return
    if (!$fitment.get()) $fitment.set(forgotten)
    forgotten = null
    $answer.set(null)
    send('succeed')
    ports.announce(ports.text('ownership.undone'))
    ports.emit('dp-ownership-changed', { doesOwn: null, ...named() })
  }

  async function preview(): Promise<void> {
    const previewing = send('preview')
    if (!previewing) return
    $failed.set(false)
    $preview.set(null)
    const { brand, modelNumber, productType, series } = ports.config
    const query = {
      wholeGoodModelBrand: brand,
      wholeGoodModelSeries: series || undefined,
      wholeGoodModelNumber: modelNumber,
      productType,
    }
    const outcome = await ports.call(previewParts, { query }, { signal: previewing })
    send(isFolded() ? 'fold' : 'arrive')
    if (outcome.ok) $preview.set({ html: outcome.value })
    else if (ports.failed(outcome, 'PreviewPartsFailed')) failPreview()
  }

  function failPreview(): void {
    $preview.set('failed')
    ports.announce(ports.text('ownership.previewFailed'))
  }

  /** Runs when the loaded parts are in the page. `count`: number of parts. `isEmpty`: there is nothing to see. */
  function parts(count: number, isEmpty: boolean): void {
    if (isEmpty) {
      $preview.set('empty')
      ports.announce(ports.text('ownership.previewEmpty'))
    } else {
      const { brand, modelNumber } = ports.config
      ports.emit('dp-parts-previewed', { count, brand, modelNumber })
    }
  }

  /** Returns the address of the page that lists every part (OWN-011). */
  function allParts(): string {
    const { productType, reftag: ref, scope } = ports.config
    return allPartsUrl({ ...machineIn(ports.config), scope, ref, productType })
  }

  /** Starts with the answer that the page knows (OWN-019). */
  function start(): void {
    const { doesOwn = null } = ports.config
    forgotten = null
    $failed.set(false)
    $preview.set(null)
    $answer.set(doesOwn)
    if (doesOwn !== null) send('fold')
  }

  start()
  ports.use(() => {
    const stops = [$state, $answer].map(store => store.subscribe(showState))
    return () => stops.forEach(stop => stop())
  })
  ports.onConfig((config, before) => {
    // A message, preview or answer about one machine says nothing about the next machine.
    if (
      isSameMachine(machineIn(config), machineIn(before)) &&
      config.productType === before.productType &&
      config.doesOwn === before.doesOwn
    )
      return
    send('restart')
    start()
  })

  return {
    $state,
    $preview,
    $answer,
    $failed,
    isFolded,
    own: () => answer(true),
    disown: () => answer(false),
    undo,
    preview,
    failPreview,
    parts,
    allParts,
  }
}
export type OwnershipStripeModel = ReturnType<typeof model>
