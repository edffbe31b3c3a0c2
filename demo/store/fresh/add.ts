import { and, eq, ne, sql } from 'drizzle-orm'
import type { CallAnswer } from '../../../src/contract/call.ts'
import type { ErrorStatusCode, freshAdd } from '../../../src/contract/fresh/fresh-add.ts'
import type { Language } from '../../pages/render/preferences.ts'
import { addItems, cartLine, lockCart, setStoreItem } from '../buying/index.ts'
import type { Orm } from '../database/database.ts'
import { setOrderItem, unitsInOrder } from '../ordering/index.ts'
import { offersOf } from '../products/page-data.ts'
import type { Shop } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { personOf } from '../server/session.ts'
import { errorModal, introduction } from './modal.ts'
import { ensureOrder, openOrders, orderOf } from './orders.ts'
import { isGone, reservationOf } from './slots.ts'
import { destinationOf, productSold, storeOf } from './stores.ts'
import { freshStore, type FreshStoreRow } from './tables.ts'
import { say, storeName, type StoreText } from './texts.ts'

type Answer = CallAnswer<typeof freshAdd>

export interface Wanted {
  asin: string
  storeId: string
  quantity: number
  offerListingDiscriminator?: string | undefined
}

/** What is asked for, and by whom. */
export interface Asked {
  brandId: string
  items: readonly Wanted[]
  /** The quantities are set. Else they are added. */
  isSet: boolean
  /** The order to add to. Missing: the one of the store that closes next. */
  orderId?: string | undefined
  /** The page loads the introduction of the store by itself. */
  loadsIntroduction: boolean
  sessionId: string
  now: number
  language: Language
}

/** Below this, delivery costs: minor units. */
const freeDeliveryFrom = 4_000
const mostUnits = 999

interface Why {
  code: ErrorStatusCode
  /** null: the general words will do. */
  text: StoreText | null
  values?: Readonly<Record<string, string | number>>
  cancelsSlot?: boolean
}

/** Ends an add: nothing of it is done. */
class NotAdded extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why.code)
    this.why = why
  }
}

const keyOf = ({ asin, storeId }: Pick<Wanted, 'asin' | 'storeId'>) => `${asin} ${storeId}`
type Amounts = ReadonlyMap<string, number>

/** Units of each item of a store in the cart, over its lines. */
async function amountsInCart(tx: Orm, sessionId: string): Promise<Amounts> {
  const rows = await tx
    .select({
      asin: cartLine.asin,
      storeId: cartLine.storeId,
      units: sql<number>`sum(${cartLine.quantity})::int`,
    })
    .from(cartLine)
    .where(and(eq(cartLine.sessionId, sessionId), ne(cartLine.storeId, '')))
    .groupBy(cartLine.asin, cartLine.storeId)
  return new Map(rows.map(row => [keyOf(row), row.units]))
}

const modelOf = (
  items: readonly Wanted[],
  amounts: Amounts,
  errorStatusCode?: ErrorStatusCode,
) => ({
  items: items.map(item => ({
    ASIN: item.asin,
    storeId: item.storeId,
    amountInCart: amounts.get(keyOf(item)) ?? 0,
  })),
  uberCartStatus: errorStatusCode ? { errorStatusCode } : {},
})

/** Refuses an item that the store does not sell. */
async function requireSold(tx: Orm, { brandId }: Asked, item: Wanted): Promise<FreshStoreRow> {
  const store = await storeOf(tx, item.storeId, brandId)
  if (store && (await productSold(tx, store, item.asin))) return store
  throw new NotAdded({ code: 'INPUT_INVALID', text: null })
}

/** Refuses a store whose delivery times the shopper does not hold, while they hold one of another store (FRS-048). */
async function requireSlot(tx: Orm, store: FreshStoreRow, asked: Asked): Promise<void> {
  const { language, now, sessionId } = asked
  const held = await reservationOf(tx, sessionId)
  if (!held) return
  const code = 'ITEM_NOT_AVAILABLE_FOR_RESERVATION'
  if (isGone(held, now)) throw new NotAdded({ code, text: 'slotGone', cancelsSlot: true })
  if (held.storeId === store.storeId) return
  const [other] = await tx.select().from(freshStore).where(eq(freshStore.storeId, held.storeId))
  const values = {
    held: storeName(other?.name ?? '', language),
    store: storeName(store.name, language),
  }
  throw new NotAdded({ code, text: 'otherStore', values, cancelsSlot: true })
}

/** Why the cart or the order did not take an item. `units`: how many it would then hold. */
async function reasonOf(tx: Orm, item: Wanted, units: number, reason: string): Promise<Why> {
  if (reason === 'CART_FULL') return { code: 'QUANTITY_OVERFLOW', text: 'full' }
  if (reason === 'EMPTY') return { code: 'INPUT_INVALID', text: 'lastItem' }
  if (reason !== 'OUT_OF_STOCK') return { code: 'INPUT_INVALID', text: null }
  const sold = await offersOf(tx, item.asin)
  const found = sold.find(({ offer }) => offer.id === item.offerListingDiscriminator) ?? sold[0]
  const values = {
    title: found?.product.title ?? '',
    left: found?.offer.stock ?? 0,
    most: mostUnits,
  }
  if (values.left <= 0) return { code: 'ITEM_NOT_AVAILABLE', text: 'soldOut', values }
  if (units > mostUnits) return { code: 'QUANTITY_OVERFLOW', text: 'overflow', values }
  return { code: 'ITEM_PARTIALLY_AVAILABLE', text: 'few', values }
}

/** Runs what changes one item. The refusal of the cart becomes one for the shopper of a store. */
async function changing(
  tx: Orm,
  item: Wanted,
  units: number,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal !== 'incomplete') throw error
    throw new NotAdded(await reasonOf(tx, item, units, error.reason))
  }
}

