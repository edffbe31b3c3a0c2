import * as v from 'valibot'
import { defineCall, type CallSpec } from '../call.ts'
import { asin } from '../fields.ts'
import { flag, list, means, object, optional, text, whole } from '../schema.ts'

/** Calls that put an item on a list of the shopper (docs/spec/grocery.md). */

/** GRO-033, GRO-040. */
const listCallTimeout = 5_000

/** GRO-035. */
export const alreadyInList = 1

const add = {
  method: 'POST',
  timeout: listCallTimeout,
  creates: true,
} as const satisfies Partial<CallSpec>

/** GRO-030 to GRO-036. */
export const shoppingListAdd = defineCall({
  ...add,
  id: 'shopping-list-add',
  about: 'Adds an item to a shopping list.',
  path: '/afx/lists/json/shoppinglists/additem',
  body: object({
    asin,
    listID: means(text, 'Id of the list.', 'SHOPPING'),
    token: means(text, 'Token of the list, as the page has it.', '5c1d…'),
  }),
  output: object({
    successful: means(flag, 'The item is on the list now.'),
    errorCodes: optional(
      means(
        list(whole),
        'What is wrong, if successful is false. 1: the item is on the list already. The first entry counts.',
        [alreadyInList],
      ),
    ),
  }),
  headers: ['csrf'],
})

const title = means(text, 'Title of the item.', 'House blend coffee, 1 kg')
const listId = means(text, 'Id of the list.', 'L1')
const itemId = means(text, 'Id of the item on the list.', '42')
const itemName = means(text, 'Name of the item on the list.', 'House blend coffee, 1 kg')
const moment = (about: string) => means(whole, about, 1_790_000_000_000, 'epoch ms')

/** An item on the list of the voice assistant. */
export const assistantItem = {
  listId,
  itemId,
  itemName,
  encryptedItemName: means(text, 'The name, as the assistant keeps it.', 'e4b1…'),
  updateAt: moment('When the item was last changed.'),
  createAt: moment('When the item was added.'),
  itemType: means(text, 'Kind of the list.', 'SHOPPING_LIST'),
}

/** GRO-039 to GRO-043, GRO-055. */
export const assistantListAdd = defineCall({
  ...add,
  id: 'assistant-list-add',
  about: "Adds items to the list of the shopper's voice assistant.",
  path: '/dp/assistant/list/items',
  body: object({
    items: means(
      v.pipe(
        list(
          object({
            asin,
            title,
            locale: means(text, 'Language of the title (BCP 47).', 'en-GB'),
            marketplaceId: means(text, 'Id of the marketplace. Empty: unknown.', 'M1'),
          }),
        ),
        v.minLength(1),
        v.maxLength(50),
      ),
      'The items to add.',
    ),
  }),
  output: object({
    itemInfoList: means(
      list(
        object({ ...assistantItem, customerId: optional(means(text, 'Id of the shopper.', 'C1')) }),
      ),
      'The items on the list.',
    ),
  }),
  headers: ['csrf', 'metadata'],
  refusals: {
    signedOut: {
      about: 'The shopper is not signed in. The element goes to the sign-in page.',
      status: 401,
      body: object({
        redirectUrl: optional(
          means(text, 'URL of the sign-in page. It leads back here.', '/gp/sign-in.html?path=%2F'),
        ),
      }),
    },
  },
})

/** GRO-044, GRO-045. */
export const listLogEvents = defineCall({
  id: 'list-log-events',
  about: "Counts that an item was added to the voice assistant's list, or could not be added.",
  method: 'POST',
  path: '/alexashoppinglists/api/logevents',
  body: object({
    eventName: means(
      v.picklist(['ADD_ITEM_SUCCESS', 'ADD_ITEM_FAILURE']),
      'What has become of the add.',
    ),
    eventType: means(text, 'Kind of the event.', 'ADD_ITEM'),
    pageName: means(text, 'Name of the page.', 'detail'),
    listType: means(text, 'Kind of the list.', 'SHOPPING_LIST'),
    sessionId: means(text, 'Id of the session. Empty: unknown.', 'c2Vzc2lvbg'),
    item: means(
      object({ asin, title, itemId: optional(itemId), itemName: optional(itemName) }),
      'The item.',
    ),
  }),
  output: null,
  outlives: true,
  headers: ['csrf'],
  timeout: 10_000,
})
