import { atom } from 'nanostores'
import { cartCount } from '../../../contract/buying/cart.ts'
import {
  couponClipped,
  groceryAdd,
  groceryWeblabTrigger,
} from '../../../contract/fresh/grocery-add.ts'
import { adding } from '../../../machine/adding.ts'
import { isSameJson } from '../../../rules/same-json.ts'
import type { GroceryPorts } from './grocery-add.ports.ts'
import { needsAddress, refusalOf, type Refusal } from './refusal.model.ts'

/** ADD_COOLING_MS (GRO-003). */
const cooling = 1_000
/** VIBRATE_MS (GRO-028). */
const vibration = 50

/** What an add sends. */
export interface Wanted {
  asin: string
  title: string
  offerListingID: string
  sessionID: string
  quantity: number
}

/** Fields without which nothing is sent (GRO-004 to GRO-007). */
const needed = ['asin', 'title', 'sessionId'] as const

interface Around {
  quantity(): number
  /** Opens the modal about a refusal. */
  explain(refusal: Refusal, wanted: Wanted): void
}

const itemOf = ({ asin, offerListingID: offerListingId, quantity }: Wanted) => ({
  asin,
  quantity,
  offerListingId,
})

/** Adds one offer at a time to the cart (GRO-001 to GRO-007, GRO-018 to GRO-028, GRO-048 to GRO-062). */
export function adds(ports: GroceryPorts, { quantity, explain }: Around) {
  const { page } = ports
  const adder = adding({ ms: cooling, after: (ms, run) => ports.after(ms, run) })
  /** The offer of the last add. */
  const $offer = atom<string | undefined>(undefined)
  /** Why the last add failed, in words beside the button. null: a modal tells it, or it did not fail. */
  const $failure = atom<'address' | 'failed' | null>(null)
  const $isClipped = atom(false)
  /** Tells of an add whose count is still being asked for. */
  let tellAdded: ((count: number | null) => void) | undefined

  const takeCoupon = () => $isClipped.set(!!ports.config.coupon?.isClipped)
  takeCoupon()

  /** The page may show another item by the time of an answer: its buttons and its coupon know nothing of this add. */
  const isShown = ({ asin }: Wanted) => asin === ports.config.asin

  function end(how: 'answer' | 'refuse' | 'fail', wanted: Wanted): void {
    adder[how]()
    if (!isShown(wanted)) adder.change()
  }

  function fail(words: 'address' | 'failed'): void {
    $failure.set(words)
    ports.announce(ports.text(`grocery.${words}`))
  }

  /** Shows the number of items in the cart. null: it is not known. */
  async function count(): Promise<number | null> {
    const outcome = await ports.call(cartCount, {}, { at: ports.config.cartCountUrl })
    if (!outcome.ok) {
      ports.failed(outcome, 'CartCountFailed')
      return null
    }
    const { items } = outcome.value.entity
    page.$cart.set({ count: items })
    return items
  }

  function succeed(wanted: Wanted, status: string | undefined): void {
    const clipped = status === undefined ? {} : { couponClipped: status === couponClipped }
    const { deviceType } = page.$shopper.get()
    if (deviceType && deviceType !== 'desktop') navigator.vibrate?.(vibration)
    ports.announce(ports.text('common.addedToCart'))
    const tell = (inCart: number | null) => {
      tellAdded = undefined
      ports.emit('dp-cart-added', { items: [itemOf(wanted)], cartCount: inCart, ...clipped })
    }
    tellAdded = tell
    void count().then(inCart => tellAdded === tell && tell(inCart))
  }

  function tellFailed(
    wanted: Wanted,
    why: { reason: string; status: number },
    refusal: Pick<Refusal, 'added' | 'code'> = { added: 0, code: '' },
  ): void {
    ports.emit('dp-cart-failed', {
      items: [{ ...itemOf(wanted), amountInCart: refusal.added }],
      status: why.status,
      reason: why.reason,
      code: refusal.code,
    })
  }

  async function send(wanted: Wanted, signal: AbortSignal): Promise<void> {
    const { title: _, ...body } = wanted
    const { addUrl: at, reftag } = ports.config
    const outcome = await ports.call(groceryAdd, { body: { ...body, reftag } }, { at, signal })
    const answer = outcome.ok ? outcome.value : null
    const status = answer?.couponClipStatus
    if (status !== undefined && isShown(wanted)) $isClipped.set(status === couponClipped)
    if (answer?.isOK) {
      end('answer', wanted)
      return succeed(wanted, status)
    }
    const failure = outcome.ok
      ? { reason: 'notAdded', status: outcome.status }
      : ports.failed(outcome, 'GroceryAddFailed')
    if (!failure) return adder.leave()
    const refusal = refusalOf(answer, wanted.quantity)
    end(outcome.ok ? 'refuse' : 'fail', wanted)
    tellFailed(wanted, failure, refusal)
    if (needsAddress(refusal)) {
      ports.warn('the server asks for a delivery address; nothing is added')
      return isShown(wanted) ? fail('address') : undefined
    }
    explain(refusal, wanted)
  }

  function add(offerListingID: string | undefined = ports.config.offerListingId): void {
    if (!adder.isFree()) return
    const { asin = '', title = '', sessionId: sessionID = '' } = ports.config
    const wanted = {
      asin,
      title,
      offerListingID: offerListingID ?? '',
      sessionID,
      quantity: quantity(),
    }
    const lacks: string[] = needed.filter(name => !ports.config[name])
    if (!offerListingID) lacks.push('offerListingId')
    const asks = () => ports.emit('dp-before-add-to-cart', { items: [itemOf(wanted)] })
    if (lacks.length === 0 && !adder.ask(asks)) return
    const signal = adder.start()
    if (!signal) return
    // An add that waits for its count is told of before the next one begins.
    tellAdded?.(null)
    $offer.set(offerListingID)
    $failure.set(null)
    if (lacks.length === 0) return void send(wanted, signal)
    ports.warn(`expected ${lacks.join(', ')}, got nothing; nothing is added`)
    adder.fail()
    tellFailed(wanted, { reason: 'incomplete', status: 0 })
    fail('failed')
  }

  let hasTriggered = false
  ports.use(() => {
    const { requestId, weblabTreatment: treatment, weblabValue } = ports.config
    if (weblabValue && !hasTriggered) {
      hasTriggered = true
      void ports.call(groceryWeblabTrigger, { query: { weblabValue, treatment, requestId } })
    }
    return adder.leave
  })
  ports.onConfig((config, before) => {
    const isSame = config.asin === before.asin
    if (!isSame || !isSameJson(config.coupon, before.coupon)) takeCoupon()
    if (isSame) return
    adder.change()
    $failure.set(null)
  })
  // After the cleanup that leaves, which it still hears of.
  ports.watch(adder.$state, state => ports.state('adding', state === 'adding'))
  ports.watch($isClipped, isClipped =>
    ports.state('clipped', isClipped && ports.config.coupon !== undefined),
  )

  return {
    $state: adder.$state,
    $cools: adder.$cools,
    $offer,
    $failure,
    $isClipped,
    isFree: adder.isFree,
    add,
    count,
    fail,
    /** Another quantity is chosen: what the last add came to is old news. */
    change(): void {
      adder.change()
      $failure.set(null)
    },
  }
}
