import { atom, type WritableAtom } from 'nanostores'
import { registry } from './registry.ts'
import type {
  AddOn,
  DeliveryLocation,
  Fitment,
  PageContext,
  Product,
  Quantity,
  Shopper,
} from './shapes.ts'

const store = <T>(name: string, initial: T) => {
  let found = registry.stores.get(name)
  if (!found) registry.stores.set(name, (found = atom<unknown>(initial)))
  return found as WritableAtom<T>
}

const keyed =
  <T>(name: string, initial: T) =>
  (key: string | null): WritableAtom<T> =>
    store(`${name}:${key ?? ''}`, initial)

/** The page stores (core.md). Stores with values by asin, node or registry id are functions that take the key. */
export const page = {
  $asin: store<string | null>('asin', null),
  product: keyed<Product | null>('product', null),
  quantity: keyed<Quantity>('quantity', undefined),
  buyingOption: keyed<string | null>('buyingOption', null),
  addOns: keyed<readonly AddOn[]>('addOns', []),
  $location: store<DeliveryLocation | null>('location', null),
  $cart: store<{ count: number | null }>('cart', { count: null }),
  $shopper: store<Shopper>('shopper', {
    recognized: false,
    prime: false,
    business: false,
    deviceType: null,
  }),
  $fitment: store<Fitment | null>('fitment', null),
  $context: store<PageContext>('context', {}),
  wardrobeMode: keyed<'try' | 'buy' | null>('wardrobeMode', null),
  giftTag: keyed<{ tagId: string; tagName: string } | null>('giftTag', null),
}
export type Page = typeof page

/**
 * Returns the store that the path of a field names ('shopper.prime'). If the store has values by key, `asin` is the
 * key.
 */
export function storeAt(path: string, asin: string | null): WritableAtom<unknown> {
  const name = path.split('.')[0] as string
  const byKey = (page as unknown as Record<string, unknown>)[name]
  return typeof byKey === 'function'
    ? (byKey as (key: string | null) => WritableAtom<unknown>)(asin)
    : store<unknown>(name, null)
}
