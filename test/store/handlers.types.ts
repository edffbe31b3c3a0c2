import type { Handlers } from '../../demo/store/server/route.ts'

/** Compiled, never run: what the type of the store's handlers has to refuse. */

declare const handlers: Handlers

const { 'cart-count': _count, ...withoutCount } = handlers
// @ts-expect-error a handler is missing
export const missing: Handlers = withoutCount

export const otherShape: Handlers = {
  ...handlers,
  // @ts-expect-error the contract says {entity: {items}}
  'cart-count': async () => ({ items: 1 }),
}

export const otherInput: Handlers = {
  ...handlers,
  // @ts-expect-error the body has no such field
  'deal-claim': async ({ body }) => body.units,
}
