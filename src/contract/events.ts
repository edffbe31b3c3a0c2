import * as v from 'valibot'
import type { CallSpec, Fault, RefusalName } from './call.ts'
import { asin, asinOrNull, offerListingId } from './fields.ts'
import { flag, known, list, means, object, optional, text, whole } from './schema.ts'

/** Details of events that several elements send or hear (core.md, shared events). */

const quantity = means(whole, 'Quantity.', 2, 'count')
export const storeId = optional(means(text, 'Id of the store that sells the item.', 'S1'))

const item = object({ asin, quantity, offerListingId: optional(offerListingId), storeId })
export const items = means(list(item), 'The items.')

export const quantityChanged = object({
  asin: asinOrNull,
  quantity: means(v.nullable(whole), 'The new quantity. null: blank.', 2, 'count'),
  previousQuantity: means(v.nullable(whole), 'The earlier quantity. null: blank.', 1, 'count'),
})

export const beforeAddToCart = object({ items })

/** A quantity selector asks for a quantity in the cart (QTY-061). */
export const quantityCommitted = object({
  widgetId: means(text, 'Id of the selector.', 'qty'),
  actionId: optional(means(text, 'The actionId of the selector.', 'add')),
  clientId: optional(means(text, 'The clientId of the selector.', 'search')),
  asin: asinOrNull,
  storeId,
  quantityUnit: optional(means(text, 'Unit of the quantity, from staticData.', 'piece')),
  quantity: means(whole, 'The wanted quantity.', 2, 'count'),
  previousQuantity: means(v.nullable(whole), 'The earlier quantity. null: blank.', 1, 'count'),
  isStepper: means(flag, 'The shopper used the stepper.', false),
  setQuantity: means(flag, 'true: the cart shall hold this quantity. false: add this quantity.'),
  reftag: means(text, 'Reference tag of the action.', 'qs_add'),
})

const widgetId = optional(
  means(text, 'Id of the quantity selector. Missing: the add is for no selector.', 'qty'),
)
const itemsInCart = means(
  list(
    object({
      ...item.entries,
      amountInCart: optional(means(whole, 'Quantity of the product in the cart.', 3, 'count')),
    }),
  ),
  'The items.',
)
export const addStarted = object({ items, widgetId })
export const cartAdded = object({
  items: itemsInCart,
  cartCount: means(
    v.nullable(whole),
    'Number of items in the cart. null: not known yet.',
    3,
    'count',
  ),
  total: optional(
    means(v.number(), 'What the items cost, if the element knows.', 74.8, 'currency units'),
  ),
  widgetId,
})

/** Faults that every call can have, as events tell them. */
const faults = ['timeout', 'offline', 'malformed', 'unavailable'] as const satisfies Fault[]
type Reason<C extends CallSpec> = (typeof faults)[number] | RefusalName<C>

const status = means(whole, 'Status of the answer. 0: no answer.', 409, 'HTTP status')
const reasonOf = <const R extends string>(reasons: readonly R[]) =>
  means(
    known(reasons),
    'Why it failed: timeout, offline (no answer), malformed (the answer does not fit), unavailable (any other error answer), or a refusal of the call.',
  )

/** What every event about a failed call carries. `others`: reasons that no call has. */
export const failure = <C extends CallSpec, const R extends string = never>(
  calls: readonly C[],
  others: readonly R[] = [],
) => {
  const refused = calls.flatMap(({ refusals = {} }) => Object.keys(refusals) as RefusalName<C>[])
  return { reason: reasonOf<Reason<C> | R>([...faults, ...refused, ...others]), status }
}

export const cartFailed = object({
  items: itemsInCart,
  status,
  reason: reasonOf([...faults, 'incomplete', 'notAdded', 'sessionOver', 'signedOut']),
  code: means(text, 'The name that the server gives the fault. Empty: none.', 'OUT_OF_STOCK'),
  widgetId,
})
export const beforeNavigate = object({
  url: means(text, 'Where the browser will go.', 'https://shop.example/gp/sign-in.html'),
  kind: means(
    v.picklist(['page', 'reload', 'form']),
    'How: another page, this page again, or by a form.',
  ),
})
export const metric = object({
  name: means(text, 'Name of the metric.', 'DealProductFailed'),
  value: means(v.number(), 'How often it happened.', 1, 'count'),
  element: means(text, 'Tag of the element.', 'dp-deal-box'),
  fields: means(v.record(text, v.unknown()), 'Everything else about it, by name.', {
    reason: 'timeout',
    status: 0,
  }),
})

export const dpError = object({
  code: means(
    v.picklist(['config', 'load', 'define', 'crash', 'call']),
    'What is wrong: the configuration, the loading, the definition of the tag, the code, or the answer of a call.',
  ),
  problems: means(
    list(
      object({
        field: optional(means(text, 'The field, or the path in the answer.', 'pollingIntervalMs')),
        expected: optional(means(text, 'What would be right.', 'a whole number of at least 1000')),
        received: optional(means(text, 'What came.', '"soon"')),
        message: means(text, 'All of it, in a sentence.', 'data-kind: expected …, got "x"'),
      }),
    ),
    'What is wrong, one by one.',
  ),
})

/** Every element sends these events. */
export const commonEvents = {
  'dp-ready': { about: 'The element shows its first view.', detail: object({}) },
  'dp-error': {
    about: 'Something is wrong that you, the author of the page, can fix.',
    detail: dpError,
  },
  'dp-metric': { about: 'Something happened that you may want to count.', detail: metric },
} as const
