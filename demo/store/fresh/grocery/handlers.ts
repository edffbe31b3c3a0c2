import * as v from 'valibot'
import type { CallAnswer, CallSpec } from '../../../../src/contract/call.ts'
import { groceryAdd } from '../../../../src/contract/fresh/grocery-add.ts'
import { assistantListAdd, shoppingListAdd } from '../../../../src/contract/fresh/grocery-lists.ts'
import type { groceryCalls } from '../../../../src/contract/fresh/index.ts'
import type { Shop } from '../../server/family.ts'
import { once } from '../../server/idempotency.ts'
import { languageOf } from '../../server/language.ts'
import { Problem } from '../../server/problem.ts'
import type { HandlersOf } from '../../server/route.ts'
import { addGrocery, answering } from './add.ts'
import { addForAssistant, requireSignIn } from './assistant-list.ts'
import { conflictHtml } from './conflict.ts'
import { addToList, isTokenOf } from './shopping-list.ts'

/** Tells a kept answer of a call from anything else. */
const answerTo =
  <C extends CallSpec & { output: v.GenericSchema }>({ output }: C) =>
  (kept: unknown): kept is CallAnswer<C> =>
    v.is(output, kept)
const isAdded = answerTo(groceryAdd)
const isListed = answerTo(shoppingListAdd)
const isRead = answerTo(assistantListAdd)

/** A quantity that a page names. 0: it is none that fits a cart. */
const countIn = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : 0)

/** The calls of the grocery page (docs/spec/grocery.md). */
export function groceryHandlers(shop: Shop): HandlersOf<(typeof groceryCalls)[number]> {
  const { cartFacts, orm, sign } = shop
  return {
    'grocery-add': ({ body }, visit) => {
      const { asin, offerListingID: offerListingId, quantity } = body
      const { now, sessionId } = visit
      const asked = { asin, offerListingId, quantity, now, sessionId }
      return answering(asked, () =>
        once(orm, visit, isAdded, tx => addGrocery(tx, asked, cartFacts)),
      )
    },

    'reservation-conflict': ({ query }, visit) =>
      conflictHtml(shop, {
        asin: query.asin,
        title: query.title,
        offerListingId: query.offerListingID,
        reason: query.reasonCode,
        added: countIn(query.quantityAdded),
        requested: countIn(query.quantityRequested),
        sessionId: visit.sessionId,
        language: languageOf(visit),
      }),

    'shopping-list-add': async ({ body }, visit) => {
      const { now, sessionId } = visit
      if (!isTokenOf(sign, sessionId, body)) throw new Problem(403, 'LIST_TOKEN')
      return once(orm, visit, isListed, async (tx): Promise<CallAnswer<typeof shoppingListAdd>> => {
        const listed = { asin: body.asin, listId: body.listID, now, sessionId }
        const fault = await addToList(tx, listed)
        return fault === null
          ? { successful: true, errorCodes: [] }
          : { successful: false, errorCodes: [fault] }
      })
    },

    'assistant-list-add': async ({ body }, visit) => {
      await requireSignIn(orm, visit)
      return once(orm, visit, isRead, tx => addForAssistant(tx, visit, body.items))
    },

    // The journal of the store says what has arrived.
    'list-log-events': async () => undefined,
    'grocery-weblab-trigger': async () => undefined,
  }
}
