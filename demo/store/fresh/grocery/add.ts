import type { CallAnswer } from '../../../../src/contract/call.ts'
import {
  addressNotSelected,
  couponClipped,
  statusKeyReasons,
  type ConflictReason,
  type groceryAdd,
  type itemStatusCodes,
} from '../../../../src/contract/fresh/grocery-add.ts'
import { addItems, lockCart, ownStore, unitsHeld } from '../../buying/index.ts'
import type { Orm } from '../../database/database.ts'
import { placeOf } from '../../delivery/index.ts'
import { offersOf } from '../../products/page-data.ts'
import type { OfferRow, ProductRow } from '../../products/tables.ts'
import type { CartFacts } from '../../server/family.ts'
import { Refused } from '../../server/problem.ts'
import { isGone, reservationOf } from '../slots.ts'
import { deliversTo, storesOf } from '../stores.ts'
import { clip, couponOf } from './coupons.ts'

/** Adds from the grocery page: what is left of a quantity is added, and the answer says how much that is. */

export type GroceryAnswer = CallAnswer<typeof groceryAdd>
type ItemStatus = (typeof itemStatusCodes)[number]
type StatusKey = keyof typeof statusKeyReasons

export interface Asked {
  sessionId: string
  asin: string
  offerListingId: string
  quantity: number
  /** Epoch milliseconds. */
  now: number
}

/** More units of an offer fit in no cart (STO-002). */
export const mostUnits = 999

/** What a shopper gets of what they ask for. */
interface Judged {
  units: number
  /** null: all of it. */
  refusal: Omit<GroceryAnswer, 'isOK'> | null
}

const because = (
  itemStatusCode: ItemStatus,
  requestedQuantity: number,
  availableQuantity = 0,
): Judged => ({
  units: availableQuantity,
  refusal: { extraErrorInfos: [{ itemStatusCode, availableQuantity, requestedQuantity }] },
})
const keyed = (statusKey: StatusKey): Judged => ({
  units: 0,
  refusal: { statusList: [{ statusKey }] },
})

/** Groceries come at the delivery time that the shopper holds, if they hold one. */
async function timeOf(tx: Orm, { freshStore }: ProductRow, { now, sessionId }: Asked) {
  const held = freshStore ? await reservationOf(tx, sessionId) : undefined
  return { isHeld: !!held, suits: !held || (held.storeId === ownStore && !isGone(held, now)) }
}

/** `held`: how many of the offer are in the cart. */
function unitsOf(
  { moq, stock }: OfferRow,
  { quantity }: Asked,
  held: number,
  isReserved: boolean,
): Judged {
  const left = Math.max(0, stock - held)
  const units = Math.min(quantity, left)
  if (units === 0 || held + units < (moq ?? 1)) {
    return because(
      isReserved ? 'ITEM_NOT_AVAILABLE_FOR_RESERVATION' : 'ITEM_NOT_AVAILABLE',
      quantity,
    )
  }
  if (held + units > mostUnits) return keyed('itemDeleted:itemCountOverflow:6')
  if (units === quantity) return { units, refusal: null }
  const code = isReserved ? 'ITEM_PARTIALLY_AVAILABLE_FOR_RESERVATION' : 'ITEM_PARTIALLY_AVAILABLE'
  return because(code, quantity, units)
}

async function judge(tx: Orm, asked: Asked): Promise<Judged> {
  const { asin, offerListingId, quantity, sessionId } = asked
  const sold = (await offersOf(tx, asin)).find(({ offer }) => offer.id === offerListingId)
  if (!sold) return because('ITEM_NOT_AVAILABLE', quantity)
  const [own] = await storesOf(tx)
  if (own && !deliversTo(own, await placeOf(tx, sessionId))) {
    const statusCode = addressNotSelected
    return { units: 0, refusal: { extraErrorInfos: [{ statusCode, requestedQuantity: quantity }] } }
  }
  if (sold.offer.price === 0) return keyed('itemPrice:priceUnavailable:1')
  const { isHeld, suits } = await timeOf(tx, sold.product, asked)
  if (!suits) return because('ITEM_NOT_AVAILABLE_FOR_RESERVATION', quantity)
  return unitsOf(sold.offer, asked, await unitsHeld(tx, sessionId, offerListingId), isHeld)
}

/** Clips the coupon of an offer that is in the cart now, if it has one. */
async function couponStatus(tx: Orm, { offerListingId, sessionId }: Asked, isAdded: boolean) {
  const found = await couponOf(tx, sessionId, offerListingId)
  if (!found) return {}
  if (isAdded) await clip(tx, sessionId, offerListingId)
  return { couponClipStatus: isAdded || found.isClipped ? couponClipped : 'UNCLIPPED' }
}

/** Adds what there is, in a transaction. A cart that takes no more lines throws `Refused`. */
export async function addGrocery(
  tx: Orm,
  asked: Asked,
  facts: readonly CartFacts[],
): Promise<GroceryAnswer> {
  const { asin, offerListingId, sessionId } = asked
  await lockCart(tx, sessionId)
  const { refusal, units } = await judge(tx, asked)
  if (units > 0) {
    await addItems(tx, sessionId, [{ asin, offerListingId, quantity: units }], facts)
  }
  return {
    isOK: refusal === null,
    ...refusal,
    ...(await couponStatus(tx, asked, units > 0)),
  }
}

/** What the cart refuses becomes an answer: nothing is added. */
export async function answering(
  { quantity }: Pick<Asked, 'quantity'>,
  adding: () => Promise<GroceryAnswer>,
): Promise<GroceryAnswer> {
  try {
    return await adding()
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal !== 'incomplete') throw error
    const { refusal } =
      error.reason === 'CART_FULL'
        ? keyed('itemDeleted:itemCountOverflow:6')
        : because('ITEM_NOT_AVAILABLE', quantity)
    return { isOK: false, ...refusal }
  }
}

const isStatusKey = (key = ''): key is StatusKey => Object.hasOwn(statusKeyReasons, key)

/** Why not all was added (GRO-023 to GRO-026); null where all was. */
export function reasonOf({
  extraErrorInfos,
  isOK,
  statusList,
}: GroceryAnswer): ConflictReason | typeof addressNotSelected | null {
  if (isOK) return null
  const [first] = extraErrorInfos ?? []
  if (first?.statusCode === addressNotSelected) return addressNotSelected
  const key = statusList?.map(({ statusKey }) => statusKey).find(isStatusKey)
  return first?.itemStatusCode ?? (key ? statusKeyReasons[key] : 'ITEM_NOT_AVAILABLE')
}
