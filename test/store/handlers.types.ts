import { together } from '../../demo/store/server/family.ts'
import type { Handlers, HandlersOf } from '../../demo/store/server/route.ts'
import type { buyingCalls } from '../../src/contract/buying/index.ts'

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

declare const buying: HandlersOf<(typeof buyingCalls)[number]>
// @ts-expect-error the handlers of all other families are missing
export const oneFamily: Handlers = together([buying])
