import * as v from 'valibot'
import type { CallReceived } from '../../../src/contract/call.ts'
import { freshAdd, freshAnswer, type freshOrderAdd } from '../../../src/contract/fresh/fresh-add.ts'
import type { freshCalls } from '../../../src/contract/fresh/index.ts'
import { countItems } from '../buying/index.ts'
import { choosePlace, placeOf } from '../delivery/index.ts'
import type { Shop } from '../server/family.ts'
import { once } from '../server/idempotency.ts'
import { languageOf } from '../server/language.ts'
import { Refused } from '../server/problem.ts'
import type { HandlersOf, Visit } from '../server/route.ts'
import { isSame } from '../server/session.ts'
import { addToCart, addToOrder, type Asked, type Wanted } from './add.ts'
import { conflictsOf, settle, type Suiting } from './conflicts.ts'
import { groceryHandlers } from './grocery/handlers.ts'
import { errorModal, introduction } from './modal.ts'
import { cancelSlot } from './slots.ts'
import { storeOf } from './stores.ts'
import { say } from './texts.ts'

const isAnswer = (kept: unknown): kept is v.InferInput<typeof freshAnswer> =>
  v.is(freshAnswer, kept)

type Body = CallReceived<typeof freshAdd>['body']

const askedIn = (
  { additionalParams, brandId, setQuantityFlag }: Omit<Body, keyof Wanted | 'isItemSoldByCount'>,
  items: readonly Wanted[],
  visit: Visit,
): Asked => ({
  brandId,
  items,
  isSet: setQuantityFlag ?? false,
  loadsIntroduction: additionalParams?.shouldRenderSIS ?? false,
  sessionId: visit.sessionId,
  now: visit.now,
  language: languageOf(visit),
})

/** The fields of conflictData that this store knows. */
const suiting = v.object({
  addressId: v.optional(v.string()),
  slotId: v.optional(v.string()),
  storeId: v.optional(v.string()),
})
export const suitingOf = (fields: unknown): Suiting => v.parse(suiting, fields)

/** The calls about groceries (docs/spec/fresh.md). */
export function freshHandlers(shop: Shop): HandlersOf<(typeof freshCalls)[number]> {
  const { orm, sign } = shop

  const orderAdd = (
    { body, query }: Pick<CallReceived<typeof freshOrderAdd>, 'body' | 'query'>,
    visit: Visit,
  ) => {
    // The header has been checked; the address has to say the same.
    if (!isSame(query.csrf, sign.csrf(visit.sessionId))) throw new Refused('signedOut', 'CSRF')
    return once(orm, visit, isAnswer, tx =>
      addToOrder(tx, { ...askedIn(body, [body], visit), orderId: query.orderId }),
    )
  }

  return {
    ...groceryHandlers(shop),

    'fresh-add': ({ body }, visit) =>
      once(orm, visit, isAnswer, tx => addToCart(shop, tx, askedIn(body, [body], visit))),

    'fresh-add-multiple': ({ body }, visit) =>
      once(orm, visit, isAnswer, tx => addToCart(shop, tx, askedIn(body, body.items, visit))),

    'fresh-order-add': orderAdd,
    'fresh-order-add-ref': orderAdd,

    'generic-error-modal': async (_received, visit) => {
      const language = languageOf(visit)
      return {
        errorModalHtml: errorModal(language, { mode: 'cart', message: say(language, 'generic') }),
      }
    },

    'fresh-cart-count': async (_received, { sessionId }) => ({
      cartCount: await countItems(orm, sessionId),
    }),

    'conflict-summary': async ({ query }, { now, sessionId }) => {
      const conflicts = await conflictsOf(orm, sessionId, suitingOf(query), now)
      return { isSuccess: conflicts !== null, hasConflicts: !!conflicts?.length }
    },

    'conflict-resolve': async ({ query }, { now, sessionId }) => ({
      isSuccess: await orm.transaction(tx => settle(tx, sessionId, suitingOf(query), now)),
    }),

    'slot-cancel': async ({ body }, { sessionId }) => {
      const isOwn = isSame(body.token, sign.csrf(sessionId))
      if (isOwn) await orm.transaction(tx => cancelSlot(tx, sessionId))
      return { isSuccess: isOwn }
    },

    'store-intro': async ({ query }, visit) => {
      const store = await storeOf(orm, query.almStoreId, query.almBrandId)
      if (!store) throw new Refused('unknown', 'STORE_NOT_FOUND')
      return introduction(languageOf(visit), store, query.deliveryMessage)
    },

    'glow-address-selections': async (_received, { sessionId }) => {
      const place = await placeOf(orm, sessionId)
      return { label: place?.addressLabel ?? '', addressId: place?.addressId ?? '' }
    },

    'glow-address-change': async ({ body }, { sessionId }) => {
      const { addressId } = body
      const place = await orm.transaction(tx => choosePlace(tx, sessionId, { addressId }))
      return { successful: place !== null, addressId: place ? addressId : '' }
    },
  }
}
