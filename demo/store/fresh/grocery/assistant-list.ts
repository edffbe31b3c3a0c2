import { createHash } from 'node:crypto'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { CallAnswer, CallReceived } from '../../../../src/contract/call.ts'
import type { assistantListAdd } from '../../../../src/contract/fresh/grocery-lists.ts'
import { ownPath } from '../../../own-path.ts'
import type { AssistantItem } from '../../../pages/fresh/data.ts'
import type { Orm } from '../../database/database.ts'
import { Refused } from '../../server/problem.ts'
import type { Visit } from '../../server/route.ts'
import { personOf } from '../../server/session.ts'
import { assistantItem, type AssistantItemRow } from './tables.ts'

/** The list that the voice assistant of a signed-in shopper reads out. */

type Wanted = CallReceived<typeof assistantListAdd>['body']['items']
type Answer = CallAnswer<typeof assistantListAdd>

/** More than these are forgotten, the oldest first. */
const mostItems = 100
const longestTitle = 200

/** The way back leads to the page that asked, as far as the browser names it and it is one of this shop. */
function pageOf({ header }: Pick<Visit, 'header'>): string {
  const referer = URL.parse(header('referer') ?? '')
  return referer && referer.host === header('host')
    ? ownPath(referer.pathname + referer.search)
    : '/'
}

/** GRO-055. */
export async function requireSignIn(orm: Orm, visit: Visit): Promise<void> {
  const { recognized } = await personOf(orm, visit.sessionId)
  if (recognized) return
  const back = new URLSearchParams({ useRedirectOnSuccess: '1', path: pageOf(visit) })
  const body = { redirectUrl: `/gp/sign-in.html?${back}` }
  throw new Refused('signedOut', 'SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED', body)
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

const infoOf = (row: AssistantItemRow): Answer['itemInfoList'][number] => ({
  listId: 'ASSISTANT',
  itemId: `${row.id}`,
  itemName: row.title,
  encryptedItemName: digest(row.title),
  updateAt: row.updatedAt,
  createAt: row.createdAt,
  customerId: digest(`customer ${row.sessionId}`),
  itemType: 'SHOPPING_LIST',
})

async function forgetOldest(tx: Orm, sessionId: string): Promise<void> {
  const isOwn = eq(assistantItem.sessionId, sessionId)
  const newest = tx
    .select({ id: assistantItem.id })
    .from(assistantItem)
    .where(isOwn)
    .orderBy(desc(assistantItem.id))
    .limit(mostItems)
  await tx.delete(assistantItem).where(and(isOwn, notInArray(assistantItem.id, newest)))
}

/** Puts items on the list, in a transaction. One that is there already gets its new name. */
export async function addForAssistant(
  tx: Orm,
  { now, sessionId }: Pick<Visit, 'now' | 'sessionId'>,
  items: Wanted,
): Promise<Answer> {
  const itemInfoList = []
  for (const { asin, locale, title: given } of items) {
    const title = [...given].slice(0, longestTitle).join('')
    const [row] = await tx
      .insert(assistantItem)
      .values({ sessionId, asin, title, locale, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [assistantItem.sessionId, assistantItem.asin],
        set: { title, locale, updatedAt: now },
      })
      .returning()
    if (row) itemInfoList.push(infoOf(row))
  }
  await forgetOldest(tx, sessionId)
  return { itemInfoList }
}

/** The newest first. */
export const assistantItems = (orm: Orm, sessionId: string): Promise<AssistantItem[]> =>
  orm
    .select({
      id: assistantItem.id,
      asin: assistantItem.asin,
      title: assistantItem.title,
      addedAt: assistantItem.createdAt,
    })
    .from(assistantItem)
    .where(eq(assistantItem.sessionId, sessionId))
    .orderBy(desc(assistantItem.id))

export const takeFromAssistant = (orm: Orm, sessionId: string, id: number) =>
  orm
    .delete(assistantItem)
    .where(and(eq(assistantItem.sessionId, sessionId), eq(assistantItem.id, id)))
