import * as v from 'valibot'
import type { CallAnswer } from '../../../../src/contract/call.ts'
import { groceryAdd } from '../../../../src/contract/fresh/grocery-add.ts'
import type { groceryCalls } from '../../../../src/contract/fresh/index.ts'
import { addItems } from '../../buying/index.ts'
import type { Shop } from '../../server/family.ts'
import { once } from '../../server/idempotency.ts'
import { Refused } from '../../server/problem.ts'
import type { HandlersOf } from '../../server/route.ts'

const isAnswer = (kept: unknown): kept is CallAnswer<typeof groceryAdd> =>
  v.is(groceryAdd.output, kept)

/** The calls of the grocery page (docs/spec/grocery.md). */
export function groceryHandlers({
  orm,
  cartFacts,
}: Shop): HandlersOf<(typeof groceryCalls)[number]> {
  return {
    'grocery-add': ({ body }, visit) =>
      once(orm, visit, isAnswer, async (tx): Promise<CallAnswer<typeof groceryAdd>> => {
        const { asin, offerListingID: offerListingId, quantity } = body
        await addItems(tx, visit.sessionId, [{ asin, offerListingId, quantity }], cartFacts)
        return { isOK: true }
      }),
    'reservation-conflict': async () => '<p>This item could not be added.</p>',
    'grocery-weblab-trigger': async () => undefined,
    'shopping-list-add': async () => ({ successful: true }),
    'assistant-list-add': async () => {
      throw new Refused('signedOut', 'SIGN_IN_REQUIRED')
    },
    'list-log-events': async () => undefined,
  }
}
