import * as v from 'valibot'
import { list, object, optional, text, whole } from './schema.ts'

/** Details of events that several elements send or hear (core.md, shared events). */

const item = object({
  asin: text,
  quantity: whole,
  offerListingId: optional(text),
  storeId: optional(text),
})
export const items = list(item)

export const quantityChanged = object({
  asin: v.nullable(text),
  quantity: v.nullable(whole),
  previousQuantity: v.nullable(whole),
})

export const beforeAddToCart = object({ items })
export const addStarted = object({ items, widgetId: optional(text) })
export const cartAdded = object({
  items: list(object({ ...item.entries, amountInCart: optional(whole) })),
  cartCount: v.nullable(whole),
  widgetId: optional(text),
})
export const cartFailed = object({
  items: list(object({ ...item.entries, amountInCart: optional(whole) })),
  status: whole,
  reason: text,
  code: text,
  widgetId: optional(text),
})
export const beforeNavigate = object({ url: text, kind: v.picklist(['page', 'reload', 'form']) })
export const metric = object({
  name: text,
  value: v.number(),
  element: text,
  fields: v.record(text, v.unknown()),
})
export const failed = object({ reason: text, status: whole })

export const dpError = object({
  code: v.picklist(['config', 'load', 'define', 'crash', 'call']),
  problems: list(
    object({
      field: optional(text),
      expected: optional(text),
      received: optional(text),
      message: text,
    }),
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
