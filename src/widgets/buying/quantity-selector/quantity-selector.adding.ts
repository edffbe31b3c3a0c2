import { actionDetail } from './quantity-selector.action.ts'
import type { Item } from './quantity-selector.item.ts'
import type { QuantitySelectorModel } from './quantity-selector.model.ts'
import type { Selection } from './quantity-selector.selection.ts'

export { warnOfItem } from './quantity-selector.count.ts'

/** ADD_ANSWER_LIMIT_MS: an add that nobody ends counts as failed (QTY-081). */
const answerLimit = 15_000
/** VIBRATE_MS. */
const vibration = 50

interface Amount {
  asin: string
  storeId?: string | undefined
  amountInCart?: number | undefined
}
export interface End {
  widgetId?: string | undefined
  items: readonly Amount[]
}

const itemIn = (items: readonly Amount[], item: Item | null): Amount | undefined =>
  items.find(({ asin, storeId }) => asin === item?.asin && storeId === item.storeId)

/**
 * Hands quantities to the element that adds, and hears what becomes of them. Its code comes with the
 * first press or the first word of another element.
 */
export function adding(model: QuantitySelectorModel) {
  const { ports } = model
  /** What a failed add brings back. */
  let from = model.now
  let cancelLimit: (() => void) | undefined

  /** `amount`: what is in the cart now, null where nobody says. */
  function settle(amount: Selection | null, failed: boolean): void {
    if (!model.change('adding', 'resting')) return
    cancelLimit?.()
    const said = model.resume()
    const later = amount ?? said ?? (failed ? from : model.now)
    // The page has heard of a change that is now taken back, so it hears of this one too.
    if (later.quantity !== model.now.quantity) {
      model.take(later, failed)
      ports.announce(ports.text('quantity.updated', { quantity: later.quantity ?? 0 }))
    }
    // What the page has set meanwhile gives way to what is in the cart.
    else model.store()?.set(later.quantity)
    model.show({ failed })
    if (failed) ports.announce(ports.text('quantity.failed'))
  }

  function add(): void {
    if (!model.change('resting', 'adding')) return
    globalThis.navigator?.vibrate?.(vibration)
    cancelLimit = ports.after(answerLimit, () => settle(null, true))
  }

  function end({ items, widgetId }: End, failed: boolean): void {
    const mine = itemIn(items, model.item())
    const amount =
      typeof mine?.amountInCart === 'number' ? model.selection(mine.amountInCart) : null
    // An end that names a widget is of that one's add; one that names none is of all of its items.
    const isMine = widgetId === undefined ? mine : widgetId === ports.config.id
    if (model.$shown.get().state === 'adding' && isMine) settle(amount, failed)
    else if (amount && !failed) model.follow(amount)
  }

  return {
    /** What the element that adds says. */
    hear(type: string, detail: End): void {
      if (type !== 'dp-add-started') end(detail, type === 'dp-cart-failed')
      // It has taken an action up, perhaps after the event (COR-116).
      else if (detail.widgetId === ports.config.id) add()
    },

    /** `apply` makes the choice count; not called, and false, when a listener forbids it (QTY-063). */
    commit(next: Selection, before: Selection, apply?: () => void): boolean {
      const of = model.item()
      if (!of || next.quantity === null || model.$shown.get().disabled) return false
      const detail = actionDetail(ports.config, of, next.quantity, before.quantity)
      if (!ports.emit('dp-before-commit-quantity', detail)) return false
      apply?.()
      from = before
      model.show({ failed: false })
      if (!ports.emit('dp-quantity-committed', detail)) add()
      return true
    },
  }
}
