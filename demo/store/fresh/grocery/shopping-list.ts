import { and, desc, eq } from 'drizzle-orm'
import { alreadyInList } from '../../../../src/contract/fresh/grocery-lists.ts'
import type { Orm } from '../../database/database.ts'
import { product } from '../../products/tables.ts'
import { isSame, type Signatures } from '../../server/session.ts'
import { shoppingListItem } from './tables.ts'

/** The shopping list: products that the shopper wants to buy some day. */

/** The one that every shopper has. */
export const ownList = 'SHOPPING'
/** The list of the catalogue's examples: they are pages without a session, so they know no token of it. */
const exampleList = { id: 'DEMO', token: 'demo' }

const mostItems = 100
/** Error codes beside alreadyInList. */
const unknownItem = 2
const listFull = 3

export const isTokenOf = (
  sign: Signatures,
  sessionId: string,
  { listID, token }: { listID: string; token: string },
): boolean =>
  listID === exampleList.id
    ? token === exampleList.token
    : listID === ownList && isSame(token, sign.list(sessionId, listID))

interface Listed {
  asin: string
  listId: string
  sessionId: string
  now: number
}

/** Puts a product on a list, in a transaction. Returns what is wrong; null: it is on the list now. */
export async function addToList(
  tx: Orm,
  { asin, listId, now, sessionId }: Listed,
): Promise<number | null> {
  const [found] = await tx
    .select({ asin: product.asin })
    .from(product)
    .where(eq(product.asin, asin))
  if (!found) return unknownItem
  const isOwn = and(eq(shoppingListItem.sessionId, sessionId), eq(shoppingListItem.listId, listId))
  if ((await tx.$count(shoppingListItem, isOwn)) >= mostItems) return listFull
  const added = await tx
    .insert(shoppingListItem)
    .values({ sessionId, listId, asin, addedAt: now })
    .onConflictDoNothing()
    .returning({ asin: shoppingListItem.asin })
  return added.length > 0 ? null : alreadyInList
}

/** The asins of the shopper's list, the newest first. */
export async function listedAsins(orm: Orm, sessionId: string): Promise<string[]> {
  const rows = await orm
    .select({ asin: shoppingListItem.asin })
    .from(shoppingListItem)
    .where(and(eq(shoppingListItem.sessionId, sessionId), eq(shoppingListItem.listId, ownList)))
    .orderBy(desc(shoppingListItem.addedAt), shoppingListItem.asin)
  return rows.map(({ asin }) => asin)
}

export const takeOffList = (orm: Orm, sessionId: string, asin: string) =>
  orm
    .delete(shoppingListItem)
    .where(
      and(
        eq(shoppingListItem.sessionId, sessionId),
        eq(shoppingListItem.listId, ownList),
        eq(shoppingListItem.asin, asin),
      ),
    )
