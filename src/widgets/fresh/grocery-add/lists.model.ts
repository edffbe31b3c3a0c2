import { atom } from 'nanostores'
import {
  alreadyInList,
  assistantListAdd,
  listLogEvents,
  shoppingListAdd,
} from '../../../contract/fresh/grocery-lists.ts'
import { adding } from '../../../machine/adding.ts'
import { navigate } from '../../../page/navigate.ts'
import { signInUrl } from '../../../rules/sign-in.ts'
import type { GroceryPorts } from './grocery-add.ports.ts'

const listType = 'shoppinglist' as const

/** Adds the item to the shopping list (GRO-029 to GRO-036, GRO-054, GRO-060). */
export function shoppingList(ports: GroceryPorts) {
  const adder = adding()
  const $isOpen = atom(false)
  /** What the last add came to. */
  const $result = atom<'added' | 'already' | 'error' | null>(null)

  function end(result: 'added' | 'already' | 'error', asin: string): void {
    if (asin === ports.config.asin) $result.set(result)
    else adder.change()
    ports.announce(ports.text(`grocery.list.${result}`))
  }

  async function add(): Promise<void> {
    const { asin, listId = '', listToken = '', listUrl: at } = ports.config
    const signal = asin ? adder.start() : undefined
    if (!asin || !signal) return
    $result.set(null)
    const body = { asin, listID: listId, token: listToken }
    const outcome = await ports.call(shoppingListAdd, { body }, { at, signal })
    const told = { asin, listId, listType }
    if (outcome.ok && outcome.value.successful) {
      adder.answer()
      end('added', asin)
      ports.emit('dp-list-item-added', told)
      return
    }
    const failure = outcome.ok
      ? { reason: 'serviceError', status: outcome.status }
      : ports.failed(outcome, 'ShoppingListAddFailed')
    if (!failure) return adder.leave()
    const isThere = outcome.ok && outcome.value.errorCodes?.[0] === alreadyInList
    if (outcome.ok) adder.refuse()
    else adder.fail()
    end(isThere ? 'already' : 'error', asin)
    ports.emit('dp-list-item-failed', {
      ...told,
      ...failure,
      ...(isThere && { reason: 'alreadyInList' as const }),
    })
  }

  const close = () => $isOpen.set(false)
  ports.onConfig((config, before) => {
    if (config.asin === before.asin) return
    adder.change()
    $result.set(null)
  })
  ports.use(() => () => {
    close()
    adder.leave()
  })
  return {
    $state: adder.$state,
    $isOpen,
    $result,
    /** The page has named a list that can be added to. */
    isOffered: () => !!ports.config.listId && !!ports.config.listToken,
    open(): void {
      $result.set(null)
      $isOpen.set(true)
    },
    close,
    add,
  }
}

/** Adds the item to the list of the voice assistant (GRO-037 to GRO-045, GRO-054, GRO-055, GRO-060). */
export function assistantList(ports: GroceryPorts) {
  const adder = adding()

  function count(
    isAdded: boolean,
    item: { asin: string; title: string; itemId?: string; itemName?: string },
  ): void {
    const { eventType, listType: type, logEventsUrl: at, pageName, sessionId = '' } = ports.config
    const body = {
      eventName: isAdded ? 'ADD_ITEM_SUCCESS' : 'ADD_ITEM_FAILURE',
      eventType,
      pageName,
      listType: type,
      sessionId,
      item,
    } as const
    void ports.call(listLogEvents, { body }, { at })
  }

  /** The sign-in page leads back here. Its address is what the answer says, else what the page says (GRO-042). */
  function signIn(answered: string | undefined): boolean {
    const isSearch = ports.page.$context.get().pageType === 'search'
    const address = answered || signInUrl(location, isSearch, ports.config.signInUrl)
    return navigate(address, ports) !== 'refused'
  }

  async function add(): Promise<void> {
    const { asin, assistantListUrl: at, locale, marketplaceId, title = '' } = ports.config
    const signal = asin ? adder.start() : undefined
    if (!asin || !signal) return
    const items = [{ asin, title, locale, marketplaceId }]
    const outcome = await ports.call(assistantListAdd, { body: { items } }, { at, signal })
    /** The page may show another item by now, which is on no list. */
    const isOther = asin !== ports.config.asin
    if (outcome.ok) {
      const added = outcome.value.itemInfoList.map(({ customerId: _, ...item }) => item)
      const [first] = added
      adder.answer()
      if (isOther) adder.change()
      ports.announce(ports.text('grocery.assistant.added'))
      count(true, {
        asin,
        title,
        ...(first && { itemId: first.itemId, itemName: first.itemName }),
      })
      ports.emit('dp-assistant-item-added', { items: added })
      return
    }
    const failure = ports.failed(outcome, 'AssistantListAddFailed')
    if (!failure) return adder.leave()
    const isSignedOut = outcome.problem === 'signedOut'
    count(false, { asin, title })
    ports.emit('dp-assistant-item-failed', { asin, ...failure })
    if (isSignedOut && signIn(outcome.body?.redirectUrl)) return adder.leave()
    adder.fail()
    if (isOther) adder.change()
    ports.announce(ports.text('grocery.assistant.error'))
  }

  ports.onConfig((config, before) => {
    if (config.asin !== before.asin) adder.change()
  })
  ports.use(() => adder.leave)
  return {
    $state: adder.$state,
    isOffered: () => !!ports.config.assistantListUrl,
    /** The button stays off once the item is on the list (GRO-038). */
    isOver(): boolean {
      const { deviceType } = ports.page.$shopper.get()
      return adder.$state.get() === 'added' && !!deviceType && deviceType !== 'desktop'
    },
    add,
  }
}
