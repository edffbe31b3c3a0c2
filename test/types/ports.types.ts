import type { QuantitySelector } from '../../elements/buying/quantity-selector.ts'
import type { DealBox } from '../../elements/deals/deal-box.ts'
import { cartAddItems } from '../../src/contract/buying/cart.ts'
import { dealClaim } from '../../src/contract/deals/deal-claim.ts'
import { inviteRequest } from '../../src/contract/buying/invite.ts'
import type { Ports } from '../../src/element/ports.ts'
import type { messages } from '../../src/widgets/buying/quantity-selector/quantity-selector.messages.ts'

// Each line below an expectation must not compile: `npm run types` fails where one does.

export function undeclared(ports: Ports<QuantitySelector, typeof messages>): void {
  // @ts-expect-error -- the descriptor declares no such event (COR-056)
  ports.emit('dp-cart-added', { items: [], cartCount: 1 })
  // @ts-expect-error -- nor such a state
  ports.state('processing', true)
  // @ts-expect-error -- nor that it hears this event
  ports.hear('dp-location-changed', () => {})
  // @ts-expect-error -- its text has another name
  ports.text('quantity.lable')
  // @ts-expect-error -- a field without default that nobody has to give may be absent
  void ports.config.actionId.length
  // @ts-expect-error -- the configuration is the page's
  ports.config.maxQuantity = 3
}

export async function calls(ports: Ports<DealBox>): Promise<void> {
  const claim = { asin: 'B0HEADPH01', quantity: 1, devicePreRegistered: false }
  const input = { params: { dealId: 'D' }, query: { ref_: 'r' }, body: claim }
  // @ts-expect-error -- the element declares no such call
  await ports.call(inviteRequest, { body: {} })
  // @ts-expect-error -- the path needs its deal
  await ports.call(dealClaim, { query: { ref_: 'r' }, body: claim })
  // @ts-expect-error -- a quantity is a number
  await ports.call(dealClaim, { ...input, body: { ...claim, quantity: '1' } })
  const outcome = await ports.call(dealClaim, input)
  // @ts-expect-error -- a failed call has no value
  void outcome.value
  // @ts-expect-error -- a refusal is one of the call's own
  if (!outcome.ok && outcome.problem === 'incomplete') return
  const added = await ports.call(cartAddItems, { query: {}, body: { items: [] } })
  if (!added.ok && added.problem === 'incomplete') return
}
