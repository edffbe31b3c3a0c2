import { atom } from 'nanostores'
import type { OwnershipStripe } from '../../../../elements/fitment/ownership-stripe.ts'
import {
  modelInactive,
  ownershipSet,
  previewParts,
} from '../../../contract/fitment/fitment-help.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { isSameMachine, isSmartHome, type Machine } from '../shared/machine.rules.ts'
import { allPartsUrl } from '../shared/pages.rules.ts'
import type { messages } from './ownership-stripe.messages.ts'

const transitions = {
  shown: { disown: 'saving', preview: 'previewing' },
  saving: { succeed: 'removed', fail: 'shown', restart: 'shown' },
  previewing: { arrive: 'shown', restart: 'shown' },
  removed: { restart: 'shown' },
} as const

const machineIn = ({ brand, modelNumber, series = '' }: Config<OwnershipStripe>): Machine => ({
  brand,
  series,
  model: modelNumber,
})

/** What of an outcome is looked at. */
type Ended = { ok: boolean; status: number; problem?: string }

/** `empty`: the server has no part that matches. */
export type Preview = { readonly html: string } | 'empty' | 'failed' | null

export function model(ports: Ports<OwnershipStripe, typeof messages>) {
  const { $state, send } = machine(transitions, 'shown')
  const $preview = atom<Preview>(null)
  /** The shopper's word could not be saved. */
  const $failed = atom(false)

  function showState(): void {
    for (const state of ['saving', 'previewing', 'removed'] as const) {
      ports.state(state, $state.get() === state)
    }
  }

  /** Counts a failure; that the element has left the page is none. */
  function judge(outcome: Ended, metric: string): 'done' | 'failed' | 'left' {
    if (outcome.ok) return 'done'
    const { problem: reason, status } = outcome
    if (reason === 'aborted') return 'left'
    ports.metric(metric, { reason, status })
    return 'failed'
  }

  /** The model is no longer listed as one of the shopper's (OWN-002, OWN-008). */
  async function giveUpModel(signal: AbortSignal) {
    const { scope } = ports.config
    const body = { setModelInactive: '1' as const, ...machineIn(ports.config), scope }
    return judge(await ports.call(modelInactive, { body }, { signal }), 'updateMyModelError')
  }

  async function recordOwnership(signal: AbortSignal) {
    const { brand, modelNumber, productType, series } = ports.config
    const body = { productType, brand, modelNumber, ...(series && { series }), doesOwn: false }
    return judge(await ports.call(ownershipSet, { body }, { signal }), 'setOwnershipError')
  }

  function remove(): void {
    const { $fitment } = ports.page
    const { brand, modelNumber, productType, series } = ports.config
    const known = $fitment.get()
    if (known && isSameMachine(known, machineIn(ports.config))) $fitment.set(null)
    $preview.set(null)
    send('succeed')
    ports.announce(ports.text('ownership.removed'))
    const named = { productType, brand, modelNumber, ...(series && { series }) }
    ports.emit('dp-ownership-changed', { doesOwn: false, ...named })
  }

  async function disown(): Promise<void> {
    const saving = send('disown')
    if (!saving) return
    $failed.set(false)
    let end = isSmartHome(ports.config.scope) ? 'done' : await giveUpModel(saving)
    if (end === 'done') end = await recordOwnership(saving)
    if (end === 'done') return remove()
    send('fail')
    if (end === 'left') return
    $failed.set(true)
    ports.announce(ports.text('ownership.failed'))
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
    send('arrive')
    if (outcome.ok) $preview.set({ html: outcome.value })
    else if (judge(outcome, 'PreviewPartsFailed') === 'failed') failPreview()
  }

  function failPreview(): void {
    $preview.set('failed')
    ports.announce(ports.text('ownership.previewFailed'))
  }

  /** The parts stand in the page: how many, and whether there is anything to see. */
  function parts(count: number, isEmpty: boolean): void {
    if (isEmpty) {
      $preview.set('empty')
      ports.announce(ports.text('ownership.previewEmpty'))
    } else {
      const { brand, modelNumber } = ports.config
      ports.emit('dp-parts-previewed', { count, brand, modelNumber })
    }
  }

  /** Of the page that lists every part (OWN-011). */
  function allParts(): string {
    const { productType, reftag: ref, scope } = ports.config
    return allPartsUrl({ ...machineIn(ports.config), scope, ref, productType })
  }

  ports.use(() => $state.subscribe(showState))
  ports.onConfig((config, before) => {
    // What was said or shown of one machine says nothing of the next.
    if (
      isSameMachine(machineIn(config), machineIn(before)) &&
      config.productType === before.productType
    )
      return
    send('restart')
    $failed.set(false)
    $preview.set(null)
  })

  return { $state, $preview, $failed, disown, preview, failPreview, parts, allParts }
}
export type OwnershipStripeModel = ReturnType<typeof model>
