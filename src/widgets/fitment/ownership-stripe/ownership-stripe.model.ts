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

  /** Whether the server has saved it. A failure is counted and said; an element that has left says nothing. */
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

  /** The model is no longer listed as one of the shopper's (OWN-002, OWN-008). */
  async function giveUpModel(signal: AbortSignal): Promise<boolean> {
    const { scope } = ports.config
    const body = { setModelInactive: '1' as const, ...machineIn(ports.config), scope }
    return isSaved(await ports.call(modelInactive, { body }, { signal }), 'updateMyModelError')
  }

  async function recordOwnership(signal: AbortSignal): Promise<boolean> {
    const { brand, modelNumber, productType, series } = ports.config
    const body = { productType, brand, modelNumber, ...(series && { series }), doesOwn: false }
    return isSaved(await ports.call(ownershipSet, { body }, { signal }), 'setOwnershipError')
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
    if (!isSmartHome(ports.config.scope) && !(await giveUpModel(saving))) return
    if (await recordOwnership(saving)) remove()
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
    else if (ports.failed(outcome, 'PreviewPartsFailed')) failPreview()
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
