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

/** `empty`: the server found no parts. null: not loaded. */
export type Preview = { readonly html: string } | 'empty' | 'failed' | null

export function model(ports: Ports<OwnershipStripe, typeof messages>) {
  const { $state, send } = machine(transitions, 'shown')
  const $preview = atom<Preview>(null)
  /** true: the shopper's "don't own" could not be saved. */
  const $failed = atom(false)

  function showState(): void {
    for (const state of ['saving', 'previewing', 'removed'] as const) {
      ports.state(state, $state.get() === state)
    }
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

  /** Removes the model from the shopper's list. false: the server has not saved this (OWN-002, OWN-008). */
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

  ports.use(() => $state.subscribe(showState))
  ports.onConfig((config, before) => {
    // A message or preview about one machine says nothing about the next machine.
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
