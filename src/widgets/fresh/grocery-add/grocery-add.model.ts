import { adds } from './adding.model.ts'
import { conflicts } from './conflict.model.ts'
import type { GroceryPorts } from './grocery-add.ports.ts'
import { assistantList, shoppingList } from './lists.model.ts'
import { offers } from './offers.model.ts'
import { quantities } from './quantity.model.ts'

export function model(ports: GroceryPorts) {
  const cart = adds(ports, {
    quantity: () => quantity.$quantity.get(),
    explain: (refusal, wanted) => conflict.open(refusal, wanted),
  })
  const conflict = conflicts(ports, () => void cart.count())
  const quantity = quantities(ports, cart.change)
  const list = ports.extend(shoppingList(ports))

  function add(offerListingId?: string): void {
    if (quantity.settle()) cart.add(offerListingId)
  }

  return {
    $entry: quantity.$entry,
    $quantity: quantity.$quantity,
    choose: quantity.choose,
    startTyping: quantity.startTyping,
    type: quantity.type,
    settle: quantity.settle,
    $state: cart.$state,
    $cools: cart.$cools,
    $offer: cart.$offer,
    $failure: cart.$failure,
    $isClipped: cart.$isClipped,
    add,
    /** A press of any button that adds does nothing now (GRO-002, GRO-003, GRO-013, GRO-062). */
    isHeld: () => !cart.isFree() || quantity.$entry.get().fault === 'min',
    $conflict: conflict.$conflict,
    closeConflict: conflict.close,
    lose: conflict.lose,
    /** The code of the dialogs could not be loaded. */
    failDialog(): void {
      list.close()
      conflict.close()
      cart.fail('failed')
    },
    list,
    assistant: ports.extend(assistantList(ports)),
    offers: ports.extend(offers(ports)),
  }
}
export type GroceryAddModel = ReturnType<typeof model>
