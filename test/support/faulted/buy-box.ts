import { buyBoxAdd } from '../../../src/contract/cart.ts'
import { eventsOf, fixture, session } from '../browser.ts'
import { buyBox, newAsin } from '../buy-box.ts'
import type { Faulted, FaultedCall } from './faulted.ts'

async function freshAdd(): Promise<Faulted> {
  const { csrfToken } = await session()
  const asin = newAsin()
  await fixture({ product: { asin } })
  const box = await buyBox({
    asin,
    offer: '',
    attributes: `data-variant="fresh" data-csrf-token="${csrfToken}"`,
  })
  const failed = eventsOf(box.host, 'dp-cart-failed')
  const added = eventsOf(box.host, 'dp-cart-added')
  const press = () => box.button().click()
  return {
    host: () => box.host,
    act: press,
    failure: () => failed.take()[0]?.detail,
    shows: box.text,
    isDocumented: shown =>
      shown.includes('We could not add this item to your cart.') &&
      !box.is('adding') &&
      !box.button().hasAttribute('aria-disabled'),
    goOn: press,
    isWell: () => added.take().length > 0,
  }
}

export const buyBoxCalls: readonly FaultedCall[] = [
  { call: buyBoxAdd, when: 'at a press', refusals: { 422: 'incomplete' }, begin: freshAdd },
]