/** Turns what stopped an add into its refusal, with what the cart held before. */
async function refusing<T>(
  asked: Asked,
  mode: 'cart' | 'order',
  amounts: () => Amounts,
  deed: () => Promise<T>,
): Promise<T> {
  try {
    return await deed()
  } catch (error) {
    if (!(error instanceof NotAdded)) throw error
    const { code, text, values, cancelsSlot = false } = error.why
    throw new Refused('notAdded', code, code, {
      clientResponseModel: modelOf(asked.items, amounts(), code),
      // What only a page of old asks for needs no words of its own: the general ones will do (FRS-060).
      ...(text && {
        errorModalHtml: errorModal(asked.language, {
          mode,
          message: say(asked.language, text, values),
          cancelsSlot,
        }),
      }),
    })
  }
}

const plain = {
  refreshGlowLabel: false,
  shouldRedirectToOgs: false,
  renderUFGCartProgressIndicator: false,
  delivery: true,
}

async function worthOf(tx: Orm, sessionId: string, storeId: string): Promise<number> {
  const [sum] = await tx
    .select({
      worth: sql<number>`coalesce(sum(${cartLine.quantity} * ${cartLine.price}), 0)::int`,
    })
    .from(cartLine)
    .where(and(eq(cartLine.sessionId, sessionId), eq(cartLine.storeId, storeId)))
  return sum!.worth
}

/** Adds to the cart, in a transaction: all items or none. */
export async function addToCart({ cartFacts }: Shop, tx: Orm, asked: Asked): Promise<Answer> {
  const { isSet, items, language, now, sessionId } = asked
  await lockCart(tx, sessionId)
  const before = await amountsInCart(tx, sessionId)
  return refusing(
    asked,
    'cart',
    () => before,
    async () => {
      const stores = new Map<string, FreshStoreRow>()
      // What is taken out needs neither a place nor a delivery time.
      const receiving = new Map<string, FreshStoreRow>()
      for (const item of items) {
        const store = await requireSold(tx, asked, item)
        stores.set(item.storeId, store)
        if (item.quantity > 0) receiving.set(item.storeId, store)
      }
      let moved: string | null = null
      for (const store of receiving.values()) {
        const destination = await destinationOf(tx, store, sessionId)
        if (!destination) {
          const values = { store: storeName(store.name, language) }
          throw new NotAdded({ code: 'ADDRESS_NOT_SELECTED', text: 'noPlace', values })
        }
        moved ??= destination.moved
        await requireSlot(tx, store, asked)
      }
      for (const item of items) {
        const { asin, storeId, quantity, offerListingDiscriminator: offerListingId } = item
        const wanted = { asin, storeId, quantity, offerListingId }
        const sets = isSet || quantity === 0
        const held = (await amountsInCart(tx, sessionId)).get(keyOf(item)) ?? 0
        await changing(tx, item, sets ? quantity : held + quantity, () =>
          sets
            ? setStoreItem(tx, sessionId, wanted, { facts: cartFacts, now })
            : addItems(tx, sessionId, [wanted], cartFacts),
        )
      }
      const [store] = [...stores.values()]
      if (!store) throw new NotAdded({ code: 'INPUT_INVALID', text: null })
      const isFirst = ![...before.keys()].some(key => key.endsWith(` ${store.storeId}`))
      const introduces =
        isFirst && receiving.size > 0 && store.sells !== null && !asked.loadsIntroduction
      return {
        ...plain,
        clientResponseModel: modelOf(items, await amountsInCart(tx, sessionId)),
        storefrontUrl: store.front,
        renderUFGCartProgressIndicator:
          (await worthOf(tx, sessionId, store.storeId)) < freeDeliveryFrom,
        ...(introduces && {
          storeIntroductionSheetHtml: introduction(language, store),
        }),
        ...(moved !== null && { newGlowAddressId: moved, refreshGlowLabel: true }),
      }
    },
  )
}

/** Adds to the order that the shopper has placed with the store, in a transaction. Its units leave the stock. */
export async function addToOrder(tx: Orm, asked: Asked): Promise<Answer> {
  const { isSet, items, now, orderId, sessionId } = asked
  const { recognized } = await personOf(tx, sessionId)
  if (!recognized) throw new Refused('signedOut', 'SIGN_IN_REQUIRED')
  await lockCart(tx, sessionId)
  await ensureOrder(tx, sessionId, now)
  let held: Amounts = new Map()
  return refusing(
    asked,
    'order',
    () => held,
    async () => {
      for (const item of items) {
        const store = await requireSold(tx, asked, item)
        const order = await orderOf(tx, sessionId, { orderId, storeId: store.storeId }, now)
        if (!order) {
          throw new NotAdded({ code: 'ITEM_NOT_AVAILABLE_FOR_RESERVATION', text: 'orderClosed' })
        }
        const { asin, quantity, offerListingDiscriminator } = item
        const units = await unitsInOrder(tx, order.orderId, asin)
        held = new Map([[keyOf(item), units]])
        const wanted = isSet || quantity === 0 ? quantity : units + quantity
        await changing(tx, item, wanted, () =>
          setOrderItem(
            tx,
            order.orderId,
            { asin, offerListingId: offerListingDiscriminator },
            wanted,
          ),
        )
        held = new Map([[keyOf(item), wanted]])
      }
      const [first] = items
      const open = await openOrders(tx, sessionId, now)
      return {
        ...plain,
        clientResponseModel: modelOf(items, held),
        // Who has several orders is shown to which of them the item went, unless they have said to which.
        ...(first &&
          !orderId &&
          open.length > 1 && { shouldRedirectToOgs: true, ogsUrl: '/orders' }),
      }
    },
  )
}
