import { atom } from 'nanostores'
import type { Ended } from '../../../element/ports.ts'
import { lastAddedCartItem, warrantyService } from '../../../contract/extras/warranty.ts'
import { machine } from '../../../machine/machine.ts'
import { callOwn } from '../../../page/own-function.ts'
import { warrantyRequest } from '../../../rules/warranty-association.ts'
import type { Plan } from '../shared/plan.rules.ts'
import type { WarrantyPorts } from './warranty-cards.ports.ts'

const transitions = {
  idle: { start: 'asking' },
  asking: { find: 'adding', fail: 'failed', stop: 'idle' },
  adding: { add: 'added', fail: 'failed', stop: 'idle' },
  added: { start: 'asking', stop: 'idle' },
  failed: { start: 'asking', stop: 'idle' },
} as const

/** A plan to add for a product that is in the cart. */
export interface Wanted {
  plan: Plan
  baseAsin: string
  /** The offer of the product that was added. */
  offerListingId: string
  quantity: number
  uniqueId: string
}

type CallId = typeof lastAddedCartItem.id | typeof warrantyService.id

const ok = 'OK'

/** Adds the plan by two calls, once its product is in the cart (WTY-022 to WTY-034, WTY-043, WTY-044). */
export function adding(ports: WarrantyPorts) {
  const { $state, send } = machine(transitions, 'idle')
  /** What is added now, or was added last. */
  const $wanted = atom<Wanted | null>(null)

  const idsOf = ({ baseAsin, plan }: Wanted) => ({ baseAsin, warrantyAsin: plan.asin })

  function fail(
    wanted: Wanted,
    call: CallId,
    log: string,
    why: { reason: string; status: number },
  ) {
    send('fail')
    ports.warn(`${log}: ${why.status} ${why.reason}`)
    ports.announce(ports.text('warranty.failed', { title: wanted.plan.title }))
    const detail = { ...idsOf(wanted), call, ...why }
    ports.emit('dp-warranty-failed', detail)
    callOwn(ports.element, 'serviceFailure', ports.config.serviceFailure, detail)
  }

  /** Why there is no answer to go on with. An answer with another status than OK refuses. null: the element has left. */
  function reasonOf(outcome: Ended, answer: { status: string } | null, status: number) {
    if (!answer) return ports.failed(outcome)
    return { reason: answer.status === ok ? 'malformed' : 'refused', status }
  }

  /** The id of the product in the cart. undefined: there is none, and all is told. */
  async function findItem(wanted: Wanted, signal: AbortSignal): Promise<string | undefined> {
    const { baseAsin: asin, offerListingId } = wanted
    const outcome = await ports.call(
      lastAddedCartItem,
      { body: { asin, offerListingId } },
      { at: ports.config.lastAddedUrl, signal },
    )
    const answer = outcome.ok ? outcome.value : null
    if (answer?.status === ok && answer.lastAddedItemCartId) return answer.lastAddedItemCartId
    const why = reasonOf(outcome, answer, outcome.status)
    if (why) fail(wanted, lastAddedCartItem.id, ports.text('warranty.log.lastAdded'), why)
    else send('stop')
    return undefined
  }

  function succeed(wanted: Wanted, cartCount: number): void {
    ports.page.$cart.set({ count: cartCount })
    send('add')
    ports.announce(ports.text('warranty.added', { title: wanted.plan.title }))
    const detail = { ...idsOf(wanted), cartCount }
    ports.emit('dp-warranty-added', detail)
    callOwn(ports.element, 'serviceSuccess', ports.config.serviceSuccess, detail)
  }

  async function addPlan(wanted: Wanted, itemId: string, signal: AbortSignal): Promise<void> {
    const { plan, quantity, uniqueId } = wanted
    const { asin, offerListingId } = plan
    const chosen = { asin, offerListingId, quantity, uniqueId, associatedItemId: itemId }
    const outcome = await ports.call(
      warrantyService,
      { body: warrantyRequest(chosen) },
      { at: ports.config.warrantyServiceUrl, signal },
    )
    const answer = outcome.ok ? outcome.value : null
    const count = answer?.numActiveItemsInCart
    if (answer?.status === ok && count !== undefined) return succeed(wanted, count)
    const why = reasonOf(outcome, answer, outcome.status)
    if (!why) return void send('stop')
    const isAnswer = outcome.status >= 200 && outcome.status < 300
    const log = ports.text(isAnswer ? 'warranty.log.invalid' : 'warranty.log.service')
    return fail(wanted, warrantyService.id, log, why)
  }

  /** `make` runs only if nothing is under way (WTY-034). */
  async function start(make: () => Wanted | null): Promise<void> {
    const asking = send('start')
    if (!asking) return
    const wanted = make()
    $wanted.set(wanted)
    const itemId = wanted && (await findItem(wanted, asking))
    const signal = itemId && send('find')
    if (signal) await addPlan(wanted, itemId, signal)
  }

  ports.watch($state, state => {
    ports.state('adding', state === 'asking' || state === 'adding')
    ports.state('added', state === 'added')
  })

  return {
    $state,
    $wanted,
    start,
    /** The same add again, so that the server can tell that it has done it already. */
    retry: () => start(() => $wanted.get()),
    /** Ends the calls under way, and forgets how the last ones ended. */
    stop: () => void send('stop'),
  }
}
export type Adding = ReturnType<typeof adding>
